import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, renderAt, testDeps } from '../../../testing/render.tsx';
import { Component } from './page.tsx';

const problem = (status: number, more: object): Answer => ({
  status,
  body: { type: 'about:blank', title: '로그인하지 못했어요', status, detail: '', code: 'x', ...more },
});

const claims = (roles: string) =>
  `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 900, userId: 1, roles }))}.x`;

const open = (answer?: () => Answer, at = '/account/signin2') => {
  const { deps, requests } = testDeps(answer);
  const { router } = renderAt(at, <Component />, deps);
  return { requests, router, user: userEvent.setup() };
};

const send = async (user: ReturnType<typeof userEvent.setup>, email: string, password: string) => {
  if (email) await user.type(screen.getByLabelText('이메일'), email);
  if (password) await user.type(screen.getByLabelText('비밀번호'), password);
  await user.click(screen.getByRole('button', { name: '로그인' }));
};

test('says what is missing, goes to the first of it and requests nothing', async () => {
  const { user, requests } = open();
  await send(user, '', '');
  expect(await screen.findByText('이메일을 입력해 주세요.')).toBeInTheDocument();
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeInTheDocument();
  expect(screen.getByLabelText('이메일')).toHaveFocus();
  expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription('이메일을 입력해 주세요.');
  expect(requests).toEqual([]);
});

test.each([
  ['minji', 'secret1', '이메일 형식이 올바르지 않아요.', '이메일'],
  ['minji@example.com', '12345', '비밀번호는 6자 이상이어야 해요.', '비밀번호'],
])('%s with %s: %s', async (email, password, message, label) => {
  const { user, requests } = open();
  await send(user, email, password);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(requests).toEqual([]);
});

test('a refusal is shown above the fields, and nothing typed is lost', async () => {
  const { user } = open(() => problem(401, { detail: '이메일이나 비밀번호가 맞지 않아요.' }));
  await send(user, 'minji@example.com', 'wrong password');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('이메일이나 비밀번호가 맞지 않아요.'),
  );
  expect(screen.getByLabelText('이메일')).toHaveValue('minji@example.com');
  expect(screen.getByLabelText('비밀번호')).toHaveValue('wrong password');
  expect(screen.getByLabelText('비밀번호')).toHaveFocus();
});

test('too many attempts say when to try again', async () => {
  const { user } = open(() => problem(429, { detail: '시도가 너무 많았어요.', retryAfter: 840 }));
  await send(user, 'minji@example.com', 'wrong password');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      '시도가 너무 많았어요. 14분 뒤에 다시 시도할 수 있어요.',
    ),
  );
});

test("the server's word on a field is shown at that field", async () => {
  const errors = [{ path: 'email', message: '쓸 수 없는 이메일이에요.', code: 'x' }];
  const { user } = open(() => problem(400, { errors }));
  await send(user, 'minji@example.com', 'a password');
  await waitFor(() =>
    expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription('쓸 수 없는 이메일이에요.'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['/account/signin2', '/mypage'],
  ['/account/signin2?redirect=%2Fposts%2F7%3Fa%3D1', '/posts/7?a=1'],
  ['/account/signin2?redirect=%2F%2Fevil.test', '/mypage'],
  ['/account/signin2?redirect=%2Faccount%2Fsignin2', '/mypage'],
])('from %s a member goes to %s', async (at, to) => {
  const { user, router, requests } = open(
    () => ({ status: 201, body: { accessToken: claims('member'), userName: '민지' } }),
    at,
  );
  await send(user, ' Minji@example.com', 'a password');
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(to);
  });
  expect(requests[0]?.body).toEqual({ email: 'minji@example.com', password: 'a password' });
});
