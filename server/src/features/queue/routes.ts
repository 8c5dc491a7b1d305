import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { presentItem } from './present.ts';
import { countKinds, countQueue, findQueue } from './queries.ts';

export const queueRoutes = serve(api.queue, {
  list: async ({ db, query }) => (await findQueue(db, query)).map(presentItem),

  count: ({ db, query }) => countQueue(db, query),

  kinds: ({ db }) => countKinds(db),
});
