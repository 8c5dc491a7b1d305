import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { findAllCategories } from '../categories/queries.ts';
import { countries } from './places.ts';

export const geoRoutes = serve(api.geo, {
  appdata: async ({ db }) => ({ countries: countries(), categories: await findAllCategories(db) }),
});
