import { INQUIRY_HOURS } from '@hanca/common/realties.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { oneLine } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { answerUrl } from './inquiry-token.ts';

interface Inquired {
  id: number;
  title: string;
  inquiredAt: Date;
}

/** The mail that asks an owner. Its link leads to two buttons: a mail program that looks at it in advance answers nothing. */
export const inquiryNews = (
  { id, title, inquiredAt }: Inquired,
  services: Pick<Services, 'config' | 'tokens'>,
): News => ({
  subject: '[한카] 올리신 집이 아직 있나요?',
  lines: [
    `집을 찾는 회원이 '${oneLine(title)}' 매물이 아직 있는지 물어봤어요.`,
    '',
    '아래 주소를 열고 ‘네, 있어요’나 ‘거래완료’를 눌러 주세요. 로그인하지 않아도 돼요.',
    answerUrl(services, id, inquiredAt),
    '',
    `${INQUIRY_HOURS}시간 안에 답이 없으면 매물에 ‘확인되지 않음’이라고 표시돼요. 지워지지 않고, 언제든 답하시면 표시가 없어져요.`,
    `내 매물에서도 답할 수 있어요: ${absoluteUrl(services.config, '/mypage')}`,
  ],
});
