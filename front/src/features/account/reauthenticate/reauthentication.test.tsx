import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDeps } from '../../../deps.ts';
import { MemberQueries, memberQueries } from '../../../session/member-queries.tsx';
import { lendBrowserParts } from '../../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { type Answer, renderAt, testDeps } from '../../../testing/render.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Reauthentication } from './reauthentication.tsx';

beforeEach(() => {
  lendBrowserParts();
  memberQueries.clear();
  signInAs(1);
});
afterEach(signOut);

const problem = (status: number, more: object): Answer => ({
  status,
  body: { type: 'about:blank', title: '다시 확인이 필요해요', status, detail: '', code: 'x', ...more },
});

/** A section of the settings: a call that needs a proof, by a form. */
const Section = () => {
  const { call } = useDeps();
  const { props, refusal } = useForm<{ name: string }>({
    fetchRules: async () => (typed) => ({ values: { name: String(typed.name) } }),
    send: async () => {
      await call((client) => client.account.signout());
    },
  });
  return (
    <form {...props}>
      {refusal && <p role="alert">{refusal.title}</p>}
      <TextField name="name" label="새 이름" />
      <Button type="submit">저장</Button>
    </form>
  );
};

const open = async (me: object = { hasPassword: true }) => {
  let proved = false;
  const { deps, requests } = testDeps(({ url, body }) => {
    if (url.endsWith('/me')) return { status: 200, body: { id: 1, email: 'minji@example.com', ...me } };
    if (url.endsWith('/reauthenticate')) {
      proved = JSON.stringify(body).includes('right');
      const errors = [{ path: 'password', message: '비밀번호가 맞지 않아요.', code: 'password.wrong' }];
      return proved ? { status: 200, body: null } : problem(400, { errors });
    }
    return proved ? { status: 200, body: null } : problem(403, { code: 'reauthenticate' });
  });
  renderAt(
    '/mypage/account',
    <MemberQueries>
      <Reauthentication>
        <Section />
      </Reauthentication>
    </MemberQueries>,
    deps,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('새 이름'), '민지');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByRole('dialog', { name: '본인인지 확인할게요' });
  const calls = () => requests.filter(({ url }) => url.endsWith('/signout')).length;
  return { user, calls };
};

test('a call that needs a proof is made again after the password', async () => {
  const { user, calls } = await open();
  await user.type(await screen.findByLabelText('비밀번호'), 'wrong');
  await user.click(screen.getByRole('button', { name: '비밀번호로 확인' }));
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeInTheDocument();
  expect(calls()).toBe(1);
  await user.clear(screen.getByLabelText('비밀번호'));
  await user.type(screen.getByLabelText('비밀번호'), 'right');
  await user.click(screen.getByRole('button', { name: '비밀번호로 확인' }));
  await waitFor(() => expect(calls()).toBe(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('closed without a proof, the call has failed and what was typed stays', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('다시 확인이 필요해요'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('새 이름')).toHaveValue('민지');
  expect(calls()).toBe(1);
});

test('who has no password is led to sign in again', async () => {
  await open({ hasPassword: false });
  expect(await screen.findByText(/로그아웃한 뒤 다시 로그인해 주세요/)).toBeInTheDocument();
  expect(screen.queryByLabelText('비밀번호')).toBeNull();
});
