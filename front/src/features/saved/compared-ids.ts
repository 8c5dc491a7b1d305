import { COMPARED_MAX } from '@hanca/common/saved.ts';
import { type Reader, readParameters } from '../../lists/parameters.ts';

/** Ids as an address has them: each once, and no more than are compared. */
const ids: Reader = (text) =>
  [...new Set(text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].slice(0, COMPARED_MAX).join(',');

export const comparedParameters = { ids };

/** The homes that an address names to be compared. */
export const comparedIds = (given: URLSearchParams): number[] =>
  readParameters(comparedParameters, given).ids?.split(',').map(Number) ?? [];
