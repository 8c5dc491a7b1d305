import { canMark } from '@hanca/common/golf-joins.ts';
import type { Executor } from '../../db/executor.ts';
import { found, Problem } from '../../http/problems.ts';
import { insertStrike } from '../users/strikes.ts';
import { isMarked, NO_SHOW } from './conduct.ts';
import { conflict } from './hold.ts';
import { type Telling, tell } from './news.ts';
import { nameOf } from './present.ts';
import { findJoin, findRequest, type LockedJoin, setMarked } from './queries.ts';

const notNow = {
  ko: '노쇼는 라운드가 끝난 뒤 7일 안에 표시할 수 있어요.',
  en: 'No-shows are marked within a week after the round.',
};

/**
 * Says that somebody did not come to a round that is held: the host of who was accepted, and who was accepted of the host. Who is marked is
 * told, and can say something against it once; however many say it of one round, it is one strike.
 * @throws Problem 404 for who had no seat, or is nobody's to mark; 409 before the round is over and after a week
 */
export const markNoShow = async (
  tx: Executor,
  services: Telling,
  join: LockedJoin,
  { callerId, userId }: { callerId: number; userId: number },
): Promise<void> => {
  const isByHost = callerId === join.userId;
  if (!isByHost && userId !== join.userId) throw new Problem('not-found');
  const request = await findRequest(tx, join.id, isByHost ? userId : callerId);
  if (request?.status !== 'accepted') throw new Problem('not-found');
  if (join.cancelledAt !== null || !canMark(join.teeDate.getTime(), Date.now())) throw conflict(notNow);
  const which = isByHost ? 'markedAt' : 'markedHostAt';
  if (request[which] !== null) return;
  await setMarked(tx, request, which);
  if (await isMarked(tx, join, userId)) return;
  const round = nameOf(found(await findJoin(tx, join.id)));
  await insertStrike(tx, {
    ...{ ...NO_SHOW, userId, suspended: false, recordId: join.id },
    ...{ title: `조인 · ${round}`, settledBy: null },
    reason: isByHost
      ? '올린 사람이 라운드에 오지 않았다고 표시했어요.'
      : '함께 치기로 한 회원이 라운드에 오지 않았다고 표시했어요.',
  });
  await tell(tx, services, { kind: 'noShow', joinId: join.id, userIds: [userId] });
};
