import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { ApiError, unreachable } from '@hanca/common/problem.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { SessionProvider } from '../../session/session.tsx';
import { signInAs, signOut } from '../../testing/member.ts';
import { renderAt, testDeps } from '../../testing/render.tsx';
import { HydratedContext } from '../../ui/use-hydrated.ts';
import { SaveButton } from './save-button.tsx';

afterEach(signOut);

const NAMES = new Map<unknown, string>([
  [api.saved.ids, 'ids'],
  [api.saved.add, 'add'],
  [api.saved.remove, 'remove'],
]);

/** Two hearts of one listing and one of another, over a server that has some saved; `failing` holds the calls back. */
const open = (
  saved: number[],
  told: (name: string) => Promise<unknown> = async () => undefined,
  hydrated = true,
) => {
  const requests: string[] = [];
  const client = createClient(api, async (endpoint, given) => {
    const name = NAMES.get(endpoint) ?? '';
    requests.push(name === 'ids' ? name : `${name} ${given.params?.id}`);
    return name === 'ids' ? saved : told(name);
  });
  const { router } = renderAt(
    '/realtylist/7?a=1',
    <HydratedContext value={hydrated}>
      <SessionProvider>
        <SaveButton id={7} title="콘도" />
        <SaveButton id={7} title="콘도" worded />
        <SaveButton id={8} title="하우스" />
      </SessionProvider>
    </HydratedContext>,
    { ...testDeps().deps, call: (use) => use(client) },
  );
  const hearts = () => screen.getAllByRole('button', { name: /저장$/ });
  const pressed = () => hearts().map((heart) => heart.getAttribute('aria-pressed'));
  return { requests, router, pressed, hearts, user: userEvent.setup() };
};

test('nobody is led to signing in, with the way back, and nothing is requested', async () => {
  const { user, router, requests } = open([]);
  await user.click(screen.getByRole('button', { name: '하우스 저장' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/signin'));
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/realtylist/7?a=1');
  expect(requests).toEqual([]);
});

test('what a member has saved is fetched once; hearts of a listing agree and are saved on the server', async () => {
  signInAs(101);
  const { user, requests, pressed, hearts } = open([7]);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true', 'false']));
  expect(requests).toEqual(['ids']);
  await user.click(hearts()[1] as HTMLElement);
  expect(pressed()).toEqual(['false', 'false', 'false']);
  await user.click(hearts()[2] as HTMLElement);
  expect(pressed()).toEqual(['false', 'false', 'true']);
  expect(requests).toEqual(['ids', 'remove 7', 'add 8']);
});

test('a heart that a member taps before the page shows who is signed in is saved', async () => {
  signInAs(111);
  const { user, router, requests, hearts } = open([], undefined, false);
  await user.click(hearts()[2] as HTMLElement);
  await waitFor(() => expect(requests).toEqual(['add 8']));
  expect(router.state.location.pathname).toBe('/realtylist/7');
});

test('a failure takes the change back and says so', async () => {
  signInAs(102);
  const { user, pressed, hearts } = open([], () => Promise.reject(new ApiError(unreachable)));
  await user.click(hearts()[0] as HTMLElement);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      '저장하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    ),
  );
  expect(pressed()).toEqual(['false', 'false', 'false']);
});

test('two hearts that failed say so one under the other', async () => {
  signInAs(107);
  const { user, hearts } = open([], () => Promise.reject(new ApiError(unreachable)));
  await user.click(hearts()[0] as HTMLElement);
  await user.click(hearts()[2] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  const [first, second] = screen.getAllByRole('alert');
  expect(first).toHaveTextContent('콘도: 저장하지 못했어요.');
  expect(second).toHaveTextContent('하우스: 저장하지 못했어요.');
  expect(first?.closest('section')).toBe(second?.closest('section'));
});

test('a heart tapped before signing in is set once its visitor is back as a member', async () => {
  const before = open([7]);
  await before.user.click(before.hearts()[2] as HTMLElement);
  await waitFor(() => expect(before.router.state.location.pathname).toBe('/account/signin'));
  cleanup();
  signInAs(108);
  const { requests, pressed } = open([7]);
  expect(await screen.findByText('매물을 저장했어요.')).toBeInTheDocument();
  expect(requests).toEqual(['ids', 'add 8']);
  expect(pressed()).toEqual(['true', 'true', 'true']);
});

test('who comes back without signing in is not held to the heart', async () => {
  const before = open([]);
  await before.user.click(before.hearts()[2] as HTMLElement);
  await waitFor(() => expect(before.router.state.location.pathname).toBe('/account/signin'));
  cleanup();
  const { requests } = open([]);
  signInAs(109);
  await waitFor(() => expect(requests).toEqual(['ids']));
  expect(Object.values({ ...sessionStorage })).toEqual(['']);
});

test('a heart that is tapped again before the server has answered ends as it was tapped last', async () => {
  signInAs(103);
  const first = Promise.withResolvers<void>();
  const { user, requests, pressed, hearts } = open([], (name) =>
    name === 'add' ? first.promise : Promise.resolve(),
  );
  await user.click(hearts()[0] as HTMLElement);
  expect(pressed()).toEqual(['true', 'true', 'false']);
  await user.click(hearts()[1] as HTMLElement);
  expect(pressed()).toEqual(['false', 'false', 'false']);
  expect(requests).toEqual(['ids', 'add 7']);
  first.resolve();
  await waitFor(() => expect(requests).toEqual(['ids', 'add 7', 'remove 7']));
  expect(pressed()).toEqual(['false', 'false', 'false']);
});

test("another member does not see the first one's hearts", async () => {
  signInAs(104);
  const { requests, pressed } = open([7]);
  await waitFor(() => expect(pressed()[0]).toBe('true'));
  signOut();
  expect(pressed()[0]).toBe('false');
  signInAs(105);
  await waitFor(() => expect(requests).toEqual(['ids', 'ids']));
});

test('on the server it is a heart that is not pressed, whoever is signed in', () => {
  signInAs(106);
  const html = renderToString(
    <App deps={testDeps().deps}>
      <StaticRouter location="/realtylist/7">
        <SaveButton id={7} title="콘도" />
      </StaticRouter>
    </App>,
  );
  expect(html).toContain('aria-pressed="false"');
  expect(html).toContain('aria-label="콘도 저장"');
});
