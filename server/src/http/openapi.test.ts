import { endpoints } from '@hanca/common/contract/index.ts';
import { accessOf, statusOf } from '@hanca/common/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';

type Json = { [name: string]: Json };
interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description?: string; $ref?: string; content?: Json }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

let product: TestProduct;
let document: Document;
beforeAll(async () => {
  product = await startProduct();
  const response = await product.inject({ url: '/v1/openapi.json' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('application/json');
  document = response.json();
});
afterAll(() => product.close());

/** Every object in a JSON document with its path. */
const nodes = (value: unknown, path = '#'): [string, Record<string, unknown>][] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    nodes(part, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return Array.isArray(value) ? inner : [[path, { ...value }], ...inner];
};

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the document', () => {
  test('is OpenAPI 3.1 with every reference in it', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).not.toBe('');
    const all = new Map(nodes(document));
    for (const [path, node] of all) {
      if (typeof node.$ref === 'string') expect(all.has(node.$ref), `${path} to ${node.$ref}`).toBe(true);
      expect(node, path).not.toHaveProperty('$schema');
    }
  });

  test('every endpoint is in it and nothing else', () => {
    const found = operations().map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const expected = endpoints().map(
      ({ name, endpoint }) => `${name} ${endpoint.method.toLowerCase()} ${endpoint.path}`,
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  test('describes every endpoint as the contract has it', () => {
    for (const { name, endpoint } of endpoints()) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (!operation) throw new Error(`${name} is missing`);
      expect(operation.summary, name).toBe(endpoint.summary);
      expect(operation.tags, name).toEqual([name.split('.')[0]]);
      expect(operation.security, name).toEqual(
        accessOf(endpoint) === 'public' ? undefined : [{ bearer: [] }],
      );
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(
        inPath.map((parameter) => parameter.name),
        name,
      ).toEqual(named);
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true);
      const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
      expect(
        inQuery.map((parameter) => parameter.name),
        name,
      ).toEqual(Object.keys(endpoint.query?.shape ?? {}));
      for (const { schema } of operation.parameters)
        expect(Object.keys(schema).length, name).toBeGreaterThan(0);
      const types = Object.keys(operation.requestBody?.content ?? {});
      const wanted = endpoint.body ? ['application/json'] : [];
      expect(types, name).toEqual(endpoint.files ? ['multipart/form-data'] : wanted);
      const success = operation.responses[statusOf(endpoint)];
      expect(success?.description, name).not.toBe('');
      expect(success?.content === undefined, name).toBe(statusOf(endpoint) === 204);
      expect(operation.responses, name).toHaveProperty('default');
      expect('401' in operation.responses, name).toBe(accessOf(endpoint) !== 'public');
    }
  });

  test('says for whom a call is and how often', () => {
    const { description, responses } = document.paths['/v1/command/realties']?.post ?? {};
    expect(description).toBe('For verified members; for others 3 calls. Limit of a member: 20 calls a day');
    expect(responses).toHaveProperty('429');
  });

  test('a filled body is described by its fields', () => {
    const body = document.paths['/v1/command/posts']?.post?.requestBody?.content['application/json']?.schema;
    expect(body?.required).toEqual(['title', 'postType', 'regionId', 'content', 'contentType']);
    expect(body?.properties?.options).toBeDefined();
  });
});

test('the page to read it is there, with all that it loads', async () => {
  const redirected = await product.inject({ url: '/v1/docs' });
  const page = [301, 302].includes(redirected.statusCode)
    ? await product.inject({
        url: new URL(String(redirected.headers.location), 'http://localhost/v1/').pathname,
      })
    : redirected;
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, link = '']) => link);
  expect(loaded.length).toBeGreaterThan(2);
  for (const link of loaded) {
    const { pathname, origin } = new URL(link, 'http://localhost/v1/docs/');
    expect(origin).toBe('http://localhost');
    expect((await product.inject({ url: pathname })).statusCode, pathname).toBe(200);
  }
  // Its policy allows no script in the page itself.
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
});

test('switched off neither the document nor the page is there', async () => {
  const silent = await startProduct({ docs: false });
  for (const url of [
    '/v1/openapi.json',
    '/v1/docs',
    '/v1/docs/',
    '/v1/docs/json',
    '/v1/docs/static/index.html',
  ]) {
    expect((await silent.inject({ url })).statusCode, url).toBe(404);
  }
  await silent.close();
});
