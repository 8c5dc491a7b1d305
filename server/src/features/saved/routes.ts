import { api } from '@hanca/common/contract/index.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { presentSummary } from '../realties/present.ts';
import { holdVisible } from '../realties/visible.ts';
import {
  countAllSaved,
  countSaved,
  deleteSaved,
  dropUnseen,
  findSaved,
  findSavedIds,
  insertSaved,
  lockMember,
} from './queries.ts';

/** More than anybody compares, few enough for a list of ids in the browser. */
const SAVED_MAX = 500;

const tooManySaved = {
  ko: `매물은 ${SAVED_MAX}개까지 저장할 수 있어요. 저장한 매물을 정리한 뒤 다시 눌러 주세요.`,
  en: `At most ${SAVED_MAX} listings can be saved. Remove some of them first.`,
};

export const savedRoutes = serve(api.saved, {
  list: async ({ db, query, caller }) =>
    (await findSaved(db, caller.id, query)).map((row) => presentSummary(row, caller)),

  count: ({ db, caller }) => countSaved(db, caller.id),

  ids: ({ db, caller }) => findSavedIds(db, caller.id),

  add: ({ db, params, caller }) =>
    db.transaction(async (tx) => {
      await lockMember(tx, caller.id);
      const realty = await holdVisible(tx, params.id);
      const added = await insertSaved(tx, caller.id, realty.id);
      const isOver = added && (await countAllSaved(tx, caller.id)) > SAVED_MAX;
      // What its member cannot see they cannot take out either: it makes room by itself.
      if (isOver && !(await dropUnseen(tx, caller.id))) {
        throw new Problem('conflict', { detail: tooManySaved });
      }
    }),

  remove: ({ db, params, caller }) => deleteSaved(db, caller.id, params.id),
});
