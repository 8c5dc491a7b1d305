// What screening finds in listings and first messages, for staff alone: docs/decisions/0020.

import { money } from './money.ts';

/** Of each conversation so many messages are looked at: who is after money has said so by then, the rest is the members' own. */
export const FIRST_MESSAGES = 10;

/** What it finds in words. */
export const TEXT_REASONS = [
  { code: 'paymentFirst', title: '집을 보기 전에 돈을 보내라고 해요' },
  { code: 'lostPayment', title: '되찾을 수 없는 방법으로 돈을 받아요' },
  { code: 'keysByMail', title: '열쇠를 우편이나 택배로 보낸다고 해요' },
  { code: 'ownerAway', title: '멀리 있어서 집을 보여 줄 수 없다고 해요' },
  { code: 'documentsFirst', title: '신분증이나 SIN, 카드를 먼저 보내라고 해요' },
  { code: 'outsideChat', title: '다른 메신저로 옮기자고 해요' },
  { code: 'overpayment', title: '더 보낸 돈을 돌려 달라고 해요' },
  { code: 'codeWanted', title: '인증번호를 알려 달라고 해요' },
  { code: 'paymentLink', title: '링크로 결제하라고 해요' },
  { code: 'feeFirst', title: '신청비를 먼저 내라고 해요' },
  { code: 'unread', title: '자동 점검이 오래 걸려 끝까지 읽지 못했어요' },
] as const;
export type TextReason = (typeof TEXT_REASONS)[number]['code'];

/** A picture of the listing, and the one of another listing that looks the same. */
interface SamePicture {
  path: string;
  other: string;
  realtyId: number;
}

/** What holds in a listing whatever its words say. */
export type FactReason =
  /** In dollars a month, beside the median of `count` like homes of a city or area. */
  | { code: 'price'; price: number; median: number; count: number; placeName: string }
  /** Ten digits; the listings of so many other members that have the number too. */
  | { code: 'phone'; phone: string; userIds: number[]; realtyIds: number[] }
  | { code: 'picture'; userIds: number[]; pictures: SamePicture[] };

/** As the database holds it: of a message only where its sentence stands, so that no message is stored twice. */
export type StoredReason =
  | FactReason
  | { code: TextReason; text: string }
  | { code: TextReason; messageId: number; start: number; end: number };

/** As staff see it. */
export type ScreeningReason =
  | FactReason
  /** The sentence that raised it; of a message also who wrote it. */
  | { code: TextReason; text: string; writer?: { id: number; name: string } };

/** '중간값 $1,400의 45%', '다른 회원 3명의 매물과 같은 사진'. */
export const reasonTitle = (reason: ScreeningReason): string => {
  switch (reason.code) {
    case 'price': {
      const { price, median, count, placeName } = reason;
      return `${placeName} 비슷한 집 ${count}곳의 중간값 ${money(median)}의 ${Math.round((price / median) * 100)}%`;
    }
    case 'phone':
      return `다른 회원 ${reason.userIds.length}명의 매물과 같은 전화번호`;
    case 'picture':
      return `다른 회원 ${reason.userIds.length}명의 매물과 같은 사진`;
    default:
      return TEXT_REASONS.find(({ code }) => code === reason.code)?.title ?? '';
  }
};
