import { z } from 'zod';
import { get } from '../endpoint.ts';

const perDay = z.array(z.object({ day: z.string(), count: z.number() }));

/** What needs doing today, for staff. */
export const stats = {
  today: get('/v1/query/stats/today', {
    summary: 'Numbers of the dashboard: what waits, what ends soon, what came in the last 30 days',
    access: 'admin',
    reply: z.object({
      /** What waits for a decision: reports, findings of screening, posts and appeals. */
      waiting: z.number(),
      /** Coupons being issued that end within 7 days. */
      couponsEnding: z.number(),
      /** Published flyers that end today, or say no end and are older than 6 days. */
      flyersEnding: z.number(),
      signups: perDay,
      listings: perDay,
    }),
  }),
};
