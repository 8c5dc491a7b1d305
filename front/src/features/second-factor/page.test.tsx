import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, renderAt, testDeps } from '../../testing/render.tsx';
import { Component as EmailSignin } from '../account/email-signin/page.tsx';
import { Component } from './page.tsx';

const problem = (status: number, more: object): Answer => ({
  status,
  body: { type: 'about:blank', title: '', status, detail: '', code: 'x', ...more },
});

const signedIn = {
  status: 201,
  body: {
    accessToken: `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 900, userId: 1, roles: '' }))}.x`,
    userName: '민지',
  },
};

const open = (answer: () => Answer, state: object | null = { challenge: 'the-challenge' }) => {
  const { deps, requests } = testDeps(answer);
  const { router } = renderAt('/account/second?redirect=%2Fposts%2F7', <Component />, deps, state);
  return { requests, router, user: userEvent.setup() };
};

test('a sign-in by password that needs a code leads to its page, with the way back', async () => {
  const { deps } = testDeps(() => problem(401, { code: 'second-factor', challenge: 'given' }));
  const { router } = renderAt('/account/signin2?redirect=%2Fposts%2F7', <EmailSignin />, deps);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('이메일'), 'minji@example.com');
  await user.type(screen.getByLabelText('비밀번호'), 'a password');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/second'));
  expect(router.state.location.search).toBe('?redirect=%2Fposts%2F7');
  expect(router.state.location.state).toEqual({ challenge: 'given' });
});

test('a code signs in with the challenge, pasted with blanks, and leads back', async () => {
  const { user, requests, router } = open(() => signedIn);
  const field = screen.getByLabelText('인증 앱의 코드 6자리');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.click(field);
  await user.paste(' 123 456 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts/7'));
  expect(requests[0]?.body).toEqual({ challenge: 'the-challenge', code: '123456' });
});

test('a wrong code is said at the field and stays typed; a recovery code has a field of its own', async () => {
  const errors = [{ path: 'code', message: '코드가 맞지 않아요.', code: 'x' }];
  const { user, requests } = open(() => problem(400, { errors }));
  await user.type(screen.getByLabelText('인증 앱의 코드 6자리'), '111111{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('인증 앱의 코드 6자리')).toHaveAccessibleDescription(/코드가 맞지 않아요/),
  );
  expect(screen.getByLabelText('인증 앱의 코드 6자리')).toHaveValue('111111');
  await user.click(screen.getByRole('button', { name: '복구 코드로 로그인하기' }));
  const field = screen.getByLabelText('복구 코드 10자리');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).not.toHaveAccessibleDescription(/코드가 맞지 않아요/);
  await user.type(field, 'abcde-fghjk{Enter}');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.body).toEqual({ challenge: 'the-challenge', code: 'ABCDEFGHJK' });
});

test('a challenge that is over says what to do, and leads there', async () => {
  const detail = '비밀번호를 확인한 지 5분이 지났어요. 처음부터 다시 로그인해 주세요.';
  const { user } = open(() => problem(401, { title: '시간이 지났어요', detail }));
  await user.type(screen.getByLabelText('인증 앱의 코드 6자리'), '111111{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(detail));
  expect(screen.getByRole('link', { name: '처음부터 로그인하기' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fposts%2F7',
  );
});

test('without a first step the page leads to it', () => {
  open(() => signedIn, null);
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fposts%2F7',
  );
});
