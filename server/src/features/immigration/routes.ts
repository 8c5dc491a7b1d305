import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { POOL_BANDS } from '@hanca/common/immigration/pool.ts';
import { kindOf } from '@hanca/common/immigration/rounds.ts';
import { ageOf, copyOf } from '../../feeds/shown.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { ircc } from './ircc.ts';

/** A day as it is written. In: its start in UTC, milliseconds since 1970. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** All rounds that may be shown, the newest first, and what is to be said of them; null where there are none. */
const shownRounds = async (services: Pick<Services, 'db' | 'config'>) => {
  const copy = await copyOf(services, ircc);
  if (!copy) return null;
  const { rows, fetchedAt, mode } = copy;
  const age = ageOf(ircc, fetchedAt, new Date());
  if (age === 'gone' && mode === 'live') return null;
  const { title: source, page: sourcePage, attribution } = ircc;
  const stale = mode === 'demo' || age !== 'fresh';
  return {
    rows,
    /** In: the day of what is shown, YYYY-MM-DD. */
    credit: (day: string) => ({
      ...{ source, sourcePage, attribution, stale, mode },
      sourceAt: toWireDate(new Date(day)),
      fetchedAt: toWireDate(fetchedAt),
    }),
  };
};

export const immigrationRoutes = serve(api.immigration, {
  rounds: async ({ query: { kind, from, to }, ...services }) => {
    const [first, last] = [from === undefined ? '' : dayOf(from), to === undefined ? '9999' : dayOf(to)];
    const shown = await shownRounds(services);
    if (!shown) return [];
    const { rows, credit } = shown;
    return rows
      .map(({ pool: _pool, tieBreak, ...round }, index) => ({
        ...round,
        id: rows.length - index,
        kind: kindOf(round.name),
        tieBreak: toWireDate(tieBreak === null ? null : new Date(tieBreak)),
        ...credit(round.date),
      }))
      .filter((round) => (!kind || round.kind === kind) && round.date >= first && round.date <= last);
  },

  pool: async ({ query: { limit = 10 }, ...services }) => {
    const shown = await shownRounds(services);
    if (!shown) return [];
    const { rows, credit } = shown;
    const pools = rows.flatMap(({ pool }) => pool ?? []);
    // Several rounds of one week have the same.
    const byDay = new Map(pools.map((pool) => [pool.asOn, pool]));
    return [...byDay.values()].slice(0, limit).map(({ asOn, people }) => ({
      asOn,
      total: people.reduce((total, one) => total + one, 0),
      bands: POOL_BANDS.map(([from, to], index) => ({ from, to, people: people[index] ?? 0 })),
      ...credit(asOn),
    }));
  },
});
