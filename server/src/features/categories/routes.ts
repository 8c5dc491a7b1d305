import { api } from '@hanca/common/contract/index.ts';
import { POST_TYPES_PID, STAFF_TYPES } from '@hanca/common/post-types.ts';
import { categories } from '../../db/schema/categories.ts';
import { serveCrud } from '../../http/crud.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { findCategory, findSibling, isCategoryUsed, lockCategory } from './queries.ts';

const inUse = {
  ko: '이 분류를 쓰는 글이나 매물이 있어서 바꾸거나 지울 수 없어요.',
  en: 'Something is filed under this category.',
};

const fixed = {
  ko: '기본 분류라서 이름만 바꿀 수 있어요.',
  en: 'This category is part of the site: only its title can change.',
};

const staffOnly = {
  ko: '회원 글쓰기는 글 종류에서만 열 수 있어요. 할인, 이벤트, Job은 콘솔에서만 써요.',
  en: 'Only post types can be opened to members, and not flyers, events and jobs.',
};

/** Roots and post types are known to the code by their values: their titles can change, they cannot. */
const isFixed = ({ pid }: { pid: number }): boolean => pid === 0 || pid === POST_TYPES_PID;

const categoryOf = ({ id, pid, value }: Record<string, unknown>) => ({
  id: Number(id),
  pid: Number(pid),
  value: Number(value),
});

export const categoryRoutes = serveCrud(api.categories, categories, {
  check: async (record, db) => {
    const { pid, value } = categoryOf(record);
    const { id } = record;
    const mayOpen = pid === POST_TYPES_PID && !STAFF_TYPES.includes(value);
    if (record.openToMembers && !mayOpen) throw new Problem('conflict', { detail: staffOnly });
    const stored = id === undefined ? null : await findCategory(db, id);
    const moved = stored === null || stored.pid !== pid || stored.value !== value;
    if (!moved) return;
    if (stored && isFixed(stored)) throw new Problem('conflict', { detail: fixed });
    if (isFixed({ pid }) || pid === id || !(await lockCategory(db, pid))) {
      throw fieldProblem('pid', 'category.parent');
    }
    const sibling = await findSibling(db, pid, value);
    if (sibling !== null && sibling !== id) throw fieldProblem('value', 'taken');
    if (stored && (await isCategoryUsed(db, stored))) throw new Problem('conflict', { detail: inUse });
  },
  beforeRemove: async (record, db) => {
    const category = categoryOf(record);
    if (isFixed(category)) throw new Problem('conflict', { detail: fixed });
    if (await isCategoryUsed(db, category)) throw new Problem('conflict', { detail: inUse });
  },
});
