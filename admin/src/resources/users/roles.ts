import { ROLE_TITLES } from '@hanca/common/contract/users.ts';

/** '관리자'; '회원' for who has no role. */
export const rolesText = (roles: readonly string[]): string =>
  roles.map((role) => ROLE_TITLES.find(({ value }) => value === role)?.title ?? role).join(', ') || '회원';
