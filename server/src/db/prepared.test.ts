import { expect, test } from 'vitest';
import type { Executor } from './executor.ts';
import { prepared } from './prepared.ts';

test('long names of queries are told apart by PostgreSQL too', () => {
  const db = {} as Executor;
  const names = ['a', 'b'].map((end) => prepared(db, `posts.list.${'status.'.repeat(10)}${end}`, String));
  expect(new Set(names.map((name) => name.slice(0, 63))).size).toBe(2);
  expect(prepared(db, 'posts.get', String)).toBe('posts.get');
});
