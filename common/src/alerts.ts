// What an alert is made of, for server and site.

import { IN_DEAL, RENT } from './realties.ts';

/** What alerts can be about. */
export const ALERT_TOPICS = ['realties'] as const;
/** By which ways they reach a member. */
export const ALERT_CHANNELS = ['email'] as const;
/** How soon. */
export const ALERT_MODES = ['daily'] as const;

/** Alerts of one member. */
export const ALERTS_MAX = 20;

/** The criteria of an alert as JSON: for homes the filter of a search, without what narrows nothing. */
export type AlertCriteria = Record<string, string | number | boolean | (string | number)[]>;

/** The site's address of the search that an alert about homes goes on with. Its search has rentals that can be had where nothing is said. */
export const alertSearchPath = (criteria: AlertCriteria): string => {
  const { txType = 0, status = -1, ...rest } = criteria;
  const parameters = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (txType !== RENT) parameters.set('txType', String(txType));
  if (status !== IN_DEAL) parameters.set('status', String(status));
  parameters.sort();
  return parameters.size > 0 ? `/realtylist?${parameters}` : '/realtylist';
};
