import { PROVIDER_TITLES, type Provider } from '@hanca/common/providers.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { News } from '../../mail/to-member.ts';

const settings = (publicUrl: string) => `내 계정: ${absoluteUrl({ publicUrl }, '/mypage/account')}`;

/** That an account of a provider opens the member's own from now on. */
export const linkedNews = (provider: Provider, publicUrl: string): News => ({
  subject: `[한카] ${PROVIDER_TITLES[provider]} 계정을 연결했어요`,
  lines: [
    `이제 ${PROVIDER_TITLES[provider]} 계정으로도 한카에 로그인할 수 있어요.`,
    '직접 연결하지 않았다면 바로 연결을 끊고 비밀번호를 바꿔 주세요.',
    settings(publicUrl),
  ],
});

/** That it does no longer. */
export const unlinkedNews = (provider: Provider, publicUrl: string): News => ({
  subject: `[한카] ${PROVIDER_TITLES[provider]} 계정 연결을 끊었어요`,
  lines: [
    `이제 ${PROVIDER_TITLES[provider]} 계정으로는 한카에 로그인할 수 없어요.`,
    '직접 끊지 않았다면 비밀번호를 바꾸고 로그인한 기기를 확인해 주세요.',
    settings(publicUrl),
  ],
});

/** That the member has left this product at Kakao. In: whether they can still sign in. */
export const leftKakaoNews = (isOpen: boolean, publicUrl: string): News => ({
  subject: '[한카] 카카오에서 연결이 끊어졌어요',
  lines: [
    '카카오에서 한카와의 연결이 끊어져서 이제 카카오 계정으로는 로그인할 수 없어요.',
    isOpen
      ? '한카 계정과 글, 매물은 그대로 있어요. 다른 방법으로 로그인해 주세요.'
      : '한카 계정과 글, 매물은 그대로 있고, 지금 로그인한 기기에서는 계속 쓸 수 있어요. 다음에 로그인하려면 비밀번호를 정해 주세요.',
    isOpen ? settings(publicUrl) : `비밀번호 정하기: ${absoluteUrl({ publicUrl }, '/account/forgot')}`,
  ],
});
