/** How a post's body is written. */
export const GALLERY = 0;
export const PLAIN = 1;
export const HTML = 2;
export const MARKDOWN = 3;

export const CONTENT_TYPES = [
  { value: GALLERY, title: '갤러리' },
  { value: PLAIN, title: '일반 글' },
  { value: HTML, title: 'HTML' },
  { value: MARKDOWN, title: '마크다운' },
] as const;

/** Only published posts are seen by anyone but staff. */
export const PUBLISHED = 0;
export const HIDDEN = 1;
/** Of a new member, until staff have read it. */
export const WAITING = 2;

export const POST_STATUSES = [
  { value: PUBLISHED, title: '게시' },
  { value: HIDDEN, title: '숨김' },
  { value: WAITING, title: '검토 중' },
] as const;

/** The transaction type with which a post shows the notice on trading safely (specification, post detail). */
export const TRADE = 1;
