// Runs on both engines: the statements of every endpoint.
import { endpoints } from '@hanca/common/contract/index.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { problemDocument } from '@hanca/common/problem-document.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createAuthenticator } from '../testing/authenticator.ts';
import { type Role, startProduct, type TestProduct } from '../testing/product.ts';
import { postForm, realtyForm } from '../testing/samples.ts';

const ROLES = ['nobody', 'member', 'admin'] as const;
/** Small, since the walk is over every endpoint and role; a failure names the seed to replay it. */
const RUNS = 2;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  for (let n = 0; n < 3; n += 1) await product.call(api('posts.create'), { as: 'admin', body: postForm() });
});
afterAll(() => product.close());

const all = endpoints();
const api = (name: string): Endpoint => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no endpoint ${name}`);
  return found.endpoint;
};

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

const BORDERS = [0, -0, -1, 1, 1.5, 100, 101, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324];
const WORDS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '100',
    '101',
    '12abc',
    '0x0c',
    '1e3',
    '9007199254740993',
    'NaN',
    'null',
    'true',
  ],
  ...[
    'CA59',
    'CA00',
    'CA596173331',
    'CA99',
    'ASC',
    'title',
    'id',
    '\0',
    '\ud800',
    '\u202e',
    "'; --",
    '%',
    '%00',
    '[]',
  ],
  ...[
    'a@example.org',
    'some password',
    '__proto__',
    'constructor',
    '/images/post/2025/11/x.jpg',
    'ㄱ'.normalize('NFD'),
  ],
];

const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 30 }), fc.string());
const anything = fc.oneof(word, fc.constantFrom(...BORDERS), fc.jsonValue({ maxDepth: 3 }));

/** Mostly what a schema allows by its type, sometimes anything. */
const valuesOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const { type, properties, items, anyOf, enum: options } = schema;
  const fitting = (): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (options) return fc.constantFrom(...options);
    if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
    if (type === 'object') {
      const fields = Object.entries(properties ?? {}).map(([name, part]) => [name, valuesOf(part)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    if (type === 'array') return fc.array(valuesOf(items ?? {}), { maxLength: 4 });
    if (type === 'integer' || type === 'number') {
      return fc.oneof(
        fc.constantFrom(...BORDERS),
        fc.integer({ min: -5, max: 30 }),
        fc.double({ noNaN: true }),
      );
    }
    return type === 'boolean' ? fc.boolean() : word;
  };
  return fc.oneof({ weight: 5, arbitrary: fitting() }, { weight: 1, arbitrary: anything });
};

/** Bodies that are accepted, so that what is wrong with one or two fields is not hidden by what is missing. */
const GOOD: Record<string, object> = {
  'posts.create': postForm(),
  'posts.update': { id: 1 },
  'realties.create': realtyForm(),
  'realties.update': { id: 1 },
  'conversations.open': { text: '안녕하세요' },
  'conversations.send': { text: '안녕하세요' },
  'alerts.create': { topic: 'realties', criteria: {}, channels: ['email'], mode: 'daily' },
  'reports.create': { reason: 'scam' },
  'reports.update': { id: 1, status: 1 },
  'account.signup': { email: 'b@example.org', password: '긴 비밀번호 하나요', name: '이름', agree: true },
  'passkeys.create': createAuthenticator().create({ challenge: 'x' }),
  'passkeys.signin': createAuthenticator().get({ challenge: 'x' }),
  'passkeys.prove': createAuthenticator().get({ challenge: 'x' }),
  'passkeys.update': { name: '이름' },
  'account.signin': { email: 'a@example.org', password: 'some password' },
};

/** Anything for the body, or a good one with at most two fields of any value. */
const bodyOf = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const few = fc
    .subarray(names, { maxLength: Math.min(2, names.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((field) => [field, valuesOf(properties[field] ?? {})]))),
    );
  return fc.oneof(
    { weight: 3, arbitrary: few.map((fields) => ({ ...GOOD[name], ...fields })) },
    { weight: 1, arbitrary: valuesOf(schema) },
  );
};

const jsonOf = (schema: z.ZodType): Schema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));

const queryOf = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const known = Object.keys(query?.shape ?? {});
  const names = fc.oneof(
    fc.constantFrom(...known, ...known.map((name) => `query.${name}`), 'unknown'),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'query.', ''),
  );
  const escaped = word.map((text) => encodeURIComponent(text.toWellFormed()));
  const raw = fc.constantFrom('%00', '%', '%ff', '%ED%A0%80', '&', '=', '#', '+', '[]=1');
  const pairs = fc.array(
    fc.tuple(names, fc.oneof({ weight: 5, arbitrary: escaped }, { weight: 1, arbitrary: raw })),
    {
      maxLength: 5,
    },
  );
  return pairs.map((list) => list.map(([name, value]) => `${name}=${value}`).join('&'));
};

const pathOf = ({ path }: Endpoint): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom('1', '2', '3'), word)
    .map((text) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(text.toWellFormed())));

let visitors = 0;

const send = (endpoint: Endpoint, role: Role, url: string, body?: unknown) => {
  visitors += 1;
  return product.inject({
    method: endpoint.method,
    url,
    remoteAddress: `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
    headers: {
      ...(role === 'nobody' ? {} : { authorization: `Bearer ${product.tokens[role]}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
};

/** What holds of every answer: no fault of ours, a reply as promised or a problem, nobody let in. */
const sound = (name: string, endpoint: Endpoint, role: Role, response: LightMyRequestResponse): void => {
  const { statusCode, body } = response;
  expect(statusCode, `${name}: ${body}`).toBeLessThan(500);
  if (statusCode >= 400) problemDocument.parse(response.json());
  else if (body !== '' && !endpoint.download) endpoint.reply.parse(response.json());
  if (role === 'nobody' && accessOf(endpoint) !== 'public')
    expect([400, 401, 404, 414], name).toContain(statusCode);
};

const SETTINGS = { numRuns: RUNS, endOnFailure: true };

test('no query, path or body makes an endpoint fail', async () => {
  const reads = all.filter(
    ({ endpoint }) => endpoint.method === 'GET' && (endpoint.query || endpoint.params),
  );
  for (const { name, endpoint } of reads) {
    const call = fc.tuple(pathOf(endpoint), queryOf(endpoint));
    await fc.assert(
      fc.asyncProperty(call, async ([path, query]) => {
        for (const role of ROLES) sound(name, endpoint, role, await send(endpoint, role, `${path}?${query}`));
      }),
      SETTINGS,
    );
  }

  const writes = all.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.files);
  for (const { name, endpoint } of writes) {
    const body = endpoint.body
      ? bodyOf(name, jsonOf(endpoint.body))
      : fc.constantFrom(undefined, {}, [], 'x');
    const call = fc.tuple(pathOf(endpoint), body);
    await fc.assert(
      fc.asyncProperty(call, async ([path, value]) => {
        for (const role of ROLES) {
          // Ending the caller's session would end the walk.
          if (endpoint === api('account.endSession') && role !== 'nobody' && path.includes('-')) continue;
          sound(name, endpoint, role, await send(endpoint, role, path, value));
        }
      }),
      SETTINGS,
    );
  }
});

test('nothing of it was logged as a fault, and it still answers', async () => {
  expect(product.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect((await product.call(api('posts.list'))).statusCode).toBe(200);
});
