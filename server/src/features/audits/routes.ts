import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { serve } from '../../http/serve.ts';
import { countAudits, findAudits } from './queries.ts';
import { shownOf } from './shown.ts';

export const auditRoutes = serve(api.audits, {
  list: async ({ db, query }) =>
    (await findAudits(db, query)).map(({ createdAt, userName, ...row }) => ({
      ...row,
      ...shownOf(row.feature, row),
      userName: userName ?? '',
      createdDate: toWireDate(createdAt),
    })),
  count: ({ db, query }) => countAudits(db, query),
});
