import { expect, test } from 'vitest';
import { linksIn } from './links.ts';

test.each([
  ['버나비 사는데 저도 궁금해요. 3.5불이래요.', 0],
  ['https://hanca.ca/posts/1 여기요', 1],
  ['www.hanca.ca, hanca.ca/flyers 그리고 http://a.b/c?d=e.com', 3],
  ['minji@example.com으로 연락 주세요', 0],
  ['bit.ly/abc와 t.me/def', 2],
  ['canada.commerce', 0],
  ['my-room.app, Best.DEV/x, deal.online, rent.shop?a=1, win.xyz', 5],
  ['forms.gle/abc 와 room.pages.dev', 2],
  ['신청은 오후 3.5시, v2.0.1, 표.app 말고 a.apple', 0],
])('%s', (text, links) => {
  expect(linksIn(text)).toBe(links);
});
