import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import {
  countCouponsEnding,
  countFlyersEnding,
  countListings,
  countOpenReports,
  countSignups,
} from './queries.ts';

export const statsRoutes = serve(api.stats, {
  today: async ({ db }) => {
    const now = new Date();
    return {
      openReports: await countOpenReports(db),
      couponsEnding: await countCouponsEnding(db),
      flyersEnding: await countFlyersEnding(db),
      signups: await countSignups(db, now),
      listings: await countListings(db, now),
    };
  },
});
