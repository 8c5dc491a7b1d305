// The public site. addresses.ts says which page an address has and which loader, canonical.ts which parameters it may have, paths.ts
// how links name it. features/<name>/ holds a feature's pages, loaders, parts, CSS and words, lists/ what the lists with pages and
// filters in their address share, ui/ the controls, shell/ header, menu, footer and errors, session/ who is signed in, theme/ the
// tokens. entry-server.tsx renders a page for its first answer, entry-client.tsx takes it up in the browser.

/**
 * Every page of the site: its folder in features/ and its address; whether it has data that loaders.ts loads under the same
 * folder, or is a member's own, or one of their records. A path that the pattern of another fits too comes first:
 * `/border/return` before `/border/:crossing`.
 */
export const addresses = [
  ['landing', '/', 'data'],
  ['realties/search', '/realtylist', 'data'],
  ['search', '/search', 'data'],
  ['geo/region', '/region', 'data'],
  ['about', '/about'],
  ['terms', '/terms'],
  ['posts/list', '/postlist', 'data'],
  ['posts/post', '/postlist/:id', 'data'],
  ['posts/post', '/posts/:id', 'data'],
  ['posts/jobs', '/jobpostings', 'data'],
  ['posts/post', '/jobpostings/:id', 'data'],
  ['realties/listing', '/realtylist/:id', 'data'],
  ['flyers/list', '/flyers', 'data'],
  ['flyers/items', '/flyers/items', 'data'],
  ['flyers/shopping', '/flyers/shopping-list'],
  ['flyers/flyer', '/flyer/:id', 'data'],
  ['flyers/viewer', '/app-ui/flyer/:regionId', 'data'],
  ['coupons/list', '/coupons', 'data'],
  ['coupons/coupon', '/coupons/:id', 'data'],
  ['events/list', '/events', 'data'],
  ['events/event', '/events/:id', 'data'],
  ['events/event', '/app-ui/event/:eventId/join/:userId', 'data'],
  ['notices', '/notices', 'data'],
  ['border', '/border', 'data'],
  ['energy', '/energy', 'data'],
  ['energy/chargers', '/energy/chargers', 'data'],
  ['energy/stations', '/energy/stations', 'data'],
  ['energy/sums', '/energy/sums', 'data'],
  ['energy/station', '/energy/stations/:id', 'data'],
  ['province-facts', '/province/:provinceId', 'data'],
  ['immigration', '/immigration', 'data'],
  ['immigration/grid', '/immigration/grid', 'data'],
  ['immigration/rounds', '/immigration/rounds', 'data'],
  ['immigration/pnp', '/immigration/bcpnp', 'data'],
  ['recreation', '/recreation', 'data'],
  ['recreation/levels', '/recreation/levels'],
  ['recreation/drop-ins', '/recreation/drop-in', 'data'],
  ['recreation/opening', '/recreation/:id', 'data'],
  ['golf', '/golf', 'data'],
  ['golf/joins', '/golf/joins', 'data'],
  ['golf/joins/join', '/golf/joins/:id', 'data'],
  ['golf/course', '/golf/:id', 'data'],
  ['border/return', '/border/return'],
  ['border/documents', '/border/documents'],
  ['border/usual', '/border/:crossing', 'data'],
  ['account/signin', '/account/signin'],
  ['account/email-signin', '/account/signin2'],
  ['second-factor', '/account/second'],
  ['account/staff-only', '/account/staff-only'],
  ['account/signup', '/account/signup'],
  ['identities/arrival', '/account/identities'],
  ['qr/approve', '/account/qr/:code'],
  ['account/verify', '/account/verify'],
  ['recovery/forgot', '/account/forgot'],
  ['recovery/reset', '/account/reset'],
  ['recovery/undo', '/account/undo'],
  ['farewell/leaving', '/account/leaving'],
  ['overview', '/mypage', 'member'],
  ['saved', '/mypage/saved', 'member'],
  ['saved/compare', '/mypage/saved/compare', 'data'],
  ['alerts', '/mypage/alerts', 'member'],
  ['alerts', '/mypage/notifications', 'member'],
  ['golf/joins/mine', '/mypage/golf-joins', 'member'],
  ['golf/joins/form', '/mypage/golf-joins/new', 'member'],
  ['member-posts', '/mypage/posts', 'member'],
  ['member-posts/form', '/mypage/posts/:id', 'member'],
  ['appeals', '/mypage/decisions', 'member'],
  ['alerts/stop', '/account/alerts'],
  ['realties/still-there', '/account/still-there'],
  ['conversations', '/mypage/messages', 'member'],
  ['conversations/thread', '/mypage/messages/:id', 'record'],
  ['coupons/mine', '/mypage/coupons', 'member'],
  ['account/settings', '/mypage/account', 'member'],
  ['realties/form/new', '/mypage/rentnewform', 'member'],
  ['realties/form/edit', '/mypage/renteditform/:id', 'record'],
  ['realties/form/published', '/mypage/published/:id', 'record'],
] as const;

/** One of them. */
export type Address = readonly [folder: string, path: string, loads?: 'data' | 'member' | 'record'];

/** The folders of the pages whose data is loaded. */
export type LoadedFolder = Extract<(typeof addresses)[number], readonly [string, string, 'data']>[0];
