import { USER_LEVELS } from '@hanca/common/coupons.ts';
import { shortDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';
import type { TrailTitles } from '../../crud/difference.ts';

const titles: Record<string, string> = { admin: '관리자' };

/** '관리자'; '회원' for who has no role. */
export const rolesText = (roles: readonly string[]): string =>
  roles.map((role) => titles[role] ?? role).join(', ') || '회원';

/** The day of the last visit, in words where there was none. */
export const seenText = (seenDate: WireDate): string => shortDate(seenDate) || '기록 없음';

/** What the trail calls the fields of an account. */
export const fieldTitles: TrailTitles = {
  name: '이름',
  email: 'E-mail',
  sns: 'SNS',
  roles: { label: '권한', choices: Object.entries(titles).map(([id, name]) => ({ id, name })) },
  suspended: '정지',
  level: { label: '회원 등급', choices: USER_LEVELS.map(({ value, title }) => ({ id: value, name: title })) },
  sessions: '로그인한 기기 수',
};
