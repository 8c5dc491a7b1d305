import { api } from '@hanca/common/contract/index.ts';
import { SAVED_MAX } from '@hanca/common/saved.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { presentSummary } from '../realties/present.ts';
import { holdVisible } from '../realties/visible.ts';
import { presentOwn, withOwn } from './present.ts';
import {
  countAllSaved,
  countSaved,
  deleteSaved,
  dropGone,
  findGone,
  findOwn,
  findSaved,
  findSavedIds,
  insertSaved,
  lockMember,
  setNote,
  setSeen,
} from './queries.ts';

const tooManySaved = {
  ko: `매물은 ${SAVED_MAX}개까지 저장할 수 있어요. 저장한 매물을 정리한 뒤 다시 눌러 주세요.`,
  en: `At most ${SAVED_MAX} listings can be saved. Remove some of them first.`,
};

export const savedRoutes = serve(api.saved, {
  list: async ({ db, query, caller }) => {
    const rows = await findSaved(db, caller.id, query);
    const ids = rows.map(({ id }) => id);
    const own = ids.length > 0 ? await findOwn(db, caller.id, ids) : [];
    return withOwn(
      rows.map((row) => presentSummary(row, caller)),
      own,
    );
  },

  count: ({ db, caller }) => countSaved(db, caller.id),

  ids: ({ db, caller }) => findSavedIds(db, caller.id),

  gone: async ({ db, caller }) =>
    (await findGone(db, caller.id)).map((row) => ({ id: row.id, ...presentOwn(row) })),

  look: async ({ db, body: { ids }, caller }) => {
    if (ids.length > 0) await setSeen(db, caller.id, ids);
  },

  write: async ({ db, params, body: { note }, caller }) => {
    if (!(await setNote(db, caller.id, params.id, note))) throw new Problem('not-found');
  },

  add: ({ db, params, caller }) =>
    db.transaction(async (tx) => {
      await lockMember(tx, caller.id);
      const { id, price, status } = await holdVisible(tx, params.id);
      const added = await insertSaved(tx, { userId: caller.id, realtyId: id, price, status });
      const isOver = added && (await countAllSaved(tx, caller.id)) > SAVED_MAX;
      // What is gone and has no note nobody misses: it makes room by itself.
      if (isOver && !(await dropGone(tx, caller.id))) {
        throw new Problem('conflict', { detail: tooManySaved });
      }
    }),

  remove: ({ db, params, caller }) => deleteSaved(db, caller.id, params.id),
});
