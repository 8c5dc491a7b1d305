import { endpoints } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf, type Tag } from '@hanca/common/endpoint.ts';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { announced, unannounced } from '../server/src/db/schema/announced.ts';
import { crsGrids } from '../server/src/db/schema/crs-grids.ts';
import { isCacheable, tagsOf } from '../server/src/http/reply.ts';
import { check } from '../server/src/http/validate.ts';
import { startProduct, type TestProduct } from '../server/src/testing/product.ts';
import { readContent } from './content.ts';
import { readDrawings } from './pictures.ts';
import { storeContent } from './store.ts';

// Tests the server, but lies here because the server may not import the demonstration's content.
let product: TestProduct;
beforeAll(async () => {
  // In the demonstration every feed has an example.
  product = await startProduct({ demo: true });
  expect(await storeContent(product.services, readContent(), readDrawings())).toBe(true);
  // The one table of public records that the demonstration leaves empty.
  const grid = { validFrom: '2026-01-01', url: 'https://example.org', grid: '{}' };
  await product.services.db.insert(crsGrids).values(grid);
});
afterAll(() => product.close());

/** Tables that a feature reads without a tag, and why its cached answers do not become stale. */
const UNTAGGED: Readonly<Record<string, string>> = {
  'border: border_waits': 'waits are stored together with the snapshot of their feed, which has a tag',
  'comments: reports': 'a select shared with staff; readers are not shown the number of reports',
  'flyerItems: images': 'the size of a picture never changes',
  'fuelStations: users': 'the trigger tell_of_prices raises the tags of prices whose member is suspended',
  'posts: post_views': 'views may be out of date (docs/decisions/0003-cached-answers.md)',
  'realties: realty_views': 'owners and staff alone are shown views, and their answers are not cached',
};

const exceptionOf = (read: string): string => read.replace(/\.\w+/, '');

const tables = new Set([...announced.map(({ table }) => table), ...unannounced].map(getTableName));

/** Tags that database triggers raise, without their values: `posts`, `posts:`, `comments@post:`. */
const raisedTags = new Set(
  announced.flatMap(({ table, lists }) => {
    const name = getTableName(table);
    return [name, `${name}:`, ...lists.map(([list]) => `${name}@${list}:`)];
  }),
);

/** Returns the tables whose triggers raise one of the tags. */
const tablesOfTags = (tags: readonly Tag[]): string[] =>
  tags.filter((tag) => raisedTags.has(tag.replace(/:.*/s, ':'))).map((tag) => tag.replace(/[:@].*/s, ''));

/** Maps each kind of tag to the column whose value it carries: `posts:` to `id`, `comments@post:` to `post_id`. */
const namingColumns = new Map(
  announced.flatMap(({ table, lists }): [string, string][] => {
    const name = getTableName(table);
    return [
      [`${name}:`, 'id'],
      ...lists.map(([list, column]): [string, string] => [`${name}@${list}:`, column.name]),
    ];
  }),
);

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Checks that a statement filters the tag's column by the tag's value. `likes:7` stands for the like with id 7, so it does not
 * cover a statement that reads the likes of post 7.
 */
const isAsked = (tag: Tag, statements: readonly Statement[]): boolean => {
  const [start = '', value] = tag.split(/(?<=^[^:]*:)/s);
  if (value === undefined) return true;
  const column = `"${start.replace(/[:@].*/s, '')}"."${namingColumns.get(start)}"`;
  const compared = new RegExp(
    String.raw`${column.replaceAll('.', String.raw`\.`)} (?:=|in)(?: any)? ?\(*(?:select )?((?:\$\d+(?:, )?)+)`,
    'g',
  );
  return statements.some(({ text, values }) =>
    [...text.matchAll(compared)].some(([, numbers = '']) =>
      [...numbers.matchAll(/\d+/g)].some(([number]) =>
        [values[Number(number) - 1]].flat().map(String).includes(value),
      ),
    ),
  );
};

const SOURCE = String.raw`(?:only\s+|lateral\s+)?"?\w+"?(?:\."?\w+"?)?(?:\s+(?!join\b)(?:as\s+)?"?\w+"?)?`;
const SOURCES = new RegExp(String.raw`\b(?:from|join)\s+(${SOURCE}(?:\s*,\s*${SOURCE})*)`, 'gi');

/** Returns the tables after FROM and JOIN, without CTEs and functions. */
const tablesOfStatement = (statement: string): string[] =>
  [...statement.matchAll(SOURCES)]
    .flatMap(([, sources = '']) => sources.match(/\w+/g) ?? [])
    .filter((name) => tables.has(name));

/** Sample values for query fields that accept none of GUESSES. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  bbox: '-124,49,-122,50',
  cityId: 'CA596173331',
  keyword: '커피',
  plugs: 'ccs',
  utilities: 'heat',
};
const GUESSES = [1, '1', 'CA59', 'CA596173331', true, '2026-01-01', '49.2,-123.1'];

/** Returns values that a field accepts: each choice of an enum, else a single value. */
const samplesOf = (name: string, schema: z.core.$ZodType): unknown[] => {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const choices: unknown[] = JSON.parse(/(?<="enum":)\[[^\]]*\]/.exec(json)?.[0] ?? '[]');
  const values = choices.length > 0 ? choices : [SAMPLES[name], ...GUESSES];
  const accepted = values.filter((value) => value !== undefined && z.safeParse(schema, value).success);
  if (accepted.length === 0) throw new Error(`add a value of ${name} to SAMPLES`);
  return choices.length > 0 ? accepted : accepted.slice(0, 1);
};

type Values = Record<string, unknown>;

const query = async (statement: string): Promise<Values[]> =>
  (await product.services.database.pool.query(statement)).rows;

/** Returns path parameters: ids of stored records if the path names a table, else sample values. */
const findParams = async ({ path, params }: Endpoint): Promise<Values[]> => {
  // Ten records, so that some are public and have optional content.
  if (path.includes('/comments'))
    return query('SELECT post_id AS id, id AS "commentId" FROM comments ORDER BY comments.id LIMIT 10');
  const table = /([\w-]+)\/\{id\}/.exec(path)?.[1]?.replaceAll('-', '_') ?? '';
  if (tables.has(table)) return query(`SELECT id FROM ${table} ORDER BY id DESC LIMIT 10`);
  const fields = Object.entries(params?.shape ?? {});
  return [Object.fromEntries(fields.map(([name, schema]) => [name, samplesOf(name, schema)[0]]))];
};

/** Returns query parameters: the required ones alone, then with one optional value at a time. */
const queriesOf = ({ query: schema }: Endpoint): Values[] => {
  const fields = Object.entries(schema?.shape ?? {});
  const required = Object.fromEntries(
    fields
      .filter(([, field]) => !z.safeParse(field, undefined).success)
      .map(([name, field]) => [name, samplesOf(name, field)[0]]),
  );
  const changes = fields.flatMap(([name, field]) =>
    samplesOf(name, field).map((sample) => ({ ...required, [name]: sample })),
  );
  return [required, ...changes];
};

let visitors = 0;

/** Calls an endpoint with empty caches, each time from a new address because searches are rate-limited. */
const call = async (endpoint: Endpoint, given: { params: Values; query: Values }) => {
  product.services.cache.versions.raiseAll();
  visitors += 1;
  const remoteAddress = `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const response = await product.inject({ method: 'GET', url: hrefOf(endpoint, given), remoteAddress });
  const statements = sent.mock.calls.map(
    ([one, values]): Statement => ({
      text: String(Reflect.get(Object(one), 'text') ?? one),
      values: Reflect.get(Object(one), 'values') ?? values ?? [],
    }),
  );
  sent.mockRestore();
  return { response, statements, read: statements.flatMap(({ text }) => tablesOfStatement(text)) };
};

/** @returns The tables that an endpoint reads without a tag, or null if it never answers 200. */
const findUntagged = async (endpoint: Endpoint): Promise<string[] | null> => {
  const untagged = new Set<string>();
  // `shows` derives tags from the rows in a reply, so an empty reply has none: one reply with rows is enough.
  const shown = new Set<string>();
  let answers = 0;
  for (const params of await findParams(endpoint)) {
    for (const query of queriesOf(endpoint)) {
      const { response, statements, read } = await call(endpoint, { params, query });
      if (response.statusCode !== 200) continue;
      answers += 1;
      const input = check(endpoint, { params, query });
      const tagged = tablesOfTags(tagsOf(endpoint, input).filter((tag) => isAsked(tag, statements)));
      for (const table of read) if (!tagged.includes(table)) untagged.add(table);
      for (const table of tablesOfTags(tagsOf({ ...endpoint, reads: [] }, input, response.json())))
        shown.add(table);
    }
  }
  return answers > 0 ? [...untagged].filter((table) => !shown.has(table)) : null;
};

test('every cached answer has a tag of each table that it reads', async () => {
  const untagged: string[] = [];
  for (const { name, endpoint } of endpoints().filter((one) => isCacheable(one.endpoint))) {
    const found = await findUntagged(endpoint);
    expect(found, `${name} answers 200`).not.toBeNull();
    untagged.push(...(found ?? []).map((table) => `${name}: ${table}`));
  }
  const needed = new Set(untagged.map(exceptionOf));
  expect(untagged.filter((one) => !(exceptionOf(one) in UNTAGGED))).toEqual([]);
  expect(
    Object.keys(UNTAGGED).filter((one) => !needed.has(one)),
    'exceptions that no endpoint needs',
  ).toEqual([]);
});
