import { CROSSINGS } from '@hanca/common/border.ts';
import { load, notFound } from '../../load.ts';
import { roadsOf } from './roads.ts';
import { weeksOf } from './usual/weeks.ts';
import { crossingsOf, shortestOf, sourcesOf, whenOf } from './waits.ts';

/** The waits at the crossings, in words already: what puts them into words stays with the server at the first answer. */
export const loadBorder = load(async ({ call }) => {
  const [waits, roads, holidays] = await Promise.all([
    call((client) => client.border.list()),
    // No reason to withhold the waits.
    call((client) => client.border.roads()).catch(() => []),
    call((client) => client.border.holidays()).catch(() => null),
  ]);
  const now = { time: String(Date.now()) };
  const crossings = crossingsOf(waits, now);
  return {
    mode: waits[0]?.mode ?? ('off' as const),
    crossings,
    holidays,
    roads: roadsOf(roads, now),
    roadsCredit: roads[0]?.attribution ?? '',
    shortest: { US: shortestOf(crossings, 'US'), CA: shortestOf(crossings, 'CA') },
    sources: sourcesOf(waits).map(({ fetchedAt, ...source }) => ({
      ...source,
      fetched: whenOf(fetchedAt, now),
    })),
  };
});

/** What is usual at one crossing. */
export const loadUsual = load(async ({ params, call }) => {
  const crossing = CROSSINGS.find(({ slug }) => slug === params.crossing);
  if (!crossing) throw notFound();
  const { slug } = crossing;
  const [usual, holidays] = await Promise.all([
    call((client) => client.border.usual({ params: { crossing: slug } })),
    call((client) => client.border.holidays()).catch(() => null),
  ]);
  return { crossing, holidays, weeks: weeksOf(usual) };
});
