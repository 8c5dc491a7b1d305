import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { findEverything } from './find.ts';
import { suggestFor } from './suggest.ts';

export const searchRoutes = serve(api.search, {
  find: ({ db, query }) => findEverything(db, query),
  suggest: ({ db, query }) => suggestFor(db, query.keyword ?? ''),
});
