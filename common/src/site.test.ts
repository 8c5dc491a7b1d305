import { expect, test } from 'vitest';
import { absoluteUrl } from './site.ts';

const site = { publicUrl: 'https://hanca.example' };

test.each([
  ['/posts/7', 'https://hanca.example/posts/7'],
  ['/postlist?type=7&page=2', 'https://hanca.example/postlist?type=7&page=2'],
  ['//evil.example/', 'https://hanca.example//evil.example/'],
  ['/\\\\evil.example/', 'https://hanca.example///evil.example/'],
  ['https://img.example/images/a.jpg', 'https://img.example/images/a.jpg'],
])('%s is %s', (path, full) => {
  expect(absoluteUrl(site, path)).toBe(full);
});
