// What members are told of their rounds: in the notification centre, by mail and by push.

import { golfJoinPath } from '@hanca/common/golf-joins.ts';
import type { Executor } from '../../db/executor.ts';
import { notifications } from '../../db/schema/alerts.ts';
import { newsSubject, readNewsSubject, tellMember } from '../../push/member-news.ts';
import type { Services } from '../../services.ts';
import { nameOf } from './present.ts';
import { findJoin, findJoinsById } from './queries.ts';

export type Telling = Pick<Services, 'config' | 'jobs'>;

const DECISIONS = '/mypage/decisions';
const OWN_JOINS = '/mypage/golf-joins';

/** What happens, as it is told, and what its reader can do. */
const NEWS = {
  asked: { title: '조인 신청이 왔어요', line: '누가 신청했는지 보고 수락하거나 거절해 주세요.' },
  accepted: { title: '조인 신청이 수락됐어요', line: '만날 곳과 연락처를 확인해 주세요.' },
  declined: { title: '조인 신청이 거절됐어요', line: '다른 조인을 찾아보세요.' },
  left: { title: '조인을 취소한 분이 있어요', line: '자리가 다시 비었어요.' },
  cancelled: {
    title: '조인이 취소됐어요',
    line: '이 라운드는 열리지 않아요. 골프장 예약은 올린 사람에게 확인해 주세요.',
  },
  hidden: {
    title: '조인이 숨겨졌어요',
    line: '운영진이 살펴보고 숨긴 조인이라 더는 볼 수 없어요. 다른 조인을 찾아보세요.',
  },
  noShow: {
    title: '조인에 오지 않았다고 표시됐어요',
    line: '사실과 다르면 7일 안에 이의를 보내 주세요. 답이 올 때까지 노쇼로 세지 않아요. 아무 말이 없으면 7일 뒤부터 노쇼로 세요.',
  },
} as const;
type NewsKind = keyof typeof NEWS;

/** What happened to a round, and whom it is told, in the order of their ids. */
export interface Happening {
  kind: NewsKind;
  joinId: number;
  userIds: readonly number[];
}

const hrefOf = (kind: NewsKind, id: number): string => {
  if (kind === 'noShow') return DECISIONS;
  return kind === 'hidden' ? OWN_JOINS : golfJoinPath(id);
};

/** How the notification centre names what happened, by subject. */
export const showNews = async (db: Executor, subjects: readonly string[]) => {
  const news = subjects.flatMap((subject) => {
    const read = readNewsSubject(subject, NEWS);
    return read ? [{ subject, ...read }] : [];
  });
  const joins = await findJoinsById(
    db,
    news.map(({ id }) => id),
  );
  const shown = new Map<string, { title: string; href: string }>();
  for (const { subject, kind, id } of news) {
    const join = joins.get(id);
    if (join) shown.set(subject, { title: `${NEWS[kind].title} · ${nameOf(join)}`, href: hrefOf(kind, id) });
  }
  return shown;
};

/** Tells members what happened to a round, in the transaction in which it does. */
export const tell = async (
  tx: Executor,
  services: Telling,
  { kind, joinId, userIds }: Happening,
): Promise<void> => {
  const join = await findJoin(tx, joinId);
  if (!join) return;
  const { title, line } = NEWS[kind];
  const path = hrefOf(kind, joinId);
  for (const userId of userIds) {
    const subject = newsSubject(kind, joinId);
    await tx.insert(notifications).values({ userId, topic: 'golf_joins', subject }).onConflictDoNothing();
    const when = { begins: join.teeDate, ends: join.teeDate };
    await tellMember(tx, services, userId, { title, name: nameOf(join), lines: [line], path, ...when });
  }
};

/** Tells what happened to some rounds, which are all held: one member after the other by id, as each counts the mails of its recipient. */
export const tellAll = async (
  tx: Executor,
  services: Telling,
  happened: readonly Happening[],
): Promise<void> => {
  const each = happened.flatMap((one) => one.userIds.map((userId) => ({ ...one, userIds: [userId] })));
  for (const one of each.toSorted((a, b) => (a.userIds[0] ?? 0) - (b.userIds[0] ?? 0)))
    await tell(tx, services, one);
};
