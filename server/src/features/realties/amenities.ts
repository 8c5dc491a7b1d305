import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';

/** Stored codes as the contract has them: every amenity with yes or no. */
export const optionsOf = (codes: readonly string[]): RealtyDetail['options'] =>
  Object.fromEntries(AMENITIES.map(({ code }) => [code, codes.includes(code)])) as RealtyDetail['options'];

/** The amenities that an input says yes to, in the order of the grid. */
export const chosenOf = (options: RealtyInput['options']) =>
  AMENITIES.filter(({ code }) => options?.[code] === true);
