import { isDeepStrictEqual } from 'node:util';
import type { AlertCriteria, AlertTopic } from '@hanca/common/alerts.ts';
import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { type AlertInput, alertFilter } from '@hanca/common/contract/alerts.ts';
import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { toDay } from '../realties/days.ts';

/** The values that narrow nothing, by field. */
const NOTHING: Record<string, unknown> = {
  ...{ regionId: '', cityId: '', bedroom: -1, status: -1, keyword: '' },
  ...{ reType: 0, txType: 0, bathroom: 0, parking: 0, priceMin: 0, areaMin: 0 },
};

/** A filter as it is stored: what narrows nothing is left out, days are days, lists are sorted. */
const canonicalSearch = (filter: RealtyFilter): AlertCriteria => {
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

/** The criteria of a new alert as they are stored. */
export const canonical = (input: AlertInput): AlertCriteria => {
  if (input.topic === 'realties') return canonicalSearch(input.criteria);
  if (input.topic === 'border' || input.topic === 'golf') return input.criteria;
  if (input.topic === 'rounds') {
    const { kind, score } = input.criteria;
    return { ...(kind && { kind }), ...(score && { score }) };
  }
  if (input.topic === 'fuel') {
    const { regionId, grade, cents, everyone } = input.criteria;
    return { regionId, grade, cents, ...(everyone && { everyone }) };
  }
  if (input.topic === 'registrations') {
    const { regionId, group, audience, registrationId } = input.criteria;
    return {
      regionId,
      ...(group && group !== 'all' && { group }),
      ...(audience && { audience }),
      ...(registrationId && { registrationId }),
    };
  }
  const { keyword, regionId = ALL_REGIONS } = input.criteria;
  const isOfJobs = 'jobs' in input.criteria && input.criteria.jobs;
  return {
    ...(keyword && { keyword: keyword.replaceAll(/\s+/gu, ' ') }),
    ...(regionId === ALL_REGIONS ? {} : { regionId }),
    ...(isOfJobs ? { jobs: true } : {}),
  };
};

/** Whether stored criteria, which may have the spelling of a version before, are these canonical ones. */
export const isSame = (topic: AlertTopic, stored: AlertCriteria, criteria: AlertCriteria): boolean => {
  if (topic !== 'realties') return isDeepStrictEqual(stored, criteria);
  const { data } = alertFilter.safeParse(stored);
  return data !== undefined && isDeepStrictEqual(canonicalSearch(data), criteria);
};
