import { idOf, load } from '../../../load.ts';

/** One round, and when that was. */
export const loadJoin = load(async ({ params, call }) => {
  const id = idOf(params);
  return { join: await call((client) => client.golfJoins.get({ params: { id } })), now: Date.now() };
});
