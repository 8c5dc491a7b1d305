import { expect, test } from 'vitest';
import { isForEverybody, isGone } from './storable.ts';

const answer = (status: number, caching: string | null = 'public, no-cache', redirected = false) => ({
  ...{ status, redirected },
  headers: new Headers(caching === null ? {} : { 'cache-control': caching }),
});

test.each([
  ['a page for everybody', answer(200), true],
  ['a file', answer(200, 'public, max-age=31536000, immutable'), true],
  ['a page of a member', answer(200, 'private, no-store'), false],
  ['one that says nothing of it', answer(200, null), false],
  ['a part of a file', answer(206), false],
  ['no page', answer(404), false],
  ['an error', answer(500), false],
  ['an overload', answer(503), false],
  ['a redirect that the browser has yet to follow', answer(0), false],
  ['a page that signing in was redirected to', answer(200, 'public, no-cache', true), false],
])('%s: stored %s', (_, given, stored) => {
  expect(isForEverybody(given)).toBe(stored);
});

test('what was stored goes where there is nothing any more, not where the server is in trouble', () => {
  expect([404, 410, 200, 403, 429, 500, 503].filter((status) => isGone({ status }))).toEqual([404, 410]);
});
