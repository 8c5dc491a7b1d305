// Names that the product shows in place of a member's own. Nobody can choose one like them (person-names.ts).

import { handleName } from './comments.ts';
import { LEFT_NAME } from './leaving.ts';

/** The reporter of what automatic screening found. */
export const SCREENING_NAME = '자동 점검';

/** The author of a change whose account was deleted. */
export const NO_ACCOUNT_NAME = '없는 계정';

/** The first admin of a new installation. */
export const FIRST_ADMIN_NAME = '관리자';

/** All of them. Names in anonymous talk end in a number, so they are reserved by how they begin. */
export const PRODUCT_NAMES = {
  whole: [SCREENING_NAME, NO_ACCOUNT_NAME, FIRST_ADMIN_NAME, LEFT_NAME],
  beginnings: [handleName(0)],
} as const;
