import { longDateTime } from '@hanca/common/dates.ts';
import { kindTitle, type RoundKind, roundKinds } from '@hanca/common/immigration/rounds.ts';
import { defineList } from '../../../lists/define-list.ts';
import type { Filter } from '../../../lists/list-address.ts';
import { FIRST_YEAR, roundAddress } from './address.ts';
import { chartOf } from './chart-points.ts';
import { chartWords, forPool, forRow } from './words.ts';

const address = roundAddress(roundKinds);
type RoundFilter = Filter<keyof typeof address.filters>;

/** What most rounds are comes first. */
const FIRST_KINDS: readonly RoundKind[] = ['cec', 'pnp', 'french', 'general'];

const choices = [
  ...FIRST_KINDS,
  ...roundKinds.filter((kind) => kind !== 'other' && !FIRST_KINDS.includes(kind)),
].map((kind) => ({ value: kind, title: kindTitle(kind) }));

const yearsTo = (year: number): string[] =>
  Array.from({ length: year - FIRST_YEAR + 1 }, (_, index) => String(year - index));

/** Links to the list with one filter otherwise, in the order of its address; the first takes it away. */
const chipsOf = (
  filter: RoundFilter,
  name: keyof RoundFilter,
  choices: readonly { value: string; title: string }[],
) =>
  [{ value: '', title: '전체' }, ...choices].map(({ value, title }) => ({
    href: address.href({ year: filter.year, kind: filter.kind, [name]: value }, 1),
    title,
    chosen: (filter[name] ?? '') === value,
  }));

/** Rounds of invitations, the newest first, with their chart and how the pool is spread. */
export const roundList = defineList({
  ...address,
  fetch: async ({ call, filter, skip, limit }) => {
    const { year, kind } = filter;
    const query = {
      kind: roundKinds.find((one) => one === kind),
      ...(year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}),
    };
    const [rounds, pools] = await Promise.all([
      call((client) => client.immigration.rounds({ query })),
      call((client) => client.immigration.pool({ query: { limit: 1 } })),
    ]);
    const [pool] = pools;
    // No round of this kind or year may be there though the feed is on.
    const about = rounds[0] ?? pool;
    return {
      count: rounds.length,
      items: rounds.slice(skip, skip + limit).map(forRow),
      years: chipsOf(
        filter,
        'year',
        yearsTo(new Date().getFullYear()).map((value) => ({ value, title: value })),
      ),
      kinds: chipsOf(filter, 'kind', choices),
      chart: chartOf(rounds),
      words: chartWords(rounds),
      pool: pool ? forPool(pool) : null,
      mode: about?.mode ?? ('off' as const),
      stale: about?.mode === 'live' && about.stale,
      credit: about && {
        source: about.source,
        page: about.sourcePage,
        attribution: about.attribution,
        fetched: longDateTime(about.fetchedAt),
      },
    };
  },
});
