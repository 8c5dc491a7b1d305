import { api as contract } from '@hanca/common/contract/index.ts';
import type { SecondFactorState } from '@hanca/common/contract/second-factor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { codeOf } from '../../../../server/src/testing/second-factor.ts';
import { openAdmin } from '../../testing/open-admin.tsx';
import { FIRST_ADMIN, type RealApi, realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const DAY_MS = 24 * 3600_000;

const none: SecondFactorState = {
  ...{ active: false, recoveryCodes: 0, passkeys: 0, required: true },
  dueDate: { time: '0' },
};

/** A server that says so of the second factor. */
const saying = (api: RealApi, state: SecondFactorState): RealApi => ({
  ...api,
  fetch: async (input, init) =>
    String(input) === '/v1/account/second-factor' && (init?.method ?? 'GET') === 'GET'
      ? Response.json(state)
      : api.fetch(input, init),
});

const dueIn = (days: number) => ({ ...none, dueDate: { time: String(Date.now() + days * DAY_MS) } });

test('an app is set up after the password by its code, and the recovery codes are shown once and copied in parts', async () => {
  const api = await realApi();
  const problem = {
    type: '',
    title: '다시 확인이 필요해요',
    status: 403,
    code: 'reauthenticate',
    detail: '',
  };
  api.refuse('POST /v1/account/second-factor', problem);
  // It has a clipboard.
  const visitor = userEvent.setup({ delay: null });
  await openAdmin('/security', api);
  await visitor.click(await screen.findByRole('button', { name: '인증 앱 등록' }));
  const dialog = await screen.findByRole('dialog', { name: '본인인지 확인할게요' });
  const password = within(dialog).getByLabelText('비밀번호');
  await visitor.type(password, 'a wrong one{Enter}');
  expect(await within(dialog).findByText(/비밀번호가 맞지 않아요/)).toBeInTheDocument();
  await visitor.clear(password);
  await visitor.type(password, 'the first admin password{Enter}');
  expect(await screen.findByRole('img', { name: /QR 코드/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png/),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const secret = (screen.getByLabelText('설정 키').textContent ?? '').replaceAll(' ', '');
  const field = screen.getByLabelText('인증 앱의 코드 6자리');
  await visitor.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/코드가 맞지 않아요/));
  expect(field).toHaveValue('000000');
  await visitor.clear(field);
  await visitor.type(field, `${codeOf(secret)}{Enter}`);
  const codes = await screen.findByRole('list', { name: '복구 코드' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await visitor.click(screen.getByRole('button', { name: '복사' }));
  await screen.findByText('복구 코드를 복사했어요');
  expect(await navigator.clipboard.readText()).toMatch(/^(?:[0-9A-Z]{5}-[0-9A-Z]{5}\n?){10}$/);
  await visitor.click(screen.getByRole('button', { name: '보관했어요' }));
  await screen.findByText(/복구 코드는 10개 남았어요/);
  expect(screen.queryByRole('list', { name: '복구 코드' })).toBeNull();
  expect(api.calls.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(2);
});

test('staff with days left read how many on every other screen, and when they end meet the page that sets one up', async () => {
  let state = dueIn(3);
  const api = await realApi();
  const { router } = await openAdmin('/notices', {
    ...api,
    fetch: (...given) => saying(api, state).fetch(...given),
  });
  expect(await screen.findByText(/3일 안에 2단계 인증을 등록해 주세요/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '등록하기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/security'));
  expect(await screen.findByText(/3일 안에 인증 앱이나 패스키를/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '등록하기' })).toBeNull();

  state = dueIn(-1);
  const { path } = contract.users.list;
  api.refuse(`GET ${path}`, { type: '', title: '', status: 403, code: 'second-factor-due', detail: '' });
  await act(() => router.navigate('/user'));
  expect(await screen.findByText(/2단계 인증을 등록해야 콘솔을 쓸 수 있어요/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '인증 앱 등록' })).toBeInTheDocument();
});

test('staff whose days are over meet nothing but the page that sets one up', async () => {
  const api = saying(await realApi(), dueIn(-1));
  await openAdmin('/notices', api);
  expect(await screen.findByText(/2단계 인증을 등록해야 콘솔을 쓸 수 있어요/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '인증 앱 등록' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('staff who have one read nothing of it', async () => {
  await openAdmin('/notices', saying(await realApi(), { ...none, active: true }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/2단계 인증/)).toBeNull();
});

test("a colleague's lost factor is removed after a question, one's own is not", async () => {
  const api = await realApi();
  await api.store('users', [{ id: 7, name: '버나비토박이' }]);
  await api.store('secondFactors', [7, FIRST_ADMIN]);
  const { router } = await openAdmin('/user/7', api);
  expect(await screen.findByText('인증 앱')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '2단계 인증 지우기' }));
  const dialog = await screen.findByRole('dialog', { name: '2단계 인증 지우기' });
  expect(dialog).toHaveTextContent('인증 앱을 지워요');
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await screen.findByText('2단계 인증을 지웠어요');
  await waitFor(() => expect(screen.queryByRole('button', { name: '2단계 인증 지우기' })).toBeNull());
  await act(() => router.navigate('/user/1'));
  await screen.findByRole('heading', { name: '관리자' });
  expect(await screen.findByText('인증 앱')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '2단계 인증 지우기' })).toBeNull();
});
