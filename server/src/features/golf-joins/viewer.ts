import type { GolfJoinViewer, GolfRequest } from '@hanca/common/contract/golf-joins.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { isLate } from '@hanca/common/golf-joins.ts';
import type { Executor } from '../../db/executor.ts';
import { findOther } from '../conversations/queries.ts';
import { findBarred, findConduct } from './conduct.ts';
import { findRequests, type JoinRow, type RequestRow } from './queries.ts';

/** Whether a seat was given up late; of a request that never had one, no. */
const wasLate = ({ status, acceptedAt, changedAt }: RequestRow, { teeDate }: JoinRow): boolean =>
  status === 'withdrawn' && acceptedAt !== null && isLate(changedAt.getTime(), teeDate.getTime());

/** Whether who asked may do so again: who took it back before it was answered. */
export const mayAskAgain = ({ status, acceptedAt }: RequestRow): boolean =>
  status === 'withdrawn' && acceptedAt === null;

/** What of a round is a member's own matter: what the host and who is accepted write stays between them. */
export const presentViewer = async (db: Executor, join: JoinRow, userId: number): Promise<GolfJoinViewer> => {
  const rows = await findRequests(db, join.id);
  const own = rows.find(({ request }) => request.userId === userId)?.request ?? null;
  const isHost = join.userId === userId;
  const isJoiner = own?.status === 'accepted';
  const seen = rows.filter(({ request }) =>
    isHost ? true : isJoiner && request.status === 'accepted' && request.userId !== userId,
  );
  // How those who ask have kept their word is the host's to know.
  const asking = isHost ? seen.map(({ request }) => request.userId) : [];
  const conductOf = await findConduct(db, [join.userId, ...asking]);
  const { blockedByMe, blockedByThem } = await findOther(db, userId, join.userId);
  return {
    role: isHost ? 'host' : isJoiner ? 'joiner' : 'none',
    host: { ...conductOf(join.userId), marked: own !== null && own.markedHostAt !== null },
    contact: isHost || isJoiner ? join.contact : '',
    own: own && { status: own.status, note: own.note, late: wasLate(own, join), again: mayAskAgain(own) },
    requests: seen.map(
      ({ request, name }): GolfRequest => ({
        ...{ id: request.userId, name, status: request.status, note: isHost ? request.note : '' },
        ...{ late: wasLate(request, join), marked: isHost && request.markedAt !== null },
        ...(isHost ? conductOf(request.userId) : { noShows: 0, lateCancels: 0 }),
      }),
    ),
    blocked: blockedByMe || blockedByThem,
    barredUntil: toWireDate(await findBarred(db, userId)),
  };
};
