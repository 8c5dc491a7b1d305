import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';
import type { Absent } from '../../db/schema/realties.ts';

// Facts of three states: said to be there, said not to be there, not said. Why they are stored so: docs/decisions/0016.

/** Columns that hold what is there, and the one that holds what is said not to be. */
interface Stored {
  furnished: boolean;
  parking: number;
  options: string[];
  absent: Absent[];
}

/** In: whether it is there by its own column. Out: undefined where nothing is said. */
const said = (has: boolean, absent: readonly string[], code: Absent): boolean | undefined =>
  has || (absent.includes(code) ? false : undefined);

/** Of an answer, and of a stored listing as an input: what is not said is left out. */
export const statedOf = ({ furnished, parking, absent }: Omit<Stored, 'options'>) => ({
  furnished: said(furnished, absent, 'furnished'),
  parking: said(parking > 0, absent, 'parking') === undefined ? undefined : parking,
});

/** The same of the amenities. */
export const optionsOf = ({ options, absent }: Pick<Stored, 'options' | 'absent'>): RealtyDetail['options'] =>
  Object.fromEntries(
    AMENITIES.map(({ code }) => [code, said(options.includes(code), absent, code)] as const).filter(
      ([, has]) => has !== undefined,
    ),
  );

/** The amenities that an input says yes to, in the order of the grid. */
export const chosenOf = (options: RealtyInput['options']) =>
  AMENITIES.filter(({ code }) => options?.[code] === true);

/** What an input says, as columns. */
export const statedColumns = ({ furnished, parking, options }: RealtyInput): Stored => ({
  furnished: furnished ?? false,
  parking: parking ?? 0,
  options: chosenOf(options).map(({ code }) => code),
  absent: [
    ...AMENITIES.map(({ code }) => code).filter((code) => options?.[code] === false),
    ...(furnished === false ? (['furnished'] as const) : []),
    ...(parking === 0 ? (['parking'] as const) : []),
  ],
});
