import { handleName, SHOWN } from '@hanca/common/comments.ts';
import type { Comment, CommentViewer, ManagedComment } from '@hanca/common/contract/comments.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { findOwn } from './own.ts';
import type { CommentRow } from './queries.ts';

/** Who wrote a comment, as everybody sees it and staff do not see more without a trail. */
const writerOf = ({ handle, userId, userName }: CommentRow) =>
  handle === null ? { userId, userName } : { userId: null, userName: handleName(handle) };

const NOBODY = { userId: null, userName: '', byAuthor: false };

/** A comment as everybody reads it: of one that is gone, that it was there. */
export const presentComment = (row: CommentRow): Comment => {
  const isShown = row.state === SHOWN;
  return {
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    ...(isShown ? { ...writerOf(row), byAuthor: row.byAuthor } : NOBODY),
    state: row.state,
    text: isShown ? row.text : '',
    edited: isShown && row.editedAt !== null,
    likes: isShown ? row.likes : 0,
    createdDate: toWireDate(row.createdAt),
  };
};

/** The same for staff. */
export const presentManaged = (row: CommentRow): ManagedComment => ({
  id: row.id,
  postId: row.postId,
  title: row.title,
  parentId: row.parentId,
  ...writerOf(row),
  text: row.text,
  state: row.state,
  removedReason: row.removedReason ?? '',
  reportCount: row.reportCount,
  createdDate: toWireDate(row.createdAt),
});

export const presentViewer = ({
  liked,
  own,
  blocked,
}: Awaited<ReturnType<typeof findOwn>>): CommentViewer => ({
  liked: liked.some(({ id }) => id === null),
  likedIds: liked.flatMap(({ id }) => id ?? []),
  ownIds: own.map(({ id }) => id),
  removed: own.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }])),
  blockedIds: blocked.map(({ id }) => id),
});
