import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { IN_DEAL } from '@hanca/common/realties.ts';
import type { Call } from '../deps.ts';
import { idOf, load } from '../load.ts';
import { depositWarningOf, factsOf, sizeOf } from './realty-facts.ts';
import { headOf } from './realty-head.ts';

/** How many listings of the same lister a page shows, and how many like it. */
const OTHERS = 6;
const SIMILAR = 4;

/** What stands under a listing; none where it cannot be had, which is no reason to withhold the listing. */
const orNone = (list: Promise<RealtySummary[]>): Promise<RealtySummary[]> => list.catch(() => []);

/** What else the lister offers. */
const othersOf = async (call: Call, { id, userId }: RealtyDetail): Promise<RealtySummary[]> => {
  const query = { userId, status: IN_DEAL, limit: OTHERS + 1 };
  const list = await orNone(call((client) => client.realties.list({ query })));
  return list.filter((one) => one.id !== id).slice(0, OTHERS);
};

/** The newest homes of this kind in the same city, of other listers. */
const similarTo = async (call: Call, realty: RealtyDetail): Promise<RealtySummary[]> => {
  const { cityId, reType, txType, userId } = realty;
  const query = { cityId, reType, txType, status: IN_DEAL, limit: SIMILAR + OTHERS + 1 };
  const list = await orNone(call((client) => client.realties.list({ query })));
  return list.filter((one) => one.userId !== userId).slice(0, SIMILAR);
};

/**
 * One listing with what its page says of it in words, what else its lister offers and what is like it; 404 for one
 * that is not there or not to be seen. The words are made here: a page that arrives rendered then needs no code for
 * them.
 */
export const loadRealty = load(async ({ params, call, site }) => {
  const id = idOf(params);
  const realty = await call((client) => client.realties.get({ params: { id } }));
  const [others, similar] = await Promise.all([othersOf(call, realty), similarTo(call, realty)]);
  return {
    realty,
    others,
    similar,
    head: headOf(realty, site),
    size: sizeOf(realty),
    facts: factsOf(realty),
    depositWarning: depositWarningOf(realty),
  };
});
export type LoadedRealty = Awaited<ReturnType<typeof loadRealty>>;
