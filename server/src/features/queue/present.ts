import { handleName } from '@hanca/common/comments.ts';
import type { QueueItem } from '@hanca/common/contract/queue.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { decisionText, QUEUE_KINDS } from '@hanca/common/moderation.ts';
import { titleOf } from '@hanca/common/realties.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import { reasonTitle } from '@hanca/common/screening.ts';
import { nameOf, subjectOf } from '../reports/subject.ts';
import { presentReasons } from '../screening/present.ts';
import type { QueueRow } from './queries.ts';

/** In anonymous talk staff do not learn by the way who wrote, nor how they have behaved elsewhere. */
const memberOf = (row: QueueRow) => {
  const { memberId, memberName, strikeCount, suspended, suspendedUntil, handle, strikeAnonymous } = row;
  if (handle !== null || strikeAnonymous === true) {
    const name = handleName(handle ?? 0);
    const clean = { strikeCount: 0, suspended: false, suspendedUntil: toWireDate(null) };
    return { memberId: 0, memberName: name, ...clean };
  }
  return { memberId, memberName, strikeCount, suspended, suspendedUntil: toWireDate(suspendedUntil) };
};

const aboutOf = ({ strikeAnonymous, conversationId, ...ids }: QueueRow): QueueItem['about'] => {
  if (strikeAnonymous === true) return null;
  return (
    subjectOf(ids) ?? (conversationId === null ? null : { feature: 'conversations', id: conversationId })
  );
};

const reasonOf = ({ kind, reasons, isScreened, found, hiddenReason, ...row }: QueueRow): string => {
  const { measure, closed, until, strikeAnonymous } = row;
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
      return decisionText({
        measure,
        suspended: closed === true && !strikeAnonymous,
        until: toWireDate(strikeAnonymous ? null : until),
      });
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
  title: row.strikeTitle ?? nameOf(row),
  hidden: row.isHidden,
  ...memberOf(row),
  reason: reasonOf(row),
  text: textOf(row),
  reportCount: row.reportCount,
  urgent: row.urgent,
  since: toWireDate(row.since),
  due: toWireDate(row.due),
});
