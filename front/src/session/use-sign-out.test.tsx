import { SIGNED_OUT } from '@hanca/common/forget-member.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from '../features/realties/form/draft.ts';
import { emptyValues } from '../features/realties/form/values.ts';
import { signInAs, signOut } from '../testing/member.ts';
import { openSite } from '../testing/open-site.tsx';
import { readDraftText, writeDraftText } from '../ui/form/draft-text.ts';

afterEach(() => {
  signOut();
  localStorage.clear();
});

test('signing out by hand forgets what was typed and not sent', async () => {
  signInAs(501);
  writeDraftText('message-to-1', 501, '글');
  keepDraft(501, 'new', { values: { ...emptyValues, phone: '604-555-0123' }, base: null });
  const { user, address } = await openSite('/about', () => ({ status: 200, body: {} }));
  // The menu comes after the page.
  await user.click(await screen.findByRole('button', { name: '로그아웃', hidden: true }));
  await waitFor(() => expect(address()).toBe('/account/signin'));
  expect([readDraftText('message-to-1', 501), readDraft(501, 'new')]).toEqual(['', null]);
  // What is left calls the other tabs.
  expect({ ...localStorage }).toEqual({ [SIGNED_OUT]: '501' });
});

test.each(['/mypage/rentnewform', '/mypage/messages'])(
  'signing out in another tab takes %s away',
  async (at) => {
    signInAs(502);
    const { address } = await openSite(at, () => ({ status: 200, body: [] }));
    // Its content comes after the page.
    await waitFor(() => expect(screen.queryByText(/오는 중/)).toBeNull());
    signOut();
    window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT, newValue: '502' }));
    await waitFor(() => expect(address()).toBe('/account/signin'));
  },
);
