/** The feeds that have settings: FEED_<NAME> in capitals, FEED_<NAME>_KEY. */
export const FEED_NAMES: readonly string[] = [
  ...['cbsa', 'cbp', 'wsdot', 'drivebc', 'ircc', 'afdc', 'nrcan', 'nrcan_diesel', 'boc', 'toronto_dropin'],
];

/** @param name - A feed's name, as `cbsa`. */
export const feedSetting = (name: string): string => `FEED_${name.toUpperCase()}`;
