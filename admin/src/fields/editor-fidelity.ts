import { Editor, type Extensions } from '@tiptap/core';
import type { MarkdownManager } from '@tiptap/markdown';

type MarkedInstance = MarkdownManager['instance'];

/** Elements that say nothing by themselves, or that the editor puts around others. */
const NEUTRAL = new Set(['p', 'div', 'span', 'tbody', 'colgroup', 'col', 'br']);
/** Two names of one meaning. */
const SAME: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };
/** The server sets these anew on every link and picture. */
const SET_BY_SERVER = new Set(['rel', 'target', 'loading', 'referrerpolicy']);

const titles: Record<string, string> = {
  table: '표',
  img: '그림',
  figure: '그림 설명',
  iframe: '동영상',
  input: '할 일 상자',
  dl: '용어 목록',
  sub: '아래 첨자',
  sup: '위 첨자',
  small: '작은 글자',
  u: '밑줄',
};

/** Elements inside others, which are named instead. */
const INNER = new Set(['thead', 'tfoot', 'tr', 'th', 'td', 'caption', 'figcaption', 'dt', 'dd']);

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

const elementsOf = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('*')]
    .map(({ localName }) => SAME[localName] ?? localName)
    .filter((name) => !NEUTRAL.has(name));

const attributesOf = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes]
      .filter(({ name, value }) => value !== '' && !SET_BY_SERVER.has(name))
      .map(({ name, value }) => `${name}=${value.replaceAll(/[\s;]/g, '')}`),
  );

/** The words of a text, without the space between them, of which a browser shows little. */
const wordsOf = (body: HTMLElement): string => body.textContent.replaceAll(/\s/g, '');

/** What is in the first list more often than in the second. */
const surplus = (from: readonly string[], to: readonly string[]): string[] => {
  const left = [...to];
  return from.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** What of some HTML is missing in what was made of it, in words; nothing where all of it is there. */
const missing = (before: HTMLElement, after: HTMLElement): string[] => {
  const elements = surplus(elementsOf(before), elementsOf(after)).filter((name) => !INNER.has(name));
  if (elements.length > 0) return [...new Set(elements.map((name) => titles[name] ?? `<${name}>`))];
  const attributes = surplus(attributesOf(before), attributesOf(after));
  if (attributes.length > 0) return [...new Set(attributes.map((each) => `${each.split('=')[0]} 속성`))];
  return wordsOf(before) === wordsOf(after) ? [] : ['일부 글자'];
};

/** Markdown as HTML. Tags in it are text to the server, so they are text here. */
const markdownHtml = (marked: MarkedInstance, source: string): string => {
  const renderer = new marked.Renderer();
  renderer.html = ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return marked.parse(source, { async: false, gfm: true, breaks: true, renderer });
};

export type EditorKind = 'html' | 'markdown';

/**
 * What the visual editor would drop of a text: the editor itself reads it and writes it once, and both are compared as
 * HTML. In: the kind of the text, the text, the editor's extensions. Out: what would be lost, in Korean.
 */
export const lostInEditor = (kind: EditorKind, text: string, extensions: Extensions): string[] => {
  const editor = new Editor({ extensions, content: text, contentType: kind });
  const { markdown } = editor.storage;
  const htmlOf = (source: string): string =>
    kind === 'markdown' ? markdownHtml(markdown.manager.instance, source) : source;
  const written = kind === 'markdown' ? editor.getMarkdown() : editor.getHTML();
  const lost = missing(bodyOf(htmlOf(text)), bodyOf(htmlOf(written)));
  editor.destroy();
  return lost;
};
