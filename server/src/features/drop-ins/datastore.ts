import { z } from 'zod';
import { FeedRefusal, jsonOf } from '../../feeds/feed.ts';

// The datastore of Toronto's open data (CKAN): a table comes in pages, each of which says how many records the whole has.

const SEARCH = 'https://ckan0.cf.opendata.inter.prod-toronto.ca/api/3/action/datastore_search';
const PAGE_SIZE = 5000;

/** The tables that are read, in this order, and a field that only they have. */
const TABLES = [
  { id: 'c99ec04f-4540-482c-9ee4-efb38774eab4', field: 'Course Title' },
  { id: 'f23ac1ad-6f46-4b59-811f-eb34be9b1f7a', field: 'Location Name' },
];

const page = z.object({
  success: z.literal(true),
  result: z.object({
    fields: z.array(z.object({ id: z.string() })),
    records: z.array(z.unknown()),
    total: z.int().min(1),
  }),
});
type Page = z.output<typeof page>['result'];

const checked = (given: unknown): Page => {
  const { data, error } = page.safeParse(given);
  if (!data) throw new FeedRefusal(`형식이 달라요: ${error.issues[0]?.path.join('.') || '전체'}`);
  return data.result;
};

/** The first table of which records are missing, and how many there are. Throws FeedRefusal where pages do not fit together. */
const missingOf = (pages: readonly Page[]): { table: string; offset: number } | null => {
  let known = 0;
  for (const { id, field } of TABLES) {
    const own = pages.filter(({ fields }) => fields.some((one) => one.id === field));
    const offset = own.reduce((sum, { records }) => sum + records.length, 0);
    known += own.length;
    if (
      own.some(({ total, records }) => total !== own[0]?.total || records.length === 0) ||
      offset > (own[0]?.total ?? 0)
    )
      throw new FeedRefusal('쪽들이 서로 맞지 않아요.');
    if (own.length === 0 || offset < (own[0]?.total ?? 0)) return { table: id, offset };
  }
  if (known < pages.length) throw new FeedRefusal('모르는 표가 있어요.');
  return null;
};

/** The address of the page that is missing yet; null for none. Throws FeedRefusal. */
export const missingPage = (pages: readonly string[]): string | null => {
  const missing = missingOf(pages.map((text) => checked(jsonOf(text))));
  return (
    missing &&
    `${SEARCH}?${new URLSearchParams({ resource_id: missing.table, sort: '_id', limit: String(PAGE_SIZE), offset: String(missing.offset) })}`
  );
};

/** The records of all pages of both tables. Throws FeedRefusal where one is missing. */
export const recordsOf = (text: string): unknown[] => {
  const given = jsonOf(text);
  if (!Array.isArray(given)) throw new FeedRefusal('목록이 없어요.');
  const pages = given.map(checked);
  const missing = missingOf(pages);
  if (missing) throw new FeedRefusal(`다 오지 않았어요: ${missing.offset}건 뒤`);
  return pages.flatMap(({ records }) => records);
};
