import { AMENITIES } from '@hanca/common/amenities.ts';
import { type RealtyInput, realtyChange, realtyInput } from '@hanca/common/contract/realty-input.ts';
import { titleIn } from '@hanca/common/field-meta.ts';
import { josa } from '@hanca/common/josa.ts';
import { message } from '@hanca/common/messages.ts';
import { ROOM_RENT } from '@hanca/common/realties.ts';
import { isRoom } from '@hanca/common/realty-facts.ts';
import type { z } from 'zod';
import { rulesOf } from '../../../ui/form/rules.ts';
import type { Checked, FieldErrors } from '../../../ui/form/use-checks.ts';
import { typedNumber } from './typed-numbers.ts';
import type { RealtyValues } from './values.ts';

const said = (value: string): boolean | null => (value === '' ? null : value === 'true');

/** What is said of an amenity. */
const saidOf = (code: string, { options, absent }: RealtyValues): boolean | null =>
  options.includes(code) || (absent.includes(code) ? false : null);

const orNull = <T>(value: T | '' | undefined): T | null =>
  value === '' || value === undefined ? null : value;

/** The listing that the form describes, not checked: numbers as numbers, what is left empty as null. */
const written = (values: RealtyValues): Record<string, unknown> => ({
  ...values,
  txType: typedNumber(values.txType),
  reType: typedNumber(values.reType),
  roomKind: values.reType === String(ROOM_RENT) ? orNull(values.roomKind) : null,
  bathKind: isRoom(Number(values.reType)) ? orNull(values.bathKind) : null,
  womenOnly: isRoom(Number(values.reType)) ? said(values.womenOnly) : null,
  furnished: said(values.furnished),
  utilitiesIncluded: said(values.utilitiesIncluded),
  utilitiesFee: values.utilitiesIncluded === 'true' ? null : orNull(typedNumber(values.utilitiesFee)),
  price: typedNumber(values.price),
  deposit: orNull(typedNumber(values.deposit)),
  minTermMonths: orNull(typedNumber(values.minTermMonths)),
  availability: orNull(values.availability),
  availableFrom:
    values.availability === 'date' && values.availableFrom ? Date.parse(values.availableFrom) : null,
  pets: orNull(values.pets),
  smoking: orNull(values.smoking),
  bedroom: typedNumber(values.bedroom),
  bathroom: typedNumber(values.bathroom),
  parking: orNull(typedNumber(values.parking)),
  parkingFee: orNull(typedNumber(values.parkingFee)),
  area: typedNumber(values.area),
  buildYear: orNull(typedNumber(values.buildYear)),
  facing: typedNumber(values.facing) ?? 0,
  storey: orNull(typedNumber(values.storey)),
  laundry: orNull(values.laundry),
  options: Object.fromEntries(AMENITIES.map(({ code }) => [code, saidOf(code, values)])),
  location: values.location ?? undefined,
  locationBy: values.locationBy || undefined,
});

const check = rulesOf(realtyInput);

/**
 * The rules of a new listing. What the contract finds inside of a field (one of the pictures) is shown at the field;
 * the region, which a listing has from its city, is required like any other.
 */
export const realtyRules = (values: RealtyValues): Checked<RealtyInput> => {
  const result = check(written(values));
  const errors: FieldErrors = {};
  if (values.regionId === '') errors.regionId = message('select.required', 'ko', '지역');
  if ('errors' in result) {
    for (const [path, text] of Object.entries(result.errors)) errors[path.split('.')[0] ?? path] ??= text;
  }
  return 'values' in result && Object.keys(errors).length === 0 ? result : { errors };
};

const changeable = realtyChange.omit({ id: true, basedOn: true });

/** Of an edit only what differs from the stored listing. */
export type Changes = z.output<typeof changeable>;

/** Fields that are sent, and refused, with another one. */
const together: Record<string, readonly string[]> = {
  location: ['address'],
  locationBy: ['address', 'location'],
  availableFrom: ['availability'],
};

/**
 * The rules of an edit. In: the form, and the form of the stored listing. What was left as it is stored is neither
 * sent nor refused: it may be older than a rule, and a year of building leaves the last 30 by itself.
 */
export const changeRules =
  (stored: RealtyValues) =>
  (values: RealtyValues): Checked<Changes> => {
    const [before, after] = [written(stored), written(values)];
    const differs = (name: string): boolean => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    const changed = <T>(of: Record<string, T>) =>
      Object.fromEntries(
        Object.entries(of).filter(([name]) => [name, ...(together[name] ?? [])].some(differs)),
      );
    const result = realtyRules(values);
    const errors = 'errors' in result ? changed(result.errors) : {};
    // Without the errors of what stays, what changes is as the rules want it.
    return Object.keys(errors).length > 0 ? { errors } : { values: changeable.parse(changed(after)) };
  };

/** What was saved, by the names of its fields: '월세, 보증금을 저장했어요.' */
export const savedWords = (changes: Changes): string => {
  const names = Object.keys(changes).filter((name) => !together[name]?.some((other) => other in changes));
  const [first = '', second = '', ...more] = names.map((name) => titleIn(realtyChange, name) ?? name);
  if (!first) return '바뀐 내용이 없어요.';
  if (more.length > 1) return `${first}, ${second} 외 ${more.length}가지를 저장했어요.`;
  return josa(`${[first, second, ...more].filter(Boolean).join(', ')}을(를) 저장했어요.`);
};
