// What server, site and console agree on. A file here for each feature: its fields (schema, Korean title, choices) and its
// endpoints (method, path, access, limit, what they read). Beside the folder: endpoint.ts says what an endpoint is, client.ts
// makes the typed client, fields.ts and crud.ts the parts that features share, and a file for each subject that several
// rooms need (money, dates, regions, code tables). Imports nothing of the other rooms.

import type { Endpoint } from '../endpoint.ts';
import { account } from './account.ts';
import { alerts } from './alerts.ts';
import { appeals } from './appeals.ts';
import { audits } from './audits.ts';
import { border } from './border.ts';
import { businesses } from './businesses.ts';
import { calendars } from './calendars.ts';
import { categories } from './categories.ts';
import { comments } from './comments.ts';
import { conversations } from './conversations.ts';
import { coupons } from './coupons.ts';
import { crsGrids } from './crs-grids.ts';
import { dropIns } from './drop-ins.ts';
import { energy } from './energy.ts';
import { events } from './events.ts';
import { farewell } from './farewell.ts';
import { feeds } from './feeds.ts';
import { flyerItems } from './flyer-items.ts';
import { fuelPrices } from './fuel-prices.ts';
import { fuelStations } from './fuel-stations.ts';
import { geo } from './geo.ts';
import { golfCourses } from './golf-courses.ts';
import { golfJoins } from './golf-joins.ts';
import { headlines } from './headlines.ts';
import { identities } from './identities.ts';
import { images } from './images.ts';
import { immigration } from './immigration.ts';
import { landmarks } from './landmarks.ts';
import { memberPosts } from './member-posts.ts';
import { notices } from './notices.ts';
import { overview } from './overview.ts';
import { passkeys } from './passkeys.ts';
import { pnpDraws, pnpPools } from './pnp-draws.ts';
import { posts } from './posts.ts';
import { provinceFacts } from './province-facts.ts';
import { push } from './push.ts';
import { qr } from './qr.ts';
import { queue } from './queue.ts';
import { readyAnswers } from './ready-answers.ts';
import { realties } from './realties.ts';
import { recovery } from './recovery.ts';
import { registrations } from './registrations.ts';
import { renterCard } from './renter-card.ts';
import { reports } from './reports.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { stats } from './stats.ts';
import { system } from './system.ts';
import { users } from './users.ts';

/** Every endpoint of the product, by feature. */
export const api = {
  system,
  account,
  recovery,
  farewell,
  passkeys,
  qr,
  secondFactor,
  identities,
  geo,
  search,
  categories,
  images,
  posts,
  flyerItems,
  comments,
  memberPosts,
  realties,
  saved,
  alerts,
  push,
  calendars,
  conversations,
  renterCard,
  overview,
  queue,
  reports,
  appeals,
  readyAnswers,
  notices,
  events,
  landmarks,
  headlines,
  businesses,
  coupons,
  users,
  audits,
  stats,
  border,
  energy,
  fuelStations,
  fuelPrices,
  immigration,
  crsGrids,
  pnpDraws,
  pnpPools,
  registrations,
  dropIns,
  golfCourses,
  golfJoins,
  provinceFacts,
  feeds,
};
export type Api = typeof api;

/** The same as a flat table: name ('posts.list') and endpoint. */
export const endpoints = (): { name: string; endpoint: Endpoint }[] =>
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
  );
