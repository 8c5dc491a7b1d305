import { z } from 'zod';
import { crud } from '../crud.ts';
import { regionId, text, title } from '../fields.ts';

/** Short announcements of the operator, shown above everything else. */
export const notices = crud({
  name: 'notices',
  fields: {
    title: title(1, 200).meta({ title: '제목' }),
    regionId: regionId.meta({ title: '지역' }),
    content: text(1, 5000).meta({ title: '내용', long: true }),
    pinned: z.boolean().optional().meta({ title: '위에 고정' }),
  },
  filters: ['regionId', 'pinned'],
  search: ['title'],
  sort: ['title'],
});
