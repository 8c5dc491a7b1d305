import { expect, test, vi } from 'vitest';
import type { Executor } from './executor.ts';
import { built, prepared } from './prepared.ts';

test('long names of queries are told apart by PostgreSQL too', () => {
  const db = {} as Executor;
  const names = ['a', 'b'].map((end) => prepared(db, `posts.list.${'status.'.repeat(10)}${end}`, String));
  expect(new Set(names.map((name) => name.slice(0, 63))).size).toBe(2);
  expect(prepared(db, 'posts.get', String)).toBe('posts.get');
});

test('a query is built once, with a name for the first 200', () => {
  const db = {} as Executor;
  const build = vi.fn((name: string) => ({ name }));
  const names = Array.from({ length: 201 }, (_, n) => `q${n}`);
  const queries = names.map((name) => prepared(db, name, build));
  expect(queries.filter(({ name }) => name === '')).toHaveLength(1);
  expect(names.map((name) => prepared(db, name, build))).toEqual(queries);
  expect(build).toHaveBeenCalledTimes(201);
});

test('of more than 500 shapes the one used last is still built', () => {
  const db = {} as Executor;
  const build = vi.fn(() => ({}));
  const first = built(db, 'first', build);
  for (let n = 0; n < 499; n += 1) built(db, `shape ${n}`, build);
  expect(built(db, 'first', build)).toBe(first);
  built(db, 'one more', build);
  expect(built(db, 'first', build)).toBe(first);
  expect(build).toHaveBeenCalledTimes(501);
  built(db, 'shape 0', build);
  expect(build).toHaveBeenCalledTimes(502);
});
