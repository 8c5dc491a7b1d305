import { HTML, MARKDOWN } from '@hanca/common/posts.ts';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { htmlWords } from './html-words.ts';

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 160;

/** Most characters of a body as HTML: beyond it a page is too heavy for a phone. */
const HTML_MAX = 1_000_000;

/** How deep tags may be nested. */
const DEPTH_MAX = 50;

const YOUTUBE_ID = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]{11})/;

const anchor = (_name: string, attribs: sanitizeHtml.Attributes) => ({
  tagName: 'a',
  // A browser takes what follows two slashes of either kind for a host.
  attribs: /^(?:#|\/(?![/\\\t\n\r]))/.test(attribs.href ?? '')
    ? attribs
    : { ...attribs, rel: 'nofollow ugc noopener', target: '_blank' },
});

/** A video's frame is built anew from its id, so that nothing else of the source reaches the page. */
const frame = (_name: string, { src = '', title = '' }: sanitizeHtml.Attributes) => {
  const id = YOUTUBE_ID.exec(src)?.[1];
  return {
    tagName: 'iframe',
    attribs: {
      src: id ? `https://www.youtube-nocookie.com/embed/${id}` : '',
      title: title || '유튜브 동영상',
      loading: 'lazy',
      allowfullscreen: '',
    },
  };
};

/** What a body may hold: structure and links, no style, class, script or form. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'small', 'img', 'iframe'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy'],
    iframe: ['src', 'title', 'loading', 'allowfullscreen'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: DEPTH_MAX,
  transformTags: {
    // The page's own title is its h1.
    h1: 'h2',
    a: anchor,
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy', referrerpolicy: 'no-referrer' }),
    iframe: frame,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
};

/** HTML of any origin to HTML that is safe to show; what is nested too deep is left out. Applying it twice changes nothing. */
export const sanitise = (html: string): string => {
  const once = sanitizeHtml(html, allowed);
  // Without the tags between them two paragraphs may be nested, which is mended when they are read again.
  return once === html ? once : sanitizeHtml(once, allowed);
};

/** Why a body cannot be stored: it is nested too deep, or too large when shown. */
export class BodyRefused extends Error {
  readonly code: 'content.deep' | 'content.heavy';

  constructor(code: BodyRefused['code']) {
    super(code);
    this.code = code;
  }
}

const refuseLong = (html: string): string => {
  if (html.length > HTML_MAX) throw new BodyRefused('content.heavy');
  return html;
};

/** The same for HTML that is new: what is nested too deep would lose its tags, and takes the longest. Throws BodyRefused. */
const sanitiseNew = (html: string): string => {
  let depth = 0;
  const once = sanitizeHtml(html, {
    ...allowed,
    onOpenTag: () => {
      depth += 1;
      if (depth > DEPTH_MAX) throw new BodyRefused('content.deep');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
  return once === html ? once : refuseLong(sanitise(refuseLong(once)));
};

// It leaves out what is nested deeper than 100 without a word; that is refused before, as HTML.
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });

/** Items that begin with [ ] or [x] are tasks: a box to look at, since a reader can tick nothing. */
const withTasks = (html: string): string =>
  html.replace(
    /(<li>\s*(?:<p>)?)\[([ xX])\] /g,
    (_, start: string, mark: string) => `${start}${mark === ' ' ? '☐' : '☑'} `,
  );

/** The first words of a text, at most 160 characters. */
const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  // No character has more than two units.
  const characters = [...line.slice(0, 2 * EXCERPT_LENGTH + 2)];
  return characters.length <= EXCERPT_LENGTH
    ? line
    : `${characters
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
};

/** A body as it is stored. */
export interface Body {
  /** As written; HTML without what it may not hold. */
  content: string;
  /** For readers; '' for the types that are plain text. */
  contentHtml: string;
  /** The first words as plain text, at most 160 characters. */
  excerpt: string;
}

/** A body as it is stored, from one that was written. Throws BodyRefused. */
export const bodyOf = (contentType: number, written: string): Body => {
  if (contentType === HTML) {
    const html = sanitiseNew(written);
    return { content: html, contentHtml: html, excerpt: excerptOf(htmlWords(html)) };
  }
  if (contentType === MARKDOWN) {
    const html = sanitiseNew(withTasks(refuseLong(markdown.render(written))));
    return { content: written, contentHtml: html, excerpt: excerptOf(htmlWords(html)) };
  }
  return { content: written, contentHtml: '', excerpt: excerptOf(written) };
};
