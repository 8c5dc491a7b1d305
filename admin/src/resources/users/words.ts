import { shortDate } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';

const titles: Record<string, string> = { admin: '관리자' };

/** '관리자'; '회원' for who has no role. */
export const rolesText = (roles: readonly string[]): string =>
  roles.map((role) => titles[role] ?? role).join(', ') || '회원';

/** The day of the last visit, in words where there was none. */
export const seenText = (seenDate: WireDate): string => shortDate(seenDate) || '기록 없음';

/** What the trail calls the fields of an account. */
export const fieldTitles: Record<string, string> = {
  roles: '권한',
  suspended: '정지',
  seenDate: '최근 이용',
  realtyCount: '매물 수',
};
