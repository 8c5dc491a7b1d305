import { HTML, MARKDOWN } from '@hanca/common/posts.ts';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 160;

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
  nestingLimit: 50,
  transformTags: {
    // The page's own title is its h1.
    h1: 'h2',
    a: anchor,
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy', referrerpolicy: 'no-referrer' }),
    iframe: frame,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
};

/** HTML of any origin to HTML that is safe to show. Applying it twice changes nothing. */
export const sanitise = (html: string): string => {
  const once = sanitizeHtml(html, allowed);
  // Without the tags between them two paragraphs may stand in each other, which is mended when they are read again.
  return once === html ? once : sanitizeHtml(once, allowed);
};

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });

/** Items that begin with [ ] or [x] are tasks: a box to look at, since a reader can tick nothing. */
const withTasks = (html: string): string =>
  html.replace(
    /(<li>\s*(?:<p>)?)\[([ xX])\] /g,
    (_, start: string, mark: string) => `${start}${mark === ' ' ? '☐' : '☑'} `,
  );

/** What is stored as the body: HTML without what it may not hold, anything else as written. */
export const storedContent = (contentType: number, content: string): string =>
  contentType === HTML ? sanitise(content) : content;

/** The body as HTML for readers; '' for the types that are plain text. */
export const toHtml = (contentType: number, content: string): string => {
  if (contentType === HTML) return sanitise(content);
  return contentType === MARKDOWN ? sanitise(withTasks(markdown.render(content))) : '';
};

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The first words of a body as plain text, at most 160 characters. */
export const excerptOf = (contentType: number, content: string): string => {
  const html = toHtml(contentType, content);
  const text = html
    ? sanitizeHtml(html.replace(/<\/?(?:p|li|h\d|td|th|tr|br|div|dt|dd)\b/g, ' $&'), {
        allowedTags: [],
        allowedAttributes: {},
      }).replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    : content;
  const words = [...text.replace(/\s+/g, ' ').trim()];
  return words.length <= EXCERPT_LENGTH
    ? words.join('')
    : `${words
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
};
