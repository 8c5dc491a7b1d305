import { api } from '@hanca/common/contract/index.ts';
import { serve } from '../../http/serve.ts';
import { countUnreadNotifications } from '../alerts/notifications.ts';
import { countAlerts } from '../alerts/queries.ts';
import { countOwnDecisions } from '../appeals/queries.ts';
import { countConversations, countUnread } from '../conversations/queries.ts';
import { countUsableClaims } from '../coupons/queries.ts';
import { countOwnJoins } from '../golf-joins/queries.ts';
import { countOwnPosts } from '../posts/queries.ts';
import { countListings } from '../realties/queries.ts';
import { countNews, countSaved } from '../saved/queries.ts';

export const overviewRoutes = serve(api.overview, {
  // One after the other: a request that is worked on has one connection (http/load.ts).
  read: async ({ db, caller: { id } }) => ({
    conversations: await countConversations(db, id),
    unread: await countUnread(db, id),
    saved: await countSaved(db, id),
    savedNews: await countNews(db, id),
    alerts: await countAlerts(db, id),
    notifications: await countUnreadNotifications(db, id),
    coupons: await countUsableClaims(db, id),
    listings: await countListings(db, id),
    posts: await countOwnPosts(db, id),
    golfJoins: await countOwnJoins(db, id),
    decisions: await countOwnDecisions(db, id),
  }),
});
