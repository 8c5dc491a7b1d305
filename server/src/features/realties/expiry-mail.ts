import { LISTING_DAYS } from '@hanca/common/realties.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { oneLine } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';
import type { Ending } from './expiry.ts';

const DAY_MS = 24 * 3600_000;

/** The mail that tells an owner. Its link leads to a question: a mail program that looks at it in advance renews nothing. */
export const endingNews = ({ id, title, expiresAt }: Ending, publicUrl: string): News => {
  const days = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / DAY_MS));
  return {
    subject: `[한카] ${days}일 뒤에 매물이 목록에서 내려가요`,
    lines: [
      `'${oneLine(title)}' 매물이 ${days}일 뒤에 목록에서 내려가요.`,
      '',
      `아직 집을 구하는 사람을 찾고 있다면 아래 주소를 열고 연장 버튼을 눌러 주세요. ${LISTING_DAYS}일 더 보여 드려요.`,
      absoluteUrl({ publicUrl }, `/mypage?renew=${id}`),
      '',
      '이미 나간 집이라면 그대로 두어도 괜찮아요. 내려간 매물도 내 매물에 남아 있어서 언제든 다시 올릴 수 있어요.',
    ],
  };
};
