import { expect, test } from 'vitest';
import { addressOf, type Entry, entryAt } from './entries.ts';

const posts = { name: 'posts' };
const users = { name: 'users' };
const home: Entry = { to: '/', label: '홈' };
const headline = { name: 'headlines' };
const news: Entry = { to: '/posts?filter=%7B%22postType%22%3A1%7D', label: '뉴스' };
const entries: Entry[] = [home, posts, users, headline, news];

test('resources have their specified addresses', () => {
  expect([posts, users, headline].map(addressOf)).toEqual(['/posts', '/user', '/posts/headline']);
});

test.each([
  ['/', '', home],
  ['/posts', '', posts],
  ['/posts/form/7', '', posts],
  ['/posts/headline', '', headline],
  ['/posts', '?filter=%7B%22postType%22%3A1%7D&page=2', news],
  ['/posts', '?filter=%7B%22postType%22%3A2%7D', posts],
  ['/user/form/3', '', users],
  ['/postsale', '', undefined],
])('%s%s belongs to one entry', (pathname, search, entry) => {
  expect(entryAt(entries, { pathname, search })).toBe(entry);
});
