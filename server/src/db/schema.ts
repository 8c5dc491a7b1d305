import type {
  Availability,
  Laundry,
  Pets,
  ReportReason,
  RoomKind,
  Smoking,
  Utility,
} from '@hanca/common/realties.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const created = () => moment('created_at').notNull().defaultNow();

/** For lists in the order of a column: the id stands at its end, so that a page far down is found in the index alone. */
const orders = (table: string, id: ExtraConfigColumn, ...columns: ExtraConfigColumn[]) =>
  columns.map((column) => index(`${table}_by_${column.name}`).on(column, id));

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** argon2id; null where the account cannot sign in by password. */
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull().default([]),
    suspended: boolean('suspended').notNull().default(false),
    /** When the terms were agreed to; null for accounts made by the operator. */
    agreedAt: moment('agreed_at'),
    createdAt: created(),
  },
  (t) => orders('users', t.id, t.name, t.createdAt),
);

/** One sign-in on one device: the family of refresh tokens that follow one another. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in words, from the User-Agent at sign-in. */
    device: text('device').notNull(),
    createdAt: created(),
    usedAt: moment('used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, base64url; the token itself is never stored. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** When it was exchanged for its successor; null for the newest. */
    rotatedAt: moment('rotated_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

/** Failed sign-ins and the like, counted by key over a window; shared by all processes and restarts. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  until: moment('until').notNull(),
});

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    value: integer('value').notNull(),
    title: text('title').notNull(),
    /** The parent's id; 0 for a root. */
    pid: integer('pid').notNull(),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('categories_pid_value').on(t.pid, t.value)],
);

export const posts = pgTable(
  'posts',
  {
    id: id(),
    title: text('title').notNull(),
    postType: integer('post_type').notNull(),
    categoryId: integer('category_id').notNull().default(0),
    regionId: text('region_id').notNull(),
    images: text('images').array().notNull().default([]),
    thumbnail: text('thumbnail').notNull().default(''),
    content: text('content').notNull(),
    /** The body as sanitised HTML for content types 2 and 3, else ''. */
    contentHtml: text('content_html').notNull().default(''),
    /** The first words of the body as plain text. */
    excerpt: text('excerpt').notNull().default(''),
    tags: text('tags').notNull().default(''),
    status: smallint('status').notNull().default(0),
    contentType: smallint('content_type').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    options: text('options').array().notNull().default([]),
    txType: integer('tx_type').notNull().default(0),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('posts_type').on(t.postType, t.categoryId, t.id),
    index('posts_region').on(t.regionId, t.id),
    index('posts_images').using('gin', t.images),
    ...orders('posts', t.id, t.title, t.createdAt, t.updatedAt),
  ],
);

/** Every stored picture; the file is on disk before its row is written. */
export const images = pgTable(
  'images',
  {
    path: text('path').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    target: text('target').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: created(),
  },
  (t) => [index('images_created').on(t.createdAt), index('images_user').on(t.userId, sql`created_at desc`)],
);

/** Listings of one part by age: so many ids. */
export const AGE_BAND = 8192;

/** Rental listings. Amounts are in CAD, areas in square feet. */
export const realties = pgTable(
  'realties',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** The first four characters of the city id. */
    regionId: text('region_id').notNull(),
    cityId: text('city_id').notNull(),
    reType: integer('re_type').notNull(),
    txType: integer('tx_type').notNull(),
    price: integer('price').notNull(),
    /** The price before it was last lowered. */
    previousPrice: integer('previous_price'),
    bedroom: smallint('bedroom').notNull(),
    bathroom: doublePrecision('bathroom').notNull(),
    area: integer('area').notNull(),
    /** As its owner wrote it, and without house number, unit and postal code for everybody else. */
    address: text('address').notNull(),
    publicAddress: text('public_address').notNull(),
    /** Where the home is, and a point at most 200 m away for everybody but its owner. */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    publicLat: doublePrecision('public_lat').notNull(),
    publicLng: doublePrecision('public_lng').notNull(),
    images: text('images').array().notNull().default([]),
    content: text('content').notNull(),
    furnished: boolean('furnished').notNull().default(false),
    parking: smallint('parking').notNull().default(0),
    parkingFee: integer('parking_fee'),
    facing: smallint('facing').notNull().default(0),
    buildYear: smallint('build_year'),
    options: text('options').array().notNull().default([]),
    availability: text('availability').$type<Availability>(),
    availableFrom: date('available_from', { mode: 'string' }),
    /** The same in the lister's own words. */
    availableDate: text('available_date').notNull().default(''),
    minTermMonths: smallint('min_term_months'),
    deposit: integer('deposit'),
    utilities: text('utilities').array().$type<Utility[]>().notNull().default([]),
    pets: text('pets').$type<Pets>(),
    smoking: text('smoking').$type<Smoking>(),
    laundry: text('laundry').$type<Laundry>(),
    storey: smallint('storey'),
    roomKind: text('room_kind').$type<RoomKind>(),
    housemates: text('housemates').notNull().default(''),
    houseRules: text('house_rules').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** 0 in deal, 1 deal done. */
    status: smallint('status').notNull().default(0),
    /** Why staff hid it; null where they did not. */
    hiddenReason: text('hidden_reason'),
    /** When it stops being shown unless it is renewed. */
    expiresAt: moment('expires_at').notNull(),
    /** Whether its owner was told of the coming end. */
    expiryTold: boolean('expiry_told').notNull().default(false),
    /** What follows from hidden reason and expiry, in a column of its own for the indexes. */
    visible: boolean('visible').notNull().default(true),
    /** What it can be found by: its facts as name=value, and every two neighbouring letters of its words. */
    terms: text('terms').array().notNull().default([]),
    /** Its words without spaces, in lower case, to look again where the letters were found. */
    words: text('words').notNull().default(''),
    /** Which part of all listings by age it is in: with it the index finds terms among the newest alone. */
    ageBand: integer('age_band')
      .array()
      .generatedAlwaysAs(sql.raw(`array[id / ${AGE_BAND}]`)),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('realties_newest').on(t.status, t.id).where(sql`visible`),
    // Of all, for the orders of staff; what everybody sees is told in the index itself.
    index('realties_city').on(t.cityId, t.id, t.visible),
    index('realties_price').on(t.price, t.id, t.visible),
    // Prices of homes of a place, a type or a size lie close together: in order of price one would meet the others first.
    index('realties_city_price').on(t.cityId, t.price, t.id).where(sql`visible`),
    index('realties_type_price').on(t.reType, t.price, t.id).where(sql`visible`),
    index('realties_bedroom_price').on(t.bedroom, t.price, t.id).where(sql`visible`),
    index('realties_place').on(t.publicLat, t.publicLng).where(sql`visible`),
    index('realties_user').on(t.userId, t.id),
    index('realties_expires').on(t.expiresAt).where(sql`visible`),
    index('realties_terms').using('gin', t.terms, t.ageBand).with({ fastupdate: false }),
    index('realties_images').using('gin', t.images),
    ...orders('realties', t.id, t.title, t.createdAt, t.updatedAt),
  ],
);

/** How often a listing was looked at; apart, since it changes with every reader. */
export const realtyViews = pgTable('realty_views', {
  realtyId: integer('realty_id')
    .primaryKey()
    .references(() => realties.id, { onDelete: 'cascade' }),
  count: integer('count').notNull().default(0),
});

export const savedRealties = pgTable(
  'saved_realties',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    realtyId: integer('realty_id')
      .notNull()
      .references(() => realties.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.realtyId] }),
    index('saved_realties_newest').on(t.userId, t.createdAt),
    index('saved_realties_realty').on(t.realtyId),
  ],
);

/** What members report of listings; one report of a member for a listing. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    realtyId: integer('realty_id')
      .notNull()
      .references(() => realties.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** 0 waits, 1 settled. */
    status: smallint('status').notNull().default(0),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_realty_user').on(t.realtyId, t.userId),
    index('reports_status').on(t.status, t.id),
  ],
);

/** What members write to each other about a listing. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** Null when the listing is gone. */
    realtyId: integer('realty_id').references(() => realties.id, { onDelete: 'set null' }),
    fromUserId: integer('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: integer('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: created(),
  },
  (t) => [
    index('messages_from').on(t.fromUserId, t.id),
    index('messages_to').on(t.toUserId, t.id),
    index('messages_realty').on(t.realtyId),
  ],
);

/** Mails that wait to be sent; a mail that is sent is deleted. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment: later after every failure. */
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (t) => [index('mails_due').on(t.dueAt)],
);

/** What staff have changed: who, what, before and after, when. Never changed itself. */
export const audits = pgTable(
  'audits',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The feature and the verb of the contract: 'posts', 'update'. */
    feature: text('feature').notNull(),
    action: text('action').notNull(),
    /** Null where the call is about no single record. */
    recordId: integer('record_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: created(),
  },
  (t) => [index('audits_record').on(t.feature, t.recordId, t.id), index('audits_user').on(t.userId, t.id)],
);

export const notices = pgTable(
  'notices',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    content: text('content').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => orders('notices', t.id, t.title, t.regionId, t.createdAt, t.updatedAt),
);

/** Which post stands first in a category of a region; `mapType` is the category's id. */
export const headlines = pgTable(
  'headlines',
  {
    id: id(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    mapType: integer('map_type').notNull(),
    order: smallint('order').notNull(),
    regionId: text('region_id').notNull(),
  },
  (t) => [
    uniqueIndex('headlines_slot').on(t.regionId, t.mapType, t.order),
    index('headlines_post').on(t.postId),
  ],
);

/** The shops that issue coupons. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    address: text('address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Comma-separated stored paths. */
    images: text('images').notNull().default(''),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => orders('businesses', t.id, t.title, t.regionId, t.createdAt, t.updatedAt),
);

/** Amounts in CAD. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    title: text('title').notNull(),
    regionId: text('region_id').notNull(),
    bizId: integer('biz_id')
      .notNull()
      .references(() => businesses.id),
    code: text('code').notNull().unique(),
    /** 1 dollars, 2 percent. */
    type: smallint('type').notNull(),
    discount: integer('discount').notNull(),
    maxDiscount: integer('max_discount'),
    minOrder: integer('min_order').notNull().default(0),
    totalQuantity: integer('total_quantity').notNull().default(0),
    issuedQuantity: integer('issued_quantity').notNull().default(0),
    perMember: integer('per_member').notNull().default(1),
    userLevel: smallint('user_level').notNull().default(0),
    useLabel: text('use_label').notNull().default(''),
    issueLabel: text('issue_label').notNull().default(''),
    content: text('content').notNull(),
    /** Comma-separated stored paths. */
    images: text('images').notNull().default(''),
    thumbnail: text('thumbnail').notNull().default(''),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('coupons_business').on(t.bizId),
    ...orders('coupons', t.id, t.title, t.regionId, t.startAt, t.endAt, t.createdAt, t.updatedAt),
  ],
);

/** A coupon that a member has; used once. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [index('claims_user').on(t.userId, t.id), index('claims_coupon').on(t.couponId, t.userId)],
);
