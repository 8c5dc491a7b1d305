// What everybody reads of who offers a home: a few facts from what they did on the site, and none where none is known.

import type { ListerFacts } from './contract/realties.ts';
import { longDate } from './dates.ts';

/** Usual times until a first answer, in minutes, with their words; what takes longer is not said. */
const ANSWER_TIMES = [
  [30, '30분'],
  [60, '1시간'],
  [120, '2시간'],
  [240, '4시간'],
  [480, '8시간'],
  [1440, '하루'],
  [2880, '이틀'],
  [4320, '사흘'],
] as const;

/** Fewer first answers than these say nothing of what is usual. */
export const ANSWERS_MIN = 5;

/** The shortest of the times of which we speak that is not shorter than this, in minutes; null for longer ones. */
export const answersWithin = (minutes: number): number | null =>
  ANSWER_TIMES.find(([most]) => minutes <= most)?.[0] ?? null;

const answerText = (minutes: number | null): string => {
  const words = ANSWER_TIMES.find(([most]) => most === minutes)?.[1];
  return words ? `보통 ${words} 안에 답해요` : '';
};

/** '2026년 3월 가입', '보통 2시간 안에 답해요', '거래완료 3건', '이메일 인증': as far as it is known. */
export const listerTexts = ({ since, answersWithin: minutes, done, verified }: ListerFacts): string[] =>
  [
    `${longDate(since).replace(/ \d+일$/, '')} 가입`,
    answerText(minutes),
    done > 0 ? `거래완료 ${done}건` : '',
    verified ? '이메일 인증' : '',
  ].filter(Boolean);
