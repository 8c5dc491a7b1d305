import type { AlertTopic } from '@hanca/common/alerts.ts';
import { borderTopic } from './border.ts';
import { couponTopic } from './coupons.ts';
import { flyerItemTopic } from './flyer-items.ts';
import { fuelTopic } from './fuel.ts';
import { golfTopic } from './golf.ts';
import { postTopic } from './posts.ts';
import { realtyTopic } from './realties.ts';
import { registrationTopic } from './registrations.ts';
import { roundTopic } from './rounds.ts';
import type { Topic } from './topic.ts';

export const topics: Record<AlertTopic, Topic> = {
  realties: realtyTopic,
  posts: postTopic,
  flyer_items: flyerItemTopic,
  border: borderTopic,
  rounds: roundTopic,
  registrations: registrationTopic,
  golf: golfTopic,
  fuel: fuelTopic,
  coupons: couponTopic,
};
