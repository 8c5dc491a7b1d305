import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { countCategories, findCategories } from './queries.ts';

export const categoryRoutes = serve(api.categories, {
  list: ({ db, query }) => findCategories(db, query),
  count: ({ db, query }) => countCategories(db, query),
});
