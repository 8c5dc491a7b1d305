import { absoluteUrl } from '@hanca/common/site.ts';
import type { News } from '../../mail/to-member.ts';

/** The notices of a passkey that came or went. In: what its member calls it. */
export const passkeyNews = (
  what: 'added' | 'removed',
  { name, publicUrl }: { name: string; publicUrl: string },
): News => ({
  subject: what === 'added' ? '[한카] 패스키를 추가했어요' : '[한카] 패스키를 삭제했어요',
  lines: [
    what === 'added' ? '이제 이 패스키로 로그인할 수 있어요.' : '이 패스키로는 더 이상 로그인할 수 없어요.',
    `패스키 이름: ${name}`,
    '',
    '직접 하지 않았다면 로그인해서 모르는 기기를 로그아웃하고, 패스키와 비밀번호를 확인해 주세요.',
    absoluteUrl({ publicUrl }, '/mypage/account'),
  ],
});
