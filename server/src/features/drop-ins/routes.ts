import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { dropInsOf } from './list.ts';

const LIMIT = 50;

export const dropInRoutes = serve(api.dropIns, {
  list: async ({ query: { skip = 0, limit = LIMIT, ...filter }, ...services }) => {
    const found = await dropInsOf(services, filter, new Date());
    const { sessions } = found;
    return { ...found, count: sessions.length, sessions: sessions.slice(skip, skip + limit) };
  },
});
