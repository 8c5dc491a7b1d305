import { z } from 'zod';
import { crud } from '../crud.ts';
import { title } from '../fields.ts';

/** The lists that staff maintain: each category is below another by its `pid`, 0 for a root. */
export const categories = crud({
  name: 'categories',
  fields: {
    value: z.int({ error: 'integer' }).min(1).max(999).meta({ title: '값' }),
    title: title(1, 100).meta({ title: '이름' }),
    pid: z
      .int({ error: 'select.required' })
      .min(0)
      .max(2_147_483_647)
      .meta({ title: '상위 분류', choices: 'categories' }),
    openToMembers: z.boolean().optional().meta({ title: '회원 글쓰기' }),
  },
  filters: ['pid'],
  search: ['title'],
  sort: ['value', 'title'],
  order: { sort: 'value', order: 'ASC' },
});
