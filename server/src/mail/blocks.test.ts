import { expect, test } from 'vitest';
import { type Block, htmlOf, linesOf } from './blocks.ts';

const HOSTILE = `<img src=x onerror="alert(1)">'&\r\n<script>\u202eevil`;

const blocks: Block[] = [
  { kind: 'text', text: '새 소식이 있어요.' },
  { kind: 'heading', text: `버나비 ‘${HOSTILE}’` },
  { kind: 'item', title: HOSTILE, href: 'https://hanca.example/posts/1?a=1&b="><b>' },
  { kind: 'item', title: '옆문', href: 'javascript:alert(1)' },
  { kind: 'link', text: '모두 보기', href: 'https://hanca.example/search' },
  { kind: 'foot' },
  { kind: 'link', text: '알림 관리', href: 'https://hanca.example/mypage/alerts' },
];
const html = htmlOf(HOSTILE, `${HOSTILE}님, 안녕하세요.`, blocks);

test('what others wrote is text, whatever it holds', () => {
  const names = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name);
  expect(new Set(names)).toEqual(
    new Set(['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'p', 'h2', 'a']),
  );
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp; &lt;script&gt; evil');
  expect(html).not.toMatch(/\u202e|javascript:/);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://hanca.example/posts/1?a=1&amp;b=&quot;&gt;&lt;b&gt;',
    'https://hanca.example/search',
    'https://hanca.example/mypage/alerts',
  ]);
});

test('nothing of a mail is fetched when it is opened', () => {
  const tags = [...html.matchAll(/<[^>]*>/g)].join('');
  expect(tags).not.toMatch(/<img|<link|src=|url\(|@import|@font-face|<script/i);
  expect(html).not.toMatch(/url\(|@import|@font-face/i);
});

test('the text says the same in lines', () => {
  expect(linesOf(blocks)).toEqual([
    '새 소식이 있어요.',
    '',
    `■ 버나비 ‘<img src=x onerror="alert(1)">'& <script> evil’`,
    `- <img src=x onerror="alert(1)">'& <script> evil`,
    '  https://hanca.example/posts/1?a=1&b="><b>',
    '- 옆문',
    '  javascript:alert(1)',
    '모두 보기: https://hanca.example/search',
    '',
    '알림 관리: https://hanca.example/mypage/alerts',
  ]);
});
