import { afterEach, expect, test } from 'vitest';
import { emptyPost, keepPostDraft, postDraftsOf, readPostDraft } from './drafts.ts';

afterEach(() => localStorage.clear());

test('a draft says of which state of the post it was made; one of before does not', () => {
  const values = { ...emptyPost, title: '고치는 글' };
  keepPostDraft(7, 'edit-3', { values, basedOn: '1795000000000' });
  expect(readPostDraft(7, 'edit-3')).toEqual({ values, basedOn: '1795000000000' });
  const name = Object.keys(localStorage).find((key) => key.includes('edit-3')) ?? '';
  for (const basedOn of [undefined, 5, 'x']) {
    localStorage.setItem(name, JSON.stringify({ ...values, basedOn }));
    expect(readPostDraft(7, 'edit-3')).toEqual({ values, basedOn: '' });
  }
  expect(postDraftsOf(7)).toEqual([{ key: 'edit-3', values }]);
  expect([readPostDraft(8, 'edit-3'), postDraftsOf(8)]).toEqual([null, []]);
});
