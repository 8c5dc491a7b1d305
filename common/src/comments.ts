/** A comment is read, or its writer or staff have taken it away. */
export const SHOWN = 0;
export const DELETED = 1;
export const REMOVED = 2;

export const COMMENT_STATES = [
  { value: SHOWN, title: '게시' },
  { value: DELETED, title: '작성자가 삭제' },
  { value: REMOVED, title: '운영진이 숨김' },
] as const;

/** Comments of a post on one page, replies among them. */
export const COMMENTS_ON_PAGE = 100;
/** Replies to one comment. */
export const REPLIES_MAX = 200;

/** What somebody is called who writes in anonymous talk: by a number for each thread; the post's own writer has 0. */
export const handleName = (handle: number): string => (handle === 0 ? '익명' : `익명 ${handle}`);
