import { z } from 'zod';
import { get } from '../endpoint.ts';

const counts = z.object({
  conversations: z.number(),
  /** Messages that the caller has not seen. */
  unread: z.number(),
  /** Saved listings that can be seen. */
  saved: z.number(),
  /** Saved listings, also such that are gone, that changed since the caller looked at them. */
  savedNews: z.number(),
  alerts: z.number(),
  /** What alerts have found that the caller has not seen. */
  notifications: z.number(),
  /** Claimed coupons that can still be used. */
  coupons: z.number(),
  /** The caller's own, in whatever state. */
  listings: z.number(),
  /** Written as a member, in whatever state. */
  posts: z.number(),
  /** Rounds of golf to come that the caller hosts, or asked to join. */
  golfJoins: z.number(),
  /** What staff decided against the caller. */
  decisions: z.number(),
});
export type Overview = z.output<typeof counts>;

/** What a member has, at a glance. */
export const overview = {
  read: get('/v1/account/overview', {
    summary: 'How much the caller has of everything, and how much of it is new',
    access: 'member',
    reply: counts,
  }),
};
