import { z } from 'zod';
import { crud } from '../crud.ts';
import { coded } from '../field-meta.ts';
import { text, title } from '../fields.ts';
import { READY_USES, REASON_MAX } from '../moderation.ts';

/** Texts that staff have ready for what members read of a decision; they are chosen in a dialog and changed there. */
export const readyAnswers = crud({
  name: 'readyAnswers',
  fields: {
    title: title(1, 60).meta({ title: '이름' }),
    use: z
      .enum(
        READY_USES.map(({ code }) => code),
        { error: 'select.required' },
      )
      .meta({ title: '쓰는 곳', choices: coded(READY_USES) }),
    text: text(1, REASON_MAX).meta({ title: '글', long: true }),
  },
  filters: ['use'],
  search: ['title', 'text'],
  sort: ['title'],
  access: 'admin',
  paths: { query: '/v1/query/ready-answers', command: '/v1/command/ready-answers' },
});
