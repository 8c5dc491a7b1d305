import type { QueueItem } from '@hanca/common/contract/queue.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import type { QueueKind } from '@hanca/common/moderation.ts';

const HOUR_MS = 3600_000;

/** What is done with each kind: the words of its button, and with the name of what it is about. */
export const actions: Record<QueueKind, { words: string; of: string }> = {
  report: { words: '처리', of: '신고 처리' },
  screening: { words: '처리', of: '신고 처리' },
  post: { words: '검토', of: '검토' },
  appeal: { words: '답하기', of: '이의 답하기' },
};

/** How long it waits: '방금', '5시간', '3일'. In: now in milliseconds. */
export const waitText = ({ since }: Pick<QueueItem, 'since'>, now: number): string => {
  const hours = Math.floor((now - Number(since.time)) / HOUR_MS);
  if (hours < 1) return '방금';
  return hours < 48 ? `${hours}시간` : `${Math.floor(hours / 24)}일`;
};

/** Whether it should have been decided by now. In: now in milliseconds. */
export const isLate = ({ due }: Pick<QueueItem, 'due'>, now: number): boolean => Number(due.time) < now;

/** What staff have decided against the member before: '조치 2번', '정지한 계정'; none for who has a clean record. */
export const conductText = ({
  strikeCount,
  suspended,
  suspendedUntil,
}: Pick<QueueItem, 'strikeCount' | 'suspended' | 'suspendedUntil'>): string[] => {
  const end = longDateTime(suspendedUntil);
  return [
    strikeCount > 0 ? `조치 ${strikeCount}번` : '',
    suspended ? '정지한 계정' : end && `${end}까지 쓰기 정지`,
  ].filter(Boolean);
};
