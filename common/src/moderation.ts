// What staff do about a report, and the words that are ready for it. Staff change them before they send them.

import { longDate } from './dates.ts';
import type { WireDate } from './fields.ts';
import { titleOf } from './realties.ts';
import { REPORT_REASONS, type ReportReason } from './report-reasons.ts';

/** What staff decide of what was reported. A member can be suspended beside each. */
export const MEASURES = [
  { code: 'hidden', title: '숨기기' },
  { code: 'warned', title: '고쳐 달라고 알리기' },
  { code: 'kept', title: '그대로 두기' },
] as const;
export type Measure = (typeof MEASURES)[number]['code'];

/** What staff can hide, by the features of the contract. */
export type Hideable = 'realties' | 'comments' | 'posts' | 'golfJoins';

/** A record that can be hidden, by the feature of the contract and its id. */
export interface Subject {
  feature: Hideable;
  id: number;
}

/** What counts against a member: decisions of staff, and that they did not come to a round of golf, which another member said. */
export const STRIKES = [...MEASURES, { code: 'no_show', title: '노쇼' }] as const;
export type StrikeMeasure = (typeof STRIKES)[number]['code'];

/** What waits for a decision of staff. */
export const QUEUE_KINDS = [
  { code: 'report', title: '신고' },
  { code: 'screening', title: '자동 점검' },
  { code: 'post', title: '글 검토' },
  { code: 'appeal', title: '이의' },
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number]['code'];

/**
 * Within how many hours it is to be decided, by which the queue is ordered: `urgent` what can cost somebody money or hurts
 * somebody as long as it can be read, and all else.
 */
export const DECIDE_WITHIN = { urgent: 4, other: 48 } as const;

/** The reasons of reports that are urgent, as findings of screening are. */
export const URGENT_REASONS = ['scam', 'offensive'] as const satisfies readonly ReportReason[];

/** How long staff suspend a member from writing, in days. */
export const SUSPENSION_DAYS = [
  { value: 1, title: '1일' },
  { value: 3, title: '3일' },
  { value: 7, title: '7일' },
  { value: 14, title: '14일' },
  { value: 30, title: '30일' },
  { value: 90, title: '90일' },
] as const;
type SuspensionDays = (typeof SUSPENSION_DAYS)[number]['value'];

interface Decided {
  measure: StrikeMeasure | null;
  /** Whether the account was closed: nobody signs in to it. */
  suspended: boolean;
  /** Until when its member may not write; '0' where they go on. */
  until: WireDate;
}

/** What staff decided, in words: '숨기기, 2026년 12월 1일까지 쓰기 정지'; '' where they only closed a report. */
export const decisionText = ({ measure, suspended, until }: Decided): string => {
  const day = longDate(until);
  const account = [suspended ? '계정 정지' : '', day && `${day}까지 쓰기 정지`].filter(Boolean);
  // That nothing else was changed is said where nothing was.
  const rest = measure === 'kept' && account.length > 0 ? [] : [titleOf(STRIKES, measure)];
  return [...rest, ...account].filter(Boolean).join(', ');
};

/** Of what the reported member reads, as of a reason why a listing is hidden. */
export const REASON_MAX = 300;
/** Of what the reporter reads. */
export const ANSWER_MAX = 500;

/** Why something is hidden or to be changed: what is wrong, then what its owner can do. By the reason of the report. */
export const READY_REASONS: readonly { code: ReportReason | 'photos'; title: string; text: string }[] = [
  {
    code: 'scam',
    title: '사기가 의심돼요',
    text: '실제로 세놓는 집인지 확인되지 않았어요. 집을 보기 전에 돈을 받는 매물은 한카에 올릴 수 없어요. 집 안에서 새로 찍은 사진을 올리고 알려 주시면 다시 살펴볼게요.',
  },
  {
    code: 'photos',
    title: '다른 곳의 사진이에요',
    text: '다른 곳에 올라온 사진과 같은 사진이 있어요. 직접 찍은 사진으로 바꾼 뒤 알려 주시면 다시 살펴볼게요.',
  },
  {
    code: 'false',
    title: '사실과 달라요',
    text: '가격이나 위치, 방의 조건이 실제와 달라요. 맞는 내용으로 고친 뒤 알려 주시면 다시 살펴볼게요.',
  },
  {
    code: 'gone',
    title: '이미 나간 집이에요',
    text: '이미 나간 집이라고 들었어요. 나갔다면 거래완료로 바꿔 주세요. 아직 구하는 중이라면 알려 주세요. 다시 살펴볼게요.',
  },
  {
    code: 'duplicate',
    title: '같은 매물이 여러 번 올라왔어요',
    text: '같은 집이 여러 번 올라와 있어요. 하나만 남기고 나머지는 삭제해 주세요.',
  },
  {
    code: 'offensive',
    title: '부적절한 내용이에요',
    text: '다른 사람을 불편하게 하거나 차별하는 내용이 있어요. 그 부분을 뺀 뒤 알려 주시면 다시 살펴볼게요.',
  },
];

/** What staff have texts ready for: a report by its reason, and what they decide without one. */
export const READY_USES = [
  ...REPORT_REASONS.map(({ code, title }) => ({ code, title: `신고: ${title}` })),
  { code: 'post', title: '글 검토' },
  { code: 'suspension', title: '쓰기 정지' },
  { code: 'appeal', title: '이의에 답하기' },
] as const;
export type ReadyUse = (typeof READY_USES)[number]['code'];

/** The same of what members write: why a post is not shown. */
export const POST_REASONS: readonly { title: string; text: string }[] = [
  {
    title: '광고예요',
    text: '물건이나 서비스를 알리는 글은 올릴 수 없어요. 광고를 빼고 고치면 다시 살펴볼게요.',
  },
  {
    title: '사기가 의심돼요',
    text: '확인되지 않은 돈거래나 계정 정보를 부탁하는 내용이 있어요. 그 부분을 빼고 고치면 다시 살펴볼게요.',
  },
  {
    title: '부적절한 내용이에요',
    text: '다른 사람을 불편하게 하거나 차별하는 내용이 있어요. 그 부분을 빼고 고치면 다시 살펴볼게요.',
  },
  {
    title: '개인 정보가 있어요',
    text: '다른 사람의 이름이나 연락처가 들어 있어요. 그 부분을 빼고 고치면 다시 살펴볼게요.',
  },
  {
    title: '글 종류가 맞지 않아요',
    text: '이 글 종류에 맞지 않는 내용이에요. 맞는 종류로 바꾸면 다시 살펴볼게요.',
  },
];

/** The ready reason for a report; '' where there is none, as for reports in the reporter's own words. */
export const readyReason = (reason: ReportReason): string =>
  READY_REASONS.find(({ code }) => code === reason)?.text ?? '';

/** What the reporter is told of a decision unless staff write something else. */
export const readyAnswer = (measure: Measure, suspended: boolean, days?: SuspensionDays | null): string => {
  if (suspended)
    return '알려 주신 내용을 확인하고 이 회원이 한카를 쓰지 못하게 했어요. 알려 주셔서 고마워요.';
  if (days)
    return '알려 주신 내용을 확인하고 이 회원이 한동안 글을 쓰지 못하게 했어요. 알려 주셔서 고마워요.';
  if (measure === 'hidden') return '알려 주신 매물을 확인하고 목록에서 내렸어요. 알려 주셔서 고마워요.';
  if (measure === 'warned')
    return '알려 주신 내용을 확인하고 상대방에게 고쳐 달라고 했어요. 그대로라면 다시 알려 주세요.';
  return '알려 주신 내용을 살펴봤지만 지금은 규칙에 어긋나는 점을 찾지 못했어요. 새로 알게 된 것이 있으면 다시 알려 주세요.';
};
