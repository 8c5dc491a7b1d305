import { absoluteUrl } from '@hanca/common/site.ts';
import type { Mail } from '../../mail/queue.ts';

interface VerificationMail {
  /** The address that is to be verified. */
  recipient: string;
  token: string;
  code: string;
  publicUrl: string;
}

/**
 * The mail that verifies an address. Whoever signed up may have entered somebody else's: it holds nothing that they
 * wrote, their name neither. Opening its link changes nothing, since mail programs open links in advance.
 */
export const verificationMail = ({ recipient, token, code, publicUrl }: VerificationMail): Mail => ({
  recipient,
  subject: '[한카] 이메일 주소를 인증해 주세요',
  text: [
    '안녕하세요, 한카예요.',
    '이 이메일 주소로 한카에 가입하셨다면 아래 링크를 열고 인증하기를 눌러 주세요.',
    absoluteUrl({ publicUrl }, `/account/verify?token=${token}`),
    '',
    '한카에 로그인한 화면에 이 코드를 입력해도 돼요.',
    `인증 코드: ${code}`,
    '',
    '링크와 코드는 24시간 동안 한 번만 쓸 수 있어요. 다른 사람에게 알려 주지 마세요.',
    '가입한 적이 없다면 링크를 누르지 말고 이 메일을 지워 주세요. 인증하지 않은 주소로는 다른 소식을 보내지 않아요.',
  ].join('\n'),
});
