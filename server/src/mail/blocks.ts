// What a mail says, once for its text and for its HTML. Nothing of it is fetched: no pictures, no fonts, nothing that tells who reads.

import { oneLine } from './plain-text.ts';

/** A part of a mail. What others wrote stands in titles, which end no line and turn nothing round. Addresses are whole. */
export type Block =
  | { kind: 'text'; text: string }
  /** What follows is about this. */
  | { kind: 'heading'; text: string }
  /** Something found, with where it is. */
  | { kind: 'item'; title: string; href: string }
  /** What can be done; small for what is done seldom. */
  | { kind: 'link'; text: string; href: string; small?: boolean }
  /** A line apart, and below it what is the same in every such mail. */
  | { kind: 'foot' };

/** The blocks as the lines of a text. */
export const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'heading') return ['', `■ ${oneLine(block.text)}`];
    if (block.kind === 'item') return [`- ${oneLine(block.title)}`, `  ${block.href}`];
    return block.kind === 'link' ? [`${block.text}: ${block.href}`] : [''];
  });

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** Only our own addresses come here; still nothing but one of the web is a link. */
const link = (href: string, title: string, style: string): string =>
  /^https?:\/\//.test(href)
    ? `<a href="${escaped(href)}" style="${style}">${escaped(title)}</a>`
    : escaped(title);

const LINK = 'color:#0e6b52;text-decoration:underline';
const BUTTON =
  'display:inline-block;padding:12px 20px;border:1px solid #0e6b52;border-radius:10px;color:#0e6b52;font-weight:600;text-decoration:none';
const LINE = 'border-top:1px solid #c9c9c2';

/** For programs that know dark screens; others turn the colours round by themselves, or leave the light ones. */
const DARK = `@media (prefers-color-scheme:dark){body{background:#121614!important;color:#edf1ee!important}a{color:#7fc8ae!important;border-color:#7fc8ae!important}.line{border-color:#333a36!important}}`;

const htmlOfBlock = (block: Block): string => {
  if (block.kind === 'text') return `<p style="margin:0 0 12px">${escaped(block.text)}</p>`;
  if (block.kind === 'heading')
    return `<h2 class="line" style="margin:24px 0 8px;padding:20px 0 0;${LINE};font-size:17px;line-height:1.5">${escaped(block.text)}</h2>`;
  if (block.kind === 'item') return `<p style="margin:0 0 10px">${link(block.href, block.title, LINK)}</p>`;
  if (block.kind !== 'link') return '';
  return block.small
    ? `<p style="margin:0 0 10px;font-size:14px">${link(block.href, block.text, LINK)}</p>`
    : `<p style="margin:16px 0">${link(block.href, block.text, BUTTON)}</p>`;
};

/** The blocks below the line: small links one below the other. */
const htmlOfFoot = (blocks: readonly Block[]): string =>
  blocks.map((block) => htmlOfBlock(block.kind === 'link' ? { ...block, small: true } : block)).join('');

/** A whole mail in HTML. In: its subject, the line that greets its reader, and its blocks. */
export const htmlOf = (subject: string, greeting: string, blocks: readonly Block[]): string => {
  const end = blocks.findIndex(({ kind }) => kind === 'foot');
  const [main, foot] = end < 0 ? [blocks, []] : [blocks.slice(0, end), blocks.slice(end + 1)];
  const below =
    foot.length > 0
      ? `<div class="line" style="margin:28px 0 0;padding:16px 0 0;${LINE}">${htmlOfFoot(foot)}</div>`
      : '';
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>:root{color-scheme:light dark}${DARK}</style></head>
<body style="margin:0;padding:24px 16px;background:#fbfaf7;color:#1b2320;font:16px/1.7 'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif;word-break:keep-all;overflow-wrap:anywhere"><div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 20px;font-size:20px;font-weight:700">한카</p>
<p style="margin:0 0 12px">${escaped(greeting)}</p>
${main.map(htmlOfBlock).join('\n')}
${below}</div></body></html>
`;
};
