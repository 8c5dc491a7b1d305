import { handleName } from '@hanca/common/comments.ts';
import type { QueueItem } from '@hanca/common/contract/queue.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { decisionText, QUEUE_KINDS } from '@hanca/common/moderation.ts';
import { titleOf } from '@hanca/common/realties.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import { reasonTitle } from '@hanca/common/screening.ts';
import { presentReasons } from '../screening/present.ts';
import { isAnonymous } from '../users/strikes.ts';
import type { QueueRow } from './queries.ts';

/** In anonymous talk staff do not learn by the way who wrote, nor how they have behaved elsewhere. */
const memberOf = (row: QueueRow) => {
  const { memberId, memberName, strikeCount, suspended, suspendedUntil, handle, strikeTitle } = row;
  if (handle !== null || (strikeTitle !== null && isAnonymous({ title: strikeTitle }))) {
    const name = handleName(handle ?? 0);
    const clean = { strikeCount: 0, suspended: false, suspendedUntil: toWireDate(null) };
    return { memberId: 0, memberName: name, ...clean };
  }
  return { memberId, memberName, strikeCount, suspended, suspendedUntil: toWireDate(suspendedUntil) };
};

const aboutOf = ({
  strikeTitle,
  realtyId,
  commentId,
  postId,
  conversationId,
  golfJoinId,
}: QueueRow): QueueItem['about'] => {
  if (strikeTitle !== null && isAnonymous({ title: strikeTitle })) return null;
  if (realtyId !== null) return { feature: 'realties', id: realtyId };
  if (commentId !== null) return { feature: 'comments', id: commentId };
  if (postId !== null) return { feature: 'posts', id: postId };
  if (golfJoinId !== null) return { feature: 'golfJoins', id: golfJoinId };
  return conversationId === null ? null : { feature: 'conversations', id: conversationId };
};

/** Staff read it with the words around it: 문의 12 신고. */
const nameOf = (row: QueueRow): string =>
  row.strikeTitle ??
  row.realtyTitle ??
  row.postTitle ??
  row.joinTitle ??
  (row.commentId === null ? `문의 ${row.conversationId}` : `댓글 ${row.commentId}`);

const reasonOf = ({ kind, reasons, isScreened, found, hiddenReason, ...row }: QueueRow): string => {
  const { measure, closed, until } = row;
  switch (kind) {
    case 'report': {
      const said = REPORT_REASONS.filter(({ code }) => reasons?.includes(code)).map(({ title }) => title);
      return [...said, ...(isScreened ? [titleOf(QUEUE_KINDS, 'screening')] : [])].join(' · ');
    }
    case 'screening':
      return presentReasons(found ?? [], new Map())
        .map(reasonTitle)
        .join(' · ');
    case 'post':
      return hiddenReason ? `전에 숨긴 이유: ${hiddenReason}` : '';
    default:
      return decisionText({ measure, suspended: closed === true, until: toWireDate(until) });
  }
};

const textOf = ({ kind, said, quote, excerpt, appeal }: QueueRow): string => {
  switch (kind) {
    case 'post':
      return excerpt ?? '';
    case 'appeal':
      return appeal ?? '';
    default:
      return [quote && `“${quote}”`, said].filter(Boolean).join('\n');
  }
};

/** A row of the queue as staff read it. */
export const presentItem = (row: QueueRow): QueueItem => ({
  id: `${row.kind}-${row.recordId}`,
  kind: row.kind,
  recordId: row.recordId,
  about: aboutOf(row),
  title: nameOf(row),
  hidden: row.isHidden,
  ...memberOf(row),
  reason: reasonOf(row),
  text: textOf(row),
  reportCount: row.reportCount,
  urgent: row.urgent,
  since: toWireDate(row.since),
  due: toWireDate(row.due),
});
