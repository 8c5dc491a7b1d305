import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { dollars } from '@hanca/common/golf.ts';
import { handicapText, type JoinState, joinState, PACES } from '@hanca/common/golf-joins.ts';
import { clockText } from '@hanca/common/registrations.ts';

/** What a round is called at a moment. */
export const STATE_TEXTS: Record<JoinState, string> = {
  open: '모집 중',
  full: '자리가 찼어요',
  closed: '신청 마감',
  over: '끝났어요',
  cancelled: '취소됐어요',
};

export const stateOf = (join: GolfJoin, now: number): JoinState =>
  joinState(
    {
      ...{ seats: join.seats, taken: join.taken, cancelled: join.cancelledDate.time !== '0' },
      ...{ tee: Number(join.teeDate.time), closes: Number(join.closesDate.time) },
    },
    now,
  );

/** Whether a round in a state is still to be played. */
export const isAhead = (state: JoinState): boolean => state !== 'over' && state !== 'cancelled';

/** A round in words, as lists and its page show it at a moment (milliseconds). */
export const forJoin = (join: GolfJoin, now: number) => ({
  id: join.id,
  title: join.title,
  time: clockText(join.teeTime),
  closes: clockText(join.closesTime),
  city: join.cityName,
  state: stateOf(join, now),
  /** '1 / 2' */
  seats: `${join.seats - join.taken} / ${join.seats}`,
  fee: join.greenFee === null ? '골프장에서 확인' : `1인 ${dollars(join.greenFee)}`,
  handicap: handicapText(join),
  pace: `진행 ${PACES.find(({ code }) => code === join.pace)?.title}`,
  note: join.note,
  host: join.userName,
});
export type JoinItem = ReturnType<typeof forJoin>;
