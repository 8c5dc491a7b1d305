import { Readable } from 'node:stream';
import type { Tag } from '@hanca/common/endpoint.ts';
import { MAX_INTEGER } from '@hanca/common/fields.ts';
import { stationPath } from '@hanca/common/fuel-stations.ts';
import { golfCoursePath } from '@hanca/common/golf.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { provincePath } from '@hanca/common/province-facts.ts';
import { couponPath, eventPath, postPath, realtyPath } from '@hanca/common/public-paths.ts';
import { absoluteUrl, type SiteConfig } from '@hanca/common/site.ts';
import { and, eq, getTableName, gt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type IndexItem, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { Executor } from '../../db/executor.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { events } from '../../db/schema/events.ts';
import { fuelStations } from '../../db/schema/fuel.ts';
import { golfCourses } from '../../db/schema/golf-courses.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { isOpen } from '../posts/conditions.ts';
import { knownProvinces } from '../province-facts/known.ts';

export const SITEMAP = '/sitemap.xml';

/** The most addresses of one file (sitemaps.org, protocol). */
export const PER_FILE = 50_000;

/** Files beyond it would begin after the largest id of PostgreSQL. */
const LAST_FILE = Math.floor(MAX_INTEGER / PER_FILE);

/** Rows of one query, while a file is sent. */
const BATCH = 1000;

/** Pages that are always there. */
const PAGES = [
  '/',
  '/realtylist',
  '/postlist',
  '/jobpostings',
  '/flyers',
  '/flyers/items',
  '/coupons',
  '/events',
  '/border',
  '/border/return',
  '/border/documents',
  '/recreation',
  '/recreation/drop-in',
  '/recreation/levels',
  '/energy',
  '/energy/chargers',
  '/golf',
  '/golf/joins',
  '/energy/stations',
  '/energy/sums',
  '/notices',
  '/immigration',
  '/immigration/grid',
  '/immigration/rounds',
  '/immigration/bcpnp',
  '/about',
  '/terms',
];

interface Row {
  id: number;
  updatedAt: Date;
  /** Of posts, whose addresses depend on it. */
  postType?: number;
}

/** Public records of one table. */
interface Section {
  table: PgTable & { id: AnyPgColumn; updatedAt: AnyPgColumn; postType?: AnyPgColumn };
  shown?: SQL | undefined;
  hrefOf: (row: Required<Row>) => string;
}

const sections = new Map<string, Section>(
  Object.entries({
    realties: { table: realties, shown: sql`${realties.visible}`, hrefOf: ({ id }) => realtyPath(id) },
    // A closed job can still be read, by who has its address.
    posts: { table: posts, shown: and(eq(posts.status, PUBLISHED), isOpen), hrefOf: postPath },
    coupons: {
      table: coupons,
      shown: and(coupons.isActive, gt(coupons.endAt, sql`now()`)),
      hrefOf: ({ id }) => couponPath(id),
    },
    // Also those that are over, which people look back at.
    events: { table: events, shown: eq(events.cancelled, false), hrefOf: ({ id }) => eventPath(id) },
    golf: { table: golfCourses, hrefOf: ({ id }) => golfCoursePath(id) },
    stations: { table: fuelStations, hrefOf: ({ id }) => stationPath(id) },
  } satisfies Record<string, Section>),
);

/** The tables that the index is made of. */
export const SITEMAP_TAGS: Tag[] = [...sections.values()].map(({ table }) => getTableName(table));

/** The address of a file: that of the n-th 50,000 ids of a section. */
const fileOf = (name: string, number: number) => `/sitemaps/${name}-${number}.xml`;
const PAGES_FILE = '/sitemaps/pages.xml';

/** The index: every file with the moment of its last change. */
export const sitemapIndex = async (db: Executor, site: Pick<SiteConfig, 'publicUrl'>): Promise<Readable> => {
  const items: IndexItem[] = [{ url: absoluteUrl(site, PAGES_FILE) }];
  for (const [name, { table, shown }] of sections) {
    const number = sql<number>`(${table.id} - 1) / ${sql.raw(String(PER_FILE))} + 1`;
    const files = await db
      .select({ number, lastmod: max(table.updatedAt) })
      .from(table)
      .where(shown)
      .groupBy(number)
      .orderBy(number);
    for (const file of files) {
      const lastmod = (file.lastmod as Date | null)?.toISOString();
      items.push({ url: absoluteUrl(site, fileOf(name, file.number)), ...(lastmod ? { lastmod } : {}) });
    }
  }
  return Readable.from(items).pipe(new SitemapIndexStream());
};

async function* pages(db: Executor): AsyncGenerator<SitemapItemLoose> {
  for (const url of PAGES) yield { url };
  // Those of other provinces say that nothing is known.
  for (const { id } of await knownProvinces(db)) yield { url: provincePath(id) };
}

async function* records(
  db: Executor,
  { table, shown, hrefOf }: Section,
  number: number,
): AsyncGenerator<SitemapItemLoose> {
  let after = (number - 1) * PER_FILE;
  const last = number * PER_FILE;
  for (;;) {
    const { id, updatedAt, postType } = table;
    const rows = (await db
      .select({ id, updatedAt, ...(postType && { postType }) })
      .from(table)
      .where(and(shown, gt(id, after), lte(id, last)))
      .orderBy(id)
      .limit(BATCH)) as Required<Row>[];
    for (const row of rows) yield { url: hrefOf(row), lastmod: row.updatedAt.toISOString() };
    after = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

async function* withFirst(first: SitemapItemLoose, others: AsyncGenerator<SitemapItemLoose>) {
  yield first;
  yield* others;
}

/**
 * One file of the sitemap, read from the database while it is sent. In: its address. Out: null where there is none, or
 * nothing is in it, which the protocol does not allow and its stream takes for an error.
 */
export const sitemapFile = async (
  db: Executor,
  site: Pick<SiteConfig, 'publicUrl'>,
  path: string,
): Promise<Readable | null> => {
  const [, name = '', number = ''] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  const section = sections.get(name);
  if (path !== PAGES_FILE && (!section || Number(number) > LAST_FILE)) return null;
  const items = section ? records(db, section, Number(number)) : pages(db);
  const { done, value: first } = await items.next();
  if (done) return null;
  const out = new SitemapStream({ hostname: site.publicUrl });
  return Readable.from(withFirst(first, items))
    .on('error', (error) => out.destroy(error))
    .pipe(out);
};
