import type { RealtySummary } from '@hanca/common/contract/realties.ts';

type Listing = Pick<RealtySummary, 'visible' | 'hiddenReason' | 'expiresDate' | 'unverified'>;

/** Why a listing is not shown to visitors, in a word: '숨김', '인증 전', '기한 지남', '회원 정지'; '' for one that is shown. */
export const absenceOf = ({ visible, hiddenReason, expiresDate, unverified }: Listing, now: Date): string => {
  if (hiddenReason !== null) return '숨김';
  if (visible) return '';
  if (unverified) return '인증 전';
  const expired = expiresDate !== null && Number(expiresDate.time) <= now.getTime();
  return expired ? '기한 지남' : '회원 정지';
};
