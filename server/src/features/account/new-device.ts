import { countryName } from '@hanca/common/countries.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { Executor } from '../../db/executor.ts';
import { countAttempt } from '../../http/limits.ts';
import { mailMember, type News } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { NEW_DEVICE_MAILS } from './limits.ts';
import type { Visitor } from './visitor.ts';

export const NEW_DEVICE_SUBJECT = '[한카] 새 기기에서 로그인했어요';

const newDevice = (publicUrl: string, { device, country }: Visitor): News => {
  const place = countryName(country);
  return {
    subject: NEW_DEVICE_SUBJECT,
    lines: [
      '처음 보는 기기에서 한카 계정에 로그인했어요.',
      '',
      `언제: ${longDateTime(toWireDate(new Date()))} (밴쿠버 시간)`,
      `기기: ${device}`,
      ...(place ? [`위치: ${place} (인터넷 주소로 짐작했어요)`] : []),
      '',
      '본인이라면 아무것도 하지 않아도 돼요.',
      '본인이 아니라면 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.',
      `로그인한 기기: ${absoluteUrl({ publicUrl }, '/mypage/account')}`,
      `비밀번호 새로 정하기: ${absoluteUrl({ publicUrl }, '/account/forgot')}`,
    ],
    urgent: true,
  };
};

/** Tells a member of a sign-in in a browser that their account was never used in, three times a day at most. */
export const mailNewDevice = async (
  db: Executor,
  services: Pick<Services, 'config' | 'jobs'>,
  userId: number,
  visitor: Visitor,
): Promise<void> => {
  const { count } = await countAttempt(db, NEW_DEVICE_MAILS, String(userId));
  if (count <= NEW_DEVICE_MAILS.most)
    await mailMember(db, services, userId, newDevice(services.config.publicUrl, visitor));
};
