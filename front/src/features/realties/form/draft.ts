import { memberStorage } from '@hanca/common/member-storage.ts';
import { emptyValues, type RealtyValues } from './values.ts';

/** Raised when the form's values take another shape: a draft of another version is not read. */
const VERSION = 1;

const WHAT = 'realty-draft';

/** Which form a draft belongs to: a new listing, a copy of one, or the edit of one. */
export type FormKey = 'new' | `copy-${number}` | `edit-${number}`;

/** What is stored while a listing is written. */
export interface Draft {
  values: RealtyValues;
  /** Of an edit: the stored listing that it was made on, and when that was last changed (milliseconds). */
  base: { values: RealtyValues; updated: number } | null;
}

const isPosition = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'lat' in value &&
  typeof value.lat === 'number' &&
  'lng' in value &&
  typeof value.lng === 'number';

const fits = (name: string, value: unknown, model: unknown): boolean => {
  if (name === 'location') return value === null || isPosition(value);
  if (Array.isArray(model)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof model;
};

/** Anybody can change what a browser stores: only fields of the right kind are taken. */
const readValues = (stored: unknown): RealtyValues | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const given = new Map(Object.entries(stored));
  const taken = Object.entries(emptyValues).filter(([name, model]) => fits(name, given.get(name), model));
  return { ...emptyValues, ...Object.fromEntries(taken.map(([name]) => [name, given.get(name)])) };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A draft as it is read. */
export interface StoredDraft extends Draft {
  /** When it was stored, in milliseconds since 1970; 0 for one of before that was written down. */
  saved: number;
}

/** The draft of a member in a form; null where there is none that can be read. */
export const readDraft = (userId: number, form: FormKey): StoredDraft | null => {
  const text = memberStorage.read(WHAT, userId, form);
  const stored = text === null ? null : parse(text);
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== VERSION)
    return null;
  const values = 'values' in stored ? readValues(stored.values) : null;
  if (!values) return null;
  const base = 'base' in stored && typeof stored.base === 'object' ? stored.base : null;
  const baseValues = base && 'values' in base ? readValues(base.values) : null;
  const updated = base && 'updated' in base && typeof base.updated === 'number' ? base.updated : null;
  return {
    values,
    base: baseValues && updated !== null ? { values: baseValues, updated } : null,
    saved: 'saved' in stored && typeof stored.saved === 'number' ? stored.saved : 0,
  };
};

const isFormKey = (name: string): name is FormKey => /^(?:new|(?:copy|edit)-[1-9]\d*)$/.test(name);

/** The drafts of a member in all forms, the latest first. */
export const draftsOf = (userId: number): { form: FormKey; draft: StoredDraft }[] =>
  memberStorage
    .names(WHAT, userId)
    .filter(isFormKey)
    .flatMap((form) => {
      const draft = readDraft(userId, form);
      return draft ? [{ form, draft }] : [];
    })
    .sort((a, b) => b.draft.saved - a.draft.saved);

/** False where the browser has no storage. */
export const keepDraft = (userId: number, form: FormKey, draft: Draft): boolean =>
  memberStorage.write(WHAT, userId, form, JSON.stringify({ version: VERSION, saved: Date.now(), ...draft }));

export const forgetDraft = (userId: number, form: FormKey): void => memberStorage.remove(WHAT, userId, form);
