import { absoluteUrl } from '@hanca/common/site.ts';
import type { Mail } from '../../mail/queue.ts';
import type { News } from '../../mail/to-member.ts';

/**
 * The mail with the link to set a new password. Whoever wants it sent writes nothing in it. In: whether the address is verified;
 * else the link is its first proof, and leads to where that is made.
 */
export const resetMail = (
  publicUrl: string,
  recipient: string,
  token: string,
  isVerified: boolean,
): Mail => ({
  recipient,
  subject: '[한카] 비밀번호를 새로 정해 주세요',
  text: [
    '안녕하세요, 한카예요.',
    isVerified
      ? '아래 링크를 열고 새 비밀번호를 정해 주세요.'
      : '아직 인증하지 않은 주소예요. 아래 링크를 열고 인증하기를 누른 다음 새 비밀번호를 정해 주세요.',
    absoluteUrl({ publicUrl }, `/account/${isVerified ? 'reset' : 'verify'}?token=${token}`),
    '',
    '링크는 30분 동안 한 번만 쓸 수 있어요. 다른 사람에게 알려 주지 마세요.',
    '비밀번호를 새로 정하면 로그인한 모든 기기에서 로그아웃되고, 이메일을 인증하기 전에 등록한 패스키, 인증 앱, 다른 서비스 연결은 해제돼요.',
    '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
  ].join('\n'),
});

/** Tells a member that their password is another now. */
export const passwordChanged = (publicUrl: string): News => ({
  subject: '[한카] 비밀번호를 바꿨어요',
  lines: [
    '한카 계정의 비밀번호를 방금 바꿨고, 다른 기기에서는 로그아웃했어요.',
    '확인을 기다리던 새 이메일 주소가 있었다면 취소했어요. 필요하면 다시 신청해 주세요.',
    '직접 바꾸지 않았다면 바로 비밀번호를 새로 정해 주세요.',
    absoluteUrl({ publicUrl }, '/account/forgot'),
  ],
  urgent: true,
});

/** The mail with which a new address becomes the account's. Opening its link changes nothing. */
export const newAddressMail = (publicUrl: string, recipient: string, token: string): Mail => ({
  recipient,
  subject: '[한카] 새 이메일 주소를 확인해 주세요',
  text: [
    '안녕하세요, 한카예요.',
    '한카 계정의 이메일을 이 주소로 바꾸려면 그 계정에 로그인한 브라우저에서 아래 링크를 열고 인증하기를 눌러 주세요.',
    absoluteUrl({ publicUrl }, `/account/verify?token=${token}`),
    '',
    '링크는 24시간 동안 한 번만 쓸 수 있어요. 다른 사람에게 알려 주지 마세요.',
    '바꾸려고 한 적이 없다면 링크를 누르지 말고 이 메일을 지워 주세요.',
  ].join('\n'),
});

/** Tells a former address that it is the account's no more, and how to take that back. In: null where another address can. */
export const formerAddressMail = (publicUrl: string, recipient: string, token: string | null): Mail => ({
  recipient,
  subject: '[한카] 계정의 이메일을 다른 주소로 바꿨어요',
  text: [
    '안녕하세요, 한카예요.',
    '한카 계정의 이메일을 방금 다른 주소로 바꿨어요. 앞으로 이 주소로는 소식을 보내지 않아요.',
    '',
    ...(token === null
      ? ['직접 바꾸지 않았다면, 7일 안에 쓰던 더 예전 주소로 보낸 메일에서 되돌릴 수 있어요.']
      : [
          '직접 바꾸지 않았다면 7일 안에 아래 링크를 열고 되돌려 주세요.',
          absoluteUrl({ publicUrl }, `/account/undo?token=${token}`),
          '되돌리면 모든 기기에서 로그아웃되고, 비밀번호를 새로 정하는 메일을 보내 드려요.',
          '주소를 바꾸기 하루 전부터 추가한 패스키, 인증 앱, 다른 서비스 연결은 없어지고, 2단계 인증의 복구 코드는 새로 만들어야 해요.',
        ]),
  ].join('\n'),
});

/** Tells an address that the account's owner of before has taken it back. */
export const takenBackMail = (recipient: string): Mail => ({
  recipient,
  subject: '[한카] 계정의 이메일을 예전 주소로 되돌렸어요',
  text: [
    '안녕하세요, 한카예요.',
    '한카 계정의 이메일을 예전 주소에서 되돌렸어요. 이제 이 주소로는 로그인할 수 없고, 소식도 보내지 않아요.',
    '계정은 예전 주소에서 비밀번호를 새로 정한 뒤 다시 쓸 수 있어요.',
  ].join('\n'),
});

/** Tells a new address that it is the account's now. */
export const addressChanged = (publicUrl: string): News => ({
  subject: '[한카] 이제 이 주소로 로그인해요',
  lines: [
    '한카 계정의 이메일을 이 주소로 바꿨어요. 소식도 이 주소로 보내 드려요.',
    absoluteUrl({ publicUrl }, '/mypage/account'),
  ],
  urgent: true,
});
