import { longDateTime } from '@hanca/common/dates.ts';
import { GRADES } from '@hanca/common/energy.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { readParameters } from '../../lists/parameters.ts';
import { readPlaceName } from '../../lists/place-name.ts';
import { withinReaderRegion } from '../../lists/within-region.ts';
import { load } from '../../load.ts';
import { absenceOf } from '../../ui/feed-absence.ts';
import { fuelHref, fuelParameters, placeOf } from './address.ts';
import { averageRows } from './averages.ts';

/** Weeks of a trend. */
const WEEKS = 12;

/** What petrol costs, that of the reader's place first. */
export const loadEnergy = load(async ({ url, call }) => {
  withinReaderRegion(url);
  const filter = readParameters(fuelParameters, url.searchParams);
  const grade = filter.fuel === 'diesel' ? 'diesel' : 'regular';
  const [averages, place] = await Promise.all([
    call((client) => client.energy.averages({ query: { weeks: WEEKS } })),
    readPlaceName(call, filter.region),
  ]);
  const own = averages.filter((one) => one.grade === grade);
  const [about] = own;
  const [first, ...others] = averageRows(own, placeOf(filter));
  const newest = own
    .map(({ weeks }) => weeks.at(-1)?.week ?? '')
    .sort()
    .at(-1);
  const absent = about ? null : absenceOf((await call((client) => client.energy.states()))[grade]);
  return {
    filter,
    place,
    fuel: GRADES.find(({ code }) => code === grade)?.title ?? '',
    grades: GRADES.map(({ code, title }) => ({
      title,
      href: fuelHref({ ...filter, fuel: code === 'regular' ? undefined : code }),
      chosen: code === grade,
    })),
    first: first ?? null,
    others,
    absent,
    /** The newest week of any city, which the figures are of. */
    since: newest ? `${dayText(newest)}까지의 주` : '',
    mode: about?.mode ?? ('off' as const),
    stale: own.length > 0 && own.every(({ stale }) => stale),
    credit: about
      ? {
          source: about.source,
          page: about.sourcePage,
          attribution: about.attribution,
          fetched: longDateTime(about.fetchedAt),
        }
      : null,
  };
});
