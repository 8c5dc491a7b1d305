import { longDateTime } from '@hanca/common/dates.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { LEAVING_DAYS } from '@hanca/common/leaving.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { News } from '../../mail/to-member.ts';

/** Tells a member that their account is to be deleted, and until when they can change their mind. */
export const leavingNews = (publicUrl: string, deleteAt: Date): News => ({
  subject: '[한카] 탈퇴를 신청했어요',
  lines: [
    `한카 계정의 탈퇴를 신청해서, 매물을 숨기고 다른 기기에서는 로그아웃했어요.`,
    `계정과 그 내용은 ${longDateTime(toWireDate(deleteAt))}부터 지워요.`,
    '',
    `그 전 ${LEAVING_DAYS}일 동안은 로그인해서 되돌릴 수 있어요.`,
    absoluteUrl({ publicUrl }, '/account/leaving'),
    '',
    '직접 신청하지 않았다면 로그인해서 되돌리고, 바로 비밀번호를 바꿔 주세요.',
  ],
  urgent: true,
});
