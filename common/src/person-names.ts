import { PRODUCT_NAMES } from './product-names.ts';
import { readingLike, skeleton } from './skeleton.ts';

/** Refused in any part of a name. */
const ANYWHERE = [...PRODUCT_NAMES.whole, '운영자', '운영진', '운영팀', '고객센터'];
/** Refused at the start of a name only, because other words contain them: badminton. Signs and digits may stand before. */
const AT_START = ['한카', '주한카', '공식한카', 'hanca', 'admin', ...PRODUCT_NAMES.beginnings];
/** Refused as whole words, because other words begin with them: 시스템공학. */
const WORDS = ['한카', 'hanca', 'admin', '시스템', 'system'];

const JOINED = new RegExp(
  `${readingLike(...ANYWHERE)}|^[io]*${readingLike(...AT_START)}|^${readingLike(...WORDS)}$`,
);
const WORD = new RegExp(`(?:^| )${readingLike(...WORDS)}(?= |$)`);

const isReserved = (read: string): boolean => JOINED.test(read.replaceAll(' ', '')) || WORD.test(read);

/**
 * Checks a name for what only staff may be called.
 * @returns Whether readers would take somebody of this name for staff, the product, a deleted account or an anonymous writer
 */
export const isReservedName = (name: string): boolean => {
  // Digits in front are letters in disguise, or digits: 0perator, 2admin.
  return [name, name.replace(/^[\p{N}\p{P}\p{S}\s]+/u, '')].map(skeleton).some(isReserved);
};
