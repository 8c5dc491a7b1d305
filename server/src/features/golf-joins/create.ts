import type { GolfJoinInput } from '@hanca/common/contract/golf-joins.ts';
import { AHEAD_DAYS, HOSTED_MAX } from '@hanca/common/golf-joins.ts';
import { dayAt, momentShown, zoneOf } from '@hanca/common/zones.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem } from '../../http/validate.ts';
import { findCourse } from '../golf-courses/queries.ts';
import { conflict } from './hold.ts';
import { hostsEnough, insertJoin } from './queries.ts';

const HOUR_MS = 3600_000;

const enough = {
  ko: `앞으로 칠 조인은 ${HOSTED_MAX}개까지 올릴 수 있어요.`,
  en: `At most ${HOSTED_MAX} rounds to come.`,
};

/**
 * Stores a round of a member whose account is held, so that two at once do not pass the limit, at the moment that the clocks of the
 * course show. Out: its id.
 * @throws Problem 400 for a course that there is not, and for a day or time that is over, too far ahead or too soon to be
 * asked for; 409
 */
export const createJoin = async (tx: Executor, userId: number, input: GolfJoinInput): Promise<number> => {
  const { courseId, day, time, closeHours, greenFee, handicapMin, handicapMax, ...rest } = input;
  const course = await findCourse(tx, courseId);
  if (!course) throw fieldProblem('courseId', 'select.required');
  const zone = zoneOf(course.regionId);
  const now = Date.now();
  const latest = now + AHEAD_DAYS * 24 * HOUR_MS;
  const date = Date.parse(day);
  if (date < dayAt(now, zone) || date > dayAt(latest, zone)) throw fieldProblem('day', 'join.day');
  const tee = momentShown(Date.parse(`${day}T${time}Z`), zone);
  if (tee <= now || tee > latest) throw fieldProblem('time', 'join.time');
  const closes = tee - closeHours * HOUR_MS;
  if (closes <= now) throw fieldProblem('closeHours', 'join.closes');
  if (await hostsEnough(tx, userId)) throw conflict(enough);
  return insertJoin(tx, {
    ...rest,
    ...{ userId, courseId, teeDate: new Date(tee), closesDate: new Date(closes) },
    ...{ greenFee: greenFee ?? null, handicapMin: handicapMin ?? null, handicapMax: handicapMax ?? null },
  });
};
