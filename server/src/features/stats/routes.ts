import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { countQueue } from '../queue/queries.ts';
import { countCouponsEnding, countFlyersEnding, countListings, countSignups } from './queries.ts';

export const statsRoutes = serve(api.stats, {
  today: async ({ db }) => {
    const now = new Date();
    return {
      waiting: await countQueue(db),
      couponsEnding: await countCouponsEnding(db),
      flyersEnding: await countFlyersEnding(db),
      signups: await countSignups(db, now),
      listings: await countListings(db, now),
    };
  },
});
