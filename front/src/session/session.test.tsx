import { sessionLife } from '@hanca/common/session-life.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeps } from '../deps.ts';
import { signInAs, signOut } from '../testing/member.ts';
import { renderAt, testDeps } from '../testing/render.tsx';
import { HydratedContext } from '../ui/use-hydrated.ts';
import { MemberButton } from './member-button.tsx';
import { SessionProvider, useUserId, useUserName } from './session.tsx';

afterEach(signOut);

const Reader = () => {
  const { call } = useDeps();
  const ask = () => call((client) => client.saved.ids()).catch(() => undefined);
  return (
    <button type="button" onClick={ask}>
      {useUserId() ?? '아무도 아님'} {useUserName()}
    </button>
  );
};

const expectReader = async (text: string) =>
  expect(await screen.findByRole('button', { name: text })).toBeInTheDocument();

test.each([
  ['visibilitychange', document],
  ['focus', window],
])('who has signed out elsewhere is nobody once the page is shown again: %s', async (type, target) => {
  signInAs(7, '민지');
  renderAt('/', <Reader />);
  await expectReader('7 민지');
  sessionLife.clear();
  act(() => void target.dispatchEvent(new Event(type, { bubbles: true })));
  await expectReader('아무도 아님');
});

test('who is refused because the session has ended elsewhere is nobody', async () => {
  signInAs(7, '민지');
  const { deps } = testDeps(() => ({ status: 401, body: { status: 401, code: 'unauthorized' } }));
  renderAt('/', <Reader />, deps);
  await expectReader('7 민지');
  sessionLife.clear();
  await userEvent.click(screen.getByRole('button'));
  await expectReader('아무도 아님');
});

test('a renewed session has the name that its member has now', async () => {
  signInAs(7, '민지');
  const { deps } = testDeps(({ url }) => {
    if (!url.endsWith('/refresh')) return { status: 401, body: { status: 401, code: 'unauthorized' } };
    signInAs(7, '민지 김');
    return { status: 200, body: { accessToken: '' } };
  });
  renderAt('/', <Reader />, deps);
  await expectReader('7 민지');
  fireEvent.click(screen.getByRole('button'));
  await expectReader('7 민지 김');
});

test('what a member presses before the page shows who is signed in is done once it does', async () => {
  const ask = vi.fn();
  const Waking = () => {
    const [hydrated, setHydrated] = useState(false);
    return (
      <HydratedContext value={hydrated}>
        <SessionProvider>
          <MemberButton intent="ask-7" onClick={ask}>
            문의
          </MemberButton>
        </SessionProvider>
        <button type="button" onClick={() => setHydrated(true)}>
          깨우기
        </button>
      </HydratedContext>
    );
  };
  signInAs(7, '민지');
  const { router } = renderAt('/realtylist/7', <Waking />);
  await userEvent.click(screen.getByRole('link', { name: '문의' }));
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '깨우기' }));
  expect(ask).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/realtylist/7');
});

test('who is nobody is led to signing in by a press that early', async () => {
  const ask = vi.fn();
  const { router } = renderAt(
    '/realtylist/7',
    <HydratedContext value={false}>
      <SessionProvider>
        <MemberButton intent="ask-7" onClick={ask}>
          문의
        </MemberButton>
      </SessionProvider>
    </HydratedContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: '문의' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/signin'));
  expect(ask).not.toHaveBeenCalled();
});
