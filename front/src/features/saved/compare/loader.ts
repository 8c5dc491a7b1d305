import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import type { Call } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { load, membersOnly } from '../../../load.ts';
import { comparedIds } from '../compared-ids.ts';
import { rowsOf } from './rows.ts';

/** A home as everybody sees it; null where it cannot be seen. */
const read = async (call: Call, id: number): Promise<RealtyDetail | null> => {
  try {
    return await call((client) => client.realties.get({ params: { id } }));
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
};

/** What the head of a column says of a home. */
const headOf = (id: number, home: RealtyDetail | null) => ({
  id,
  title: home?.visible ? home.title : '',
  thumbnail: home?.visible ? home.thumbnail : '',
});

/** The homes that the address names, side by side. */
export const loadComparison = load(async (input) => {
  membersOnly(input);
  const ids = comparedIds(input.url.searchParams);
  const homes = await Promise.all(ids.map((id) => read(input.call, id)));
  return { heads: ids.map((id, index) => headOf(id, homes[index] ?? null)), rows: rowsOf(homes) };
});
export type Comparison = Awaited<ReturnType<typeof loadComparison>>;
