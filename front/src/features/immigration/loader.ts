import { dayOf, yearsLater } from '@hanca/common/immigration/days.ts';
import { load } from '../../load.ts';

/** The rounds of the last twelve months, for the comparison on the device: there with the page, so that nothing is fetched for an answer. */
export const loadImmigration = load(async ({ call }) => {
  const from = yearsLater(dayOf(Date.now()), -1);
  const [rounds, grids] = await Promise.all([
    // No reason to withhold the calculator.
    call((client) => client.immigration.rounds({ query: { from } })).catch(() => []),
    call((client) => client.crsGrids.all()),
  ]);
  const [newest] = rounds;
  return {
    grids,
    rounds: rounds.map(({ number, date, kind, crs }) => ({ number, date, kind, crs })),
    isExample: newest?.mode === 'demo',
    stale: newest?.mode === 'live' && newest.stale,
  };
});

/** The grids that staff have entered. */
export const loadGrid = load(({ call }) => call((client) => client.crsGrids.all()));
