import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepText, keptText } from '../forms/kept-text.ts';
import { keepDraft, readDraft } from '../realty-form/draft.ts';
import { emptyValues } from '../realty-form/values.ts';
import { signInAs, signOut } from '../testing/member.ts';
import { openSite } from '../testing/open-site.tsx';

afterEach(() => {
  signOut();
  localStorage.clear();
});

test('signing out by hand forgets what was typed and not sent', async () => {
  signInAs(501);
  keepText('message-to-1', 501, '글');
  keepDraft(501, 'new', { values: { ...emptyValues, phone: '604-555-0123' }, base: null });
  const { user, address } = await openSite('/about', () => ({ status: 200, body: {} }));
  await user.click(screen.getByRole('button', { name: '로그아웃', hidden: true }));
  await waitFor(() => expect(address()).toBe('/account/signin2'));
  expect([keptText('message-to-1', 501), readDraft(501, 'new')]).toEqual(['', null]);
  expect(localStorage).toHaveLength(0);
});
