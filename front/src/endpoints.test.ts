import { endpoints as contract } from '@hanca/common/contract/index.ts';
import { accessOf, type Endpoint, type EndpointRow, isCreate, statusOf } from '@hanca/common/endpoint.ts';
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.built.ts';

const namesIn = (table: object): string[] =>
  Object.entries(table).flatMap(([feature, group]) => Object.keys(group).map((name) => `${feature}.${name}`));

const rows = new Map<string, EndpointRow>(
  Object.entries(endpoints).flatMap(([feature, group]) =>
    Object.entries<EndpointRow>(group).map(([name, row]) => [`${feature}.${name}`, row]),
  ),
);

/** What a call depends on. */
const callOf = (e: EndpointRow) => ({
  method: e.method,
  path: e.path,
  access: accessOf(e),
  status: statusOf(e),
  create: isCreate(e),
  multipart: e.files ?? false,
});

test('the table of the browser names every endpoint that is not for staff alone, as it is called in the contract', () => {
  const open = contract().filter(({ endpoint }) => accessOf(endpoint) !== 'admin');
  expect(namesIn(endpoints)).toEqual(open.map(({ name }) => name));
  for (const { name, endpoint } of open) {
    const row = rows.get(name);
    expect(row && callOf(row), name).toEqual(callOf(endpoint));
  }
});

test('it holds no schemas', () => {
  const parts = new Set([...rows.values()].flatMap((row) => Object.keys(row)));
  const allowed = ['method', 'path', 'access', 'files', 'status', 'download'] satisfies (keyof Endpoint)[];
  expect([...parts].filter((part) => !allowed.some((one) => one === part))).toEqual([]);
});
