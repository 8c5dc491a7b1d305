import type { Endpoint } from '../endpoint.ts';
import { account } from './account.ts';
import { audits } from './audits.ts';
import { businesses } from './businesses.ts';
import { categories } from './categories.ts';
import { coupons } from './coupons.ts';
import { geo } from './geo.ts';
import { headlines } from './headlines.ts';
import { images } from './images.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { posts } from './posts.ts';
import { realties } from './realties.ts';
import { reports } from './reports.ts';
import { saved } from './saved.ts';
import { stats } from './stats.ts';
import { system } from './system.ts';
import { users } from './users.ts';

/** Every endpoint of the product, by feature. */
export const api = {
  system,
  account,
  geo,
  categories,
  images,
  posts,
  realties,
  saved,
  messages,
  reports,
  notices,
  headlines,
  businesses,
  coupons,
  users,
  audits,
  stats,
};
export type Api = typeof api;

/** The same as a flat table: name ('posts.list') and endpoint. */
export const endpoints = (): { name: string; endpoint: Endpoint }[] =>
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
  );
