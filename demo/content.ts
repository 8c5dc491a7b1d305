// The demonstration's texts and facts, as files that people edit; README.md beside this says what is where.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AMENITIES } from '@hanca/common/amenities.ts';
import { signupForm } from '@hanca/common/contract/account.ts';
import { commentInput } from '@hanca/common/contract/comments.ts';
import { messageInput } from '@hanca/common/contract/conversations.ts';
import { couponInput } from '@hanca/common/contract/coupons.ts';
import { flyerItemInput } from '@hanca/common/contract/flyer-items.ts';
import { priceReport } from '@hanca/common/contract/fuel-prices.ts';
import { golfJoinInput, golfRequestInput } from '@hanca/common/contract/golf-joins.ts';
import { HEADLINE_SLOTS } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import { postInput } from '@hanca/common/contract/posts.ts';
import { realtyInput } from '@hanca/common/contract/realty-input.ts';
import { REPORT_STATUSES, reportInput } from '@hanca/common/contract/reports.ts';
import { personName, regionId } from '@hanca/common/fields.ts';
import { NOTE_MAX } from '@hanca/common/text-limits.ts';
import { z } from 'zod';

/** Days before the start of the server; two that happened on one day differ by a fraction. */
const daysAgo = z.number().min(0);
/** A member by name. */
const member = z.string();
/** A file in pictures/, without its ending. */
const pictures = z.array(z.string());

const members = z.strictObject({
  name: personName(40),
  email: signupForm.shape.email,
  joinedDaysAgo: daysAgo,
  /** Writes for the platform, and takes no coupons. */
  staff: z.boolean().default(false),
});

const {
  images: _postImages,
  thumbnail: _first,
  tags: _tags,
  categoryId: category,
  validFrom: _firstDay,
  validTo: _lastDay,
  ...post
} = postInput.shape;
const posts = z.strictObject({
  ...post,
  category,
  tags: z.array(z.string()),
  pictures,
  author: member,
  daysAgo,
  /** Of a flyer: its first and last day, counted from the day of the start. */
  validInDays: z.tuple([z.int(), z.int()]).optional(),
});

const { images: _homeImages, options: _options, availableFrom: _day, ...realty } = realtyInput.shape;
const realties = z.strictObject({
  ...realty,
  pictures,
  options: z.array(z.enum(AMENITIES.map(({ code }) => code))).default([]),
  /** Those that its lister says are not there. */
  absent: z.array(z.enum(AMENITIES.map(({ code }) => code))).default([]),
  /** A day of the month that is so many months ahead. */
  availableFrom: z.strictObject({ months: z.int().min(1), day: z.int().min(1).max(28) }).optional(),
  author: member,
  daysAgo,
  views: z.int().min(0),
  /** The price before it was lowered. */
  previousPrice: realty.price.optional(),
  /** Why staff hid it. */
  hiddenReason: z.string().optional(),
});

const {
  bizId: _shop,
  images: _more,
  thumbnail: _cover,
  startDate: _start,
  endDate: _end,
  ...coupon
} = couponInput.shape;
const coupons = z.strictObject({
  ...coupon,
  pictures,
  /** The shop, by its key. */
  business: z.string(),
  startsInDays: z.number(),
  endsInDays: z.number(),
  /** How many members have one, from whom on in the order of members.json, and how many of those have used it. */
  claimed: z.int().min(0),
  firstHolder: member.optional(),
  used: z.int().min(0),
});

const { images: _signs, ...business } = api.businesses.create.body.shape;
const businesses = z.strictObject({ ...business, key: z.string(), pictures });

const landmarks = z.strictObject(api.landmarks.create.body.shape);

const {
  startDate: _from,
  endDate: _to,
  deadline: _until,
  images: _posters,
  ...event
} = api.events.create.body.shape;
const events = z.strictObject({
  ...event,
  /** Days from the start of the server, its hour of the day there, and hours from then on. */
  inDays: z.int(),
  hour: z.int().min(0).max(23),
  hours: z.number().min(0.5),
  /** Members who come, in the order of members.json. */
  joined: z.int().min(0),
  pictures,
});

const { source: _stationSource, ...station } = api.fuelStations.create.body.shape;
const { stationId: _stationId, ...stationPrice } = priceReport.shape;
const fuelStations = z.strictObject({
  ...station,
  /** Of staff, or of the members named, so many hours before the start of the server. */
  prices: z.array(
    z.strictObject({ ...stationPrice, hoursAgo: z.number().min(0), members: z.array(z.string()).optional() }),
  ),
});

const {
  year: _year,
  season: _season,
  residentsTime: _residents,
  opensTime: _opens,
  source: _source,
  ...registration
} = api.registrations.create.body.shape;
const registrations = z.strictObject({
  ...registration,
  /** Days from the start of the server, and the time by the clocks of the city. */
  inDays: z.int(),
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59),
  residentsDaysBefore: z.int().min(1).optional(),
});

const golfCourses = api.golfCourses.create.body.strict();

const { courseId: _course, day: _playDay, ...round } = golfJoinInput.shape;
const golfJoins = z.strictObject({
  ...round,
  /** The title of a course, and the names of members. */
  course: z.string(),
  host: z.string(),
  inDays: z.int().min(1).max(80),
  accepted: z.array(z.string()),
  asked: z.array(z.strictObject({ name: z.string(), ...golfRequestInput.shape })),
});

const { postId: _flyer, page: _path, ...item } = flyerItemInput.shape;
const flyerItems = z.strictObject({
  ...item,
  /** The flyer, by its key, and which of its pages, from 1 on. */
  flyer: z.string(),
  page: z.int().min(1),
});

const notices = z.strictObject({ ...api.notices.create.body.shape, daysAgo });

const headlines = z.strictObject({
  regionId,
  postType: post.postType,
  /** The value within the post type's own list. */
  category: z.int().min(1),
  /** From the first slot on. */
  posts: z.array(z.string()).min(1).max(HEADLINE_SLOTS),
});

const saves = z.strictObject({
  realty: z.string(),
  /** The first admin where nobody is named, so that who starts the demonstration has some to look at. */
  members: z.array(member).optional(),
  /** What was noted of it, and what it cost then. */
  note: z.string().max(NOTE_MAX).optional(),
  price: z.number().optional(),
});

const reports = z.strictObject({
  ...reportInput.shape,
  realty: z.string(),
  author: member,
  daysAgo,
  status: z.literal(REPORT_STATUSES.map(({ value }) => value)),
});

const conversations = z.strictObject({
  realty: z.string(),
  /** The first admin where nobody is named, so that who starts the demonstration has one to look at. */
  asker: member.optional(),
  /** Whether both have seen all of it. */
  read: z.boolean(),
  messages: z
    .array(z.strictObject({ from: z.enum(['asker', 'lister']), daysAgo, text: messageInput.shape.text }))
    .min(1),
});

const comment = z.strictObject({ author: member, daysAgo, text: commentInput.shape.text });

const comments = comment.extend({
  post: z.string(),
  likedBy: z.array(member),
  replies: z.array(comment),
});

const checked = <S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> => {
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`demo/${file}: ${z.prettifyError(read.error)}`);
  return read.data;
};

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

const readJson = <S extends z.ZodType>(file: string, schema: S): z.output<S>[] =>
  checked(file, z.array(schema), JSON.parse(textOf(file)));

/** Facts, one a line as JSON (which YAML is, too), between two lines of ---, and the text after them. */
const readText = (file: string): Record<string, unknown> => {
  const [, facts, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(textOf(file)) ?? [];
  if (facts === undefined || content === undefined) throw new Error(`demo/${file} begins with no facts`);
  const entries = facts.split('\n').map((line): [string, unknown] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), JSON.parse(line.slice(colon + 1))];
  });
  return { ...Object.fromEntries(entries), content: content.trim() };
};

/** The texts of a folder, each with the name of its file as its key. */
const readTexts = <S extends z.ZodObject>(folder: string, schema: S): (z.output<S> & { key: string })[] =>
  readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((name) => ({
      ...checked(`${folder}/${name}`, schema, readText(`${folder}/${name}`)),
      key: name.replace(/\.md$/, ''),
    }));

/** Everything that the demonstration says. Throws with the name of the first file that breaks a rule of the contract. */
export const readContent = () => ({
  members: readJson('members.json', members),
  posts: readTexts('posts', posts),
  realties: readTexts('realties', realties),
  saves: readJson('saves.json', saves),
  reports: readJson('reports.json', reports),
  comments: readJson('comments.json', comments),
  conversations: readJson('conversations.json', conversations),
  businesses: readJson('businesses.json', businesses),
  coupons: readTexts('coupons', coupons),
  events: readTexts('events', events),
  flyerItems: readJson('flyer-items.json', flyerItems),
  landmarks: readJson('landmarks.json', landmarks),
  /** A file as staff take it in. */
  pnpDraws: textOf('pnp-draws.csv'),
  pnpPools: readJson('pnp-pools.json', z.strictObject(api.pnpPools.create.body.shape)),
  fuelStations: readJson('fuel-stations.json', fuelStations),
  registrations: readJson('registrations.json', registrations),
  golfCourses: readJson('golf-courses.json', golfCourses),
  golfList: textOf('golf-courses.csv'),
  golfJoins: readJson('golf-joins.json', golfJoins),
  notices: readTexts('notices', notices),
  headlines: readJson('headlines.json', headlines),
});

export type Content = ReturnType<typeof readContent>;
