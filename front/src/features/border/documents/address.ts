import { DOCUMENT_CARDS } from '@hanca/common/border-documents.ts';
import type { Reader } from '../../../lists/parameters.ts';

/** Who is in the car, each once and in the order of the cards: 'pr,citizen-child'. */
export const travellers: Reader = (text) => {
  const chosen = text.split(',');
  return DOCUMENT_CARDS.flatMap(({ code }) => (chosen.includes(code) ? [code] : [])).join(',');
};
