import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { type Limit, takeAttempt } from '../account/limits.ts';
import { findAllCategories } from '../categories/queries.ts';
import { countries } from './places.ts';

/** Lookups of one member: a form needs a few, a geocoding service bears no more. */
const LOOKUP_LIMIT: Limit = { kind: 'geo-lookup', most: 60, windowMs: 3600_000 };

export const geoRoutes = serve(api.geo, {
  appdata: async ({ db }) => ({ countries: countries(), categories: await findAllCategories(db) }),

  location: async ({ db, caller, query, geocoder }) => {
    await takeAttempt(db, LOOKUP_LIMIT, String(caller.id));
    return { candidates: await geocoder(query.address) };
  },
});
