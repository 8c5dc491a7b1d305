import { expect, test, vi } from 'vitest';
import type { Executor } from './executor.ts';
import { built, prepared, preparedPage, preparedShape } from './prepared.ts';

test('long names of queries differ for PostgreSQL too', () => {
  const db = { _: { session: {} } } as Executor;
  const names = ['a', 'b'].map((end) => prepared(db, `posts.list.${'status.'.repeat(10)}${end}`, String));
  expect(new Set(names.map((name) => name.slice(0, 63))).size).toBe(2);
  expect(prepared(db, 'posts.get', String)).toBe('posts.get');
});

test('a list is built once for each shape, with a name for the first 50, and leaves their names to all others', () => {
  const db = { _: { session: {} } } as Executor;
  const build = vi.fn((name: string) => ({ name }));
  const limits = Array.from({ length: 60 }, (_, limit) => limit);
  const ofLimits = () => limits.map((limit) => preparedShape(db, ['users.list', limit], build));
  const queries = ofLimits();
  expect(queries.filter(({ name }) => name === '')).toHaveLength(10);
  expect(ofLimits()).toEqual(queries);
  expect(build).toHaveBeenCalledTimes(60);
  expect(preparedShape(db, ['posts.list', 1], build).name).not.toBe('');
  expect(prepared(db, 'posts.get', build).name).toBe('posts.get');
});

test('a filter and an order of the same name are two shapes of a list', () => {
  const db = { _: { session: {} } } as Executor;
  const build = (name: string) => ({ execute: () => name });
  const page = { search: undefined, limit: 10 };
  const sorted = preparedPage(db, 'users.list', { ...page, filters: {}, sort: 'id' }, build);
  const filtered = preparedPage(db, 'users.list', { ...page, filters: { id: 5 } }, build);
  expect(filtered).not.toBe(sorted);
});

test('of more than 500 shapes the one used last is still built', () => {
  const db = { _: { session: {} } } as Executor;
  const build = vi.fn(() => ({}));
  const first = built(db, ['first'], build);
  for (let n = 0; n < 499; n += 1) built(db, ['shape', n], build);
  expect(built(db, ['first'], build)).toBe(first);
  built(db, ['one more'], build);
  expect(built(db, ['first'], build)).toBe(first);
  expect(build).toHaveBeenCalledTimes(501);
  built(db, ['shape', 0], build);
  expect(build).toHaveBeenCalledTimes(502);
});
