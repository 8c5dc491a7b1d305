import { isDeepStrictEqual } from 'node:util';
import type { AlertCriteria } from '@hanca/common/alerts.ts';
import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { alertFilter } from '@hanca/common/contract/alerts.ts';
import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { toDay } from '../realties/days.ts';

/** The values that narrow nothing, by field. */
const NOTHING: Record<string, unknown> = {
  ...{ regionId: '', cityId: '', bedroom: -1, status: -1, keyword: '' },
  ...{ reType: 0, txType: 0, bathroom: 0, parking: 0, priceMin: 0, areaMin: 0 },
};

/** A filter as it is stored: what narrows nothing is left out, days are days, lists are sorted. */
export const canonical = (filter: RealtyFilter): AlertCriteria => {
  const { availableBefore, utilities = [], keyword, hidden: _, regionId = [], cityId, ...rest } = filter;
  const city = cityId === ALL_REGIONS ? '' : (cityId ?? '');
  const written = {
    ...rest,
    // A city alone is a place like others.
    regionId: regionId.length > 0 ? regionId.join(',') : city,
    cityId: regionId.length > 0 ? city : '',
    keyword: keyword?.replaceAll(/\s+/gu, ' '),
    utilities: utilities.length > 0 ? [...new Set(utilities)].sort() : undefined,
    availableBefore: availableBefore === undefined ? undefined : toDay(availableBefore),
  };
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) =>
      value === undefined || value === NOTHING[name] ? [] : [[name, value]],
    ),
  );
};

/** The filter of stored criteria; null where a later version does not take them any more. */
export const filterOf = (criteria: AlertCriteria): RealtyFilter | null =>
  alertFilter.safeParse(criteria).data ?? null;

/** Whether stored criteria, which may have the spelling of a version before, are these canonical ones. */
export const isSame = (stored: AlertCriteria, criteria: AlertCriteria): boolean => {
  const filter = filterOf(stored);
  return filter !== null && isDeepStrictEqual(canonical(filter), criteria);
};
