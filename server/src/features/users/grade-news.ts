import { gradeGives, ownGradeTitle } from '@hanca/common/coupons.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { News } from '../../mail/to-member.ts';

/** That staff have set somebody's grade. */
export const gradeNews = (site: { publicUrl: string }, level: number): News => ({
  subject: '[한카] 회원 등급이 바뀌었어요',
  lines: [
    `이제 ${ownGradeTitle(level)} 등급이에요. ${gradeGives(level)}`,
    `내 등급: ${absoluteUrl(site, '/mypage/account')}`,
    `쿠폰: ${absoluteUrl(site, '/coupons')}`,
  ],
});
