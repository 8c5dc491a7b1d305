import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { emptyValues } from './values.ts';

afterEach(() => localStorage.clear());

const values = {
  ...emptyValues,
  title: '방 있어요',
  images: ['/images/a.jpg'],
  location: { lat: 49, lng: -123 },
};

test('a draft is read by who wrote it, in the form it was written in', () => {
  keepDraft(3, 'new', { values, base: null });
  expect(readDraft(3, 'new')).toEqual({ values, base: null, saved: expect.any(Number) });
  expect(readDraft(4, 'new')).toBeNull();
  expect(readDraft(3, 'edit-12')).toBeNull();
  forgetDraft(3, 'new');
  expect(readDraft(3, 'new')).toBeNull();
});

test('that of an edit holds what it was made on', () => {
  const base = { values: emptyValues, updated: 1_795_000_000_000 };
  keepDraft(3, 'edit-12', { values, base });
  expect(readDraft(3, 'edit-12')?.base).toEqual(base);
});

test('one of another version, or that is no draft, is none; fields of a wrong kind are left out', () => {
  keepDraft(3, 'new', { values, base: null });
  const [key = ''] = Object.keys(localStorage);
  const text = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, text.replace('"version":1', '"version":0'));
  expect(readDraft(3, 'new')).toBeNull();
  for (const broken of ['{', 'null', '7', '{"version":1}', '{"version":1,"values":"x"}']) {
    localStorage.setItem(key, broken);
    expect(readDraft(3, 'new'), broken).toBeNull();
  }
  const wrong = { ...values, price: 7, images: [1], location: { lat: 'x' }, more: true };
  localStorage.setItem(key, JSON.stringify({ version: 1, values: wrong }));
  expect(readDraft(3, 'new')?.values).toEqual({ ...values, images: [], location: null });
});

test('a browser that stores nothing is no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(3, 'new', { values, base: null })).toBe(false);
});
