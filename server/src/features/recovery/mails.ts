import { absoluteUrl } from '@hanca/common/site.ts';
import type { Mail } from '../../mail/queue.ts';
import type { News } from '../../mail/to-member.ts';

/** The mail with the link to set a new password. Whoever asked for it wrote nothing in it. */
export const resetMail = (publicUrl: string, recipient: string, token: string): Mail => ({
  recipient,
  subject: '[한카] 비밀번호를 새로 정해 주세요',
  text: [
    '안녕하세요, 한카예요.',
    '아래 링크를 열고 새 비밀번호를 정해 주세요.',
    absoluteUrl({ publicUrl }, `/account/reset?token=${token}`),
    '',
    '링크는 30분 동안 한 번만 쓸 수 있어요. 다른 사람에게 알려 주지 마세요.',
    '비밀번호를 새로 정하면 로그인한 모든 기기에서 로그아웃돼요.',
    '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
  ].join('\n'),
});

/** Tells a member that their password is another now. */
export const passwordChanged = (publicUrl: string): News => ({
  subject: '[한카] 비밀번호를 바꿨어요',
  lines: [
    '한카 계정의 비밀번호를 방금 바꿨고, 다른 기기에서는 로그아웃했어요.',
    '직접 바꾸지 않았다면 바로 비밀번호를 새로 정해 주세요.',
    absoluteUrl({ publicUrl }, '/account/forgot'),
  ],
  urgent: true,
});
