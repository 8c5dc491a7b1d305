import { absoluteUrl } from '@hanca/common/site.ts';
import type { News } from '../../mail/to-member.ts';

type Site = { publicUrl: string };

const notMe = (site: Site): string =>
  `내가 한 일이 아니라면 비밀번호를 바꾸고 로그인한 기기를 확인해 주세요: ${absoluteUrl(site, '/mypage/account')}`;

/** That codes of an app are demanded from now on. */
export const addedNews = (site: Site): News => ({
  urgent: true,
  subject: '[한카] 2단계 인증을 등록했어요',
  lines: [
    '이제 로그인할 때 인증 앱의 코드도 입력해요. 다른 기기에서는 로그아웃했어요.',
    '휴대폰을 잃어버릴 때를 대비해 복구 코드를 안전한 곳에 보관해 주세요.',
    notMe(site),
  ],
});

export const removedNews = (site: Site): News => ({
  urgent: true,
  subject: '[한카] 2단계 인증을 지웠어요',
  lines: ['이제 로그인할 때 인증 앱의 코드를 묻지 않아요.', notMe(site)],
});

/** That staff have removed somebody's factors. */
export const resetNews = (site: Site): News => ({
  urgent: true,
  subject: '[한카] 관리자가 2단계 인증을 지웠어요',
  lines: [
    '인증 앱과 패스키를 모두 지웠어요. 다음에는 비밀번호로 로그인해 주세요.',
    `비밀번호가 없거나 생각나지 않으면 다시 정할 수 있어요: ${absoluteUrl(site, '/account/forgot')}`,
    `부탁한 적이 없다면 로그인한 기기를 확인해 주세요: ${absoluteUrl(site, '/mypage/account')}`,
  ],
});

/** That a recovery code has been used. In: how many are left. */
export const recoveryCodeNews = (site: Site, left: number): News => ({
  urgent: true,
  subject: '[한카] 복구 코드로 로그인했어요',
  lines: [
    left > 0
      ? `복구 코드 하나를 썼어요. ${left}개 남았어요.`
      : '마지막 복구 코드를 썼어요. 새 복구 코드를 받아 주세요.',
    notMe(site),
  ],
});
