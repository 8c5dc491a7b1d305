import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
    if (/\/(?:verify\/mail|reset|signout)$/.test(pathname)) return ok(null);
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

const CLAIM = { mayKeep: true, name: '당첨 안내', drafts: [] as string[] };
const claimed = (claim: Partial<typeof CLAIM> = {}) => ok({ already: false, claim: { ...CLAIM, ...claim } });

test('in another browser the password of the account verifies', async () => {
  const wrong: Answer = {
    status: 400,
    body: {
      title: '',
      status: 400,
      errors: [{ path: 'password', code: 'password.wrong', message: '틀려요.' }],
    },
  };
  const { user, requests, address } = await open(LINK, [claimed(), wrong, ok({ already: false })]);
  // It could set a new password: the token stays in no history.
  await waitFor(() => expect(address()).toBe('/account/verify'));
  await user.click(press());
  const field = await screen.findByLabelText('비밀번호');
  expect(field).toHaveFocus();
  await user.keyboard('봄의 긴 비밀번호{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('틀려요.'));
  await user.keyboard(' 하나{Enter}');
  expect(await screen.findByText('이메일을 인증했어요')).toBeInTheDocument();
  expect(requests.at(-1)?.body).toEqual({ token: TOKEN, password: '봄의 긴 비밀번호 하나' });
});

test('who does not know the password, or finds more attached, sets a new one and says what is theirs', async () => {
  for (const mayKeep of [true, false]) {
    const { user, requests } = await open(LINK, [claimed({ mayKeep, drafts: ['역 앞 방', '남의 방'] })]);
    await user.click(press());
    if (mayKeep) await user.click(await screen.findByRole('button', { name: /비밀번호를 모르거나/ }));
    expect(await screen.findByText(/패스키, 인증 앱, 다른 서비스 연결/)).toBeInTheDocument();
    const name = screen.getByLabelText('이름');
    expect(name).toHaveValue('당첨 안내');
    await user.clear(name);
    await user.type(name, '민지');
    await user.type(screen.getByLabelText('새 비밀번호'), '새 봄의 긴 비밀번호 하나{Enter}');
    const drafts = screen.getByRole('group', { name: '인증을 기다리는 매물 2건' });
    await waitFor(() => expect(drafts).toHaveAccessibleDescription(/하나를 골라 주세요/));
    expect(drafts).toHaveAccessibleDescription(/‘역 앞 방’, ‘남의 방’/);
    await user.click(screen.getByRole('radio', { name: '내가 올린 매물이 아니에요' }));
    await user.click(screen.getByRole('button', { name: '새 비밀번호로 인증하기' }));
    expect(await screen.findByText(/새 비밀번호로 로그인해 주세요/)).toBeInTheDocument();
    expect(requests.at(-1)).toEqual({
      url: '/v1/account/reset',
      body: { token: TOKEN, password: '새 봄의 긴 비밀번호 하나', name: '민지', drafts: 'delete' },
    });
    cleanup();
  }
});

test('a link to a new address asks to sign in first', async () => {
  const { user } = await open(LINK, [refused('verify.signin', '')]);
  await user.click(press());
  expect(await screen.findByText('로그인이 필요해요')).toBeInTheDocument();
});

test('a link of another account says so, and leads out of this one', async () => {
  signInAs(601);
  const { user, address } = await open(LINK, [refused('link.other-account', '')]);
  await user.click(press());
  expect(await screen.findByText('다른 계정으로 로그인돼 있어요')).toBeInTheDocument();
  const signsOut = within(screen.getByRole('main')).getByRole('button', { name: '로그아웃' });
  expect(signsOut).toHaveFocus();
  await user.click(signsOut);
  await waitFor(() => expect(address()).toBe('/account/signin'));
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
