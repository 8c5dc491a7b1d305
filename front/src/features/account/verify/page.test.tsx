import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import type { Answer } from '../../../testing/render.tsx';

afterEach(signOut);

const TOKEN = 'a'.repeat(43);
const LINK = `/account/verify?token=${TOKEN}`;

const ok = (body: unknown): Answer => ({ status: 200, body });
const me = (verified: boolean) =>
  ok({ id: 601, name: '민지', email: 'minji@example.com', roles: [], verified });
const refused = (code: string, message: string): Answer => ({
  status: 400,
  body: {
    title: '입력을 확인해 주세요',
    status: 400,
    code: 'bad-request',
    errors: [{ path: 'token', message, code }],
  },
});

/** The page over an API that answers the verification as given. */
const open = (at: string, verify: Answer[], who: Answer = me(false)) => {
  const answers = [...verify];
  return openSite(at, (_, { pathname }) => {
    if (pathname === '/v1/account/verify') return answers.shift() ?? { status: 500, body: {} };
    if (pathname === '/v1/account/verify/mail') return ok(null);
    return pathname === '/v1/account/me' ? who : { status: 404, body: {} };
  });
};
const press = () => screen.getByRole('button', { name: '인증하기' });

test('opening the link changes nothing; a press verifies, and leads on', async () => {
  const { user, requests } = await open(LINK, [ok({ already: false })]);
  expect(requests).toEqual([]);
  await user.click(press());
  expect(await screen.findByText('이메일을 인증했어요')).toBeInTheDocument();
  expect(requests).toEqual([{ url: '/v1/account/verify', body: { token: TOKEN } }]);
  const [, on] = screen.getAllByRole('link', { name: '로그인' });
  expect(on).toHaveFocus();
  expect(on).toHaveAttribute('href', '/account/signin?redirect=%2Fmypage%2Faccount');
});

test('a link that was used says so', async () => {
  signInAs(601);
  const { user } = await open(LINK, [ok({ already: true })]);
  await user.click(press());
  expect(await screen.findByText('이미 인증한 이메일이에요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '내 정보로 가기' })).toHaveFocus();
});

test('a link that is no good leads a member to the code and to another mail', async () => {
  const noGood = refused('verify.link', '기한이 지났어요.');
  signInAs(601);
  const { user, requests } = await open(LINK, [noGood]);
  await user.click(press());
  expect(await screen.findByText('쓸 수 없는 링크예요')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '인증 메일 다시 받기' }));
  expect(await screen.findByText(/메일을 다시 보냈어요/)).toBeInTheDocument();
  expect(requests.map(({ url }) => url)).toContain('/v1/account/verify/mail');
});

test('a link that is no good, of who is verified by now, says which address is verified and how to change it', async () => {
  signInAs(601);
  const { user } = await open(LINK, [refused('verify.link', '')], me(true));
  await user.click(press());
  expect(await screen.findByText(/내 이메일은 minji@example.com이고 인증이 끝났어요/)).toBeInTheDocument();
  const on = screen.getByRole('link', { name: '내 계정으로 가기' });
  expect(on).toHaveFocus();
  expect(on).toHaveAttribute('href', '/mypage/account#email');
});

test('what passes by itself is said, and the button tries again', async () => {
  const busy: Answer = {
    status: 503,
    body: { title: '지금은 응답할 수 없어요', status: 503, detail: '잠시 후' },
  };
  const { user } = await open(LINK, [busy, ok({ already: false })]);
  await user.click(press());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('지금은 응답할 수 없어요'));
  await user.click(press());
  expect(await screen.findByText('이메일을 인증했어요')).toBeInTheDocument();
});

test('without a link a member enters the code', async () => {
  signInAs(601);
  const { user, requests } = await open('/account/verify', [
    refused('verify.code', '코드가 맞지 않아요.'),
    ok({ already: false }),
  ]);
  const field = await screen.findByLabelText('인증 코드 6자리');
  await user.click(press());
  expect(await screen.findByText('메일로 받은 6자리 코드를 입력해 주세요.')).toBeInTheDocument();
  await user.type(field, '123 456{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('코드가 맞지 않아요.'));
  expect(field).toHaveValue('123 456');
  await user.clear(field);
  await user.type(field, '654321{Enter}');
  expect(await screen.findByText('이메일을 인증했어요')).toBeInTheDocument();
  const sent = requests.filter(({ url }) => url === '/v1/account/verify').map(({ body }) => body);
  expect(sent).toEqual([{ token: '123456' }, { token: '654321' }]);
});

test('nobody, without a link, is led to the sign-in', async () => {
  const { requests } = await open('/account/verify', []);
  const link = (await screen.findAllByRole('link', { name: '로그인' })).at(-1);
  expect(link).toHaveAttribute('href', '/account/signin?redirect=%2Fmypage%2Faccount');
  expect(requests).toEqual([]);
});

test('a link to an address that another account has verified leads to the settings', async () => {
  signInAs(601);
  const { user } = await open(LINK, [refused('verify.taken', '다른 계정에서 인증한 이메일이에요.')]);
  await user.click(press());
  expect(await screen.findByText('다른 계정에서 인증한 이메일이에요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다른 이메일 등록하기' })).toHaveAttribute(
    'href',
    '/mypage/account#email',
  );
});
