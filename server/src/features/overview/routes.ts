import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { countAlerts } from '../alerts/queries.ts';
import { countConversations, countUnread } from '../conversations/queries.ts';
import { countUsableClaims } from '../coupons/queries.ts';
import { countListings } from '../realties/queries.ts';
import { countNews, countSaved } from '../saved/queries.ts';

export const overviewRoutes = serve(api.overview, {
  read: async ({ db, caller: { id } }) => {
    const [conversations, unread, saved, savedNews, alerts, coupons, listings] = await Promise.all([
      countConversations(db, id),
      countUnread(db, id),
      countSaved(db, id),
      countNews(db, id),
      countAlerts(db, id),
      countUsableClaims(db, id),
      countListings(db, id),
    ]);
    return { conversations, unread, saved, savedNews, alerts, coupons, listings };
  },
});
