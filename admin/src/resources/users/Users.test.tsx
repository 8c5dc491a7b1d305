import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { FIRST_ADMIN, realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

/** Says yes in a dialog. Returns its question. */
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  const question = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return question;
};

test('the list shows the columns, leads to each person and is filtered by both filters', async () => {
  const api = await realApi();
  await api.store('users', [
    { id: 7, name: '버나비토박이', roles: ['admin'] },
    { id: 6, suspended: true },
  ]);
  await api.store(
    'realties',
    [1, 2, 3].map((id) => ({ id, userId: 7 })),
  );
  const { router } = await openAdmin('/user', api);
  const name = await screen.findByRole('link', { name: '버나비토박이' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('사용자 목록');
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    'No.',
    'ID',
    'Name (nick name)',
    'E-mail',
    'SNS',
    '권한',
    '정지',
    '조치',
    '가입일',
    '최근 이용',
    '매물',
  ]);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('관리자');
  expect(second).toHaveTextContent('정지');
  expect(screen.getByRole('link', { name: '3', hidden: true })).toHaveAttribute(
    'href',
    `/realties?filter=${encodeURIComponent('{"userId":7}')}`,
  );
  await user.click(name);
  await screen.findByRole('heading', { name: '버나비토박이' });
  expect(router.state.location.pathname).toBe('/user/7');
  await user.click(screen.getByRole('link', { name: '목록' }));
  await screen.findByText('검색결과 : 6');
  expect(router.state.location.pathname).toBe('/user');

  const filter = { id: 7, email: 'person' };
  await act(() => router.navigate(`/user?filter=${encodeURIComponent(JSON.stringify(filter))}`));
  await screen.findByText('검색결과 : 1');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: '사용자 ID' })).toHaveValue(7));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('person');
  for (const path of ['/v1/users/list', '/v1/users/count']) {
    const last = api.calls.filter((call) => call.path === path).at(-1);
    expect(last?.query, path).toMatchObject({ id: '7', email: 'person' });
  }
});

test('sessions end together, and an account is suspended and restored, each after a question', async () => {
  const api = await realApi();
  const stored = () => api.colleague.users.get({ params: { id: 7 } });
  await api.store('users', [{ id: 7 }]);
  await api.store('sessions', [
    { userId: 7, device: 'Chrome · Windows' },
    { userId: 7, device: 'Safari · iPhone' },
  ]);
  await openAdmin('/user/7', api);
  await screen.findByText('Safari · iPhone');
  await user.click(screen.getByRole('button', { name: '로그인 모두 끊기' }));
  expect(await confirm('로그인 모두 끊기')).toContain('모든 기기에서 다시 로그인해야 해요');
  await screen.findByText('지금 로그인한 기기가 없어요.');

  await user.click(screen.getByRole('button', { name: '계정 정지' }));
  expect(await confirm('계정 정지')).toContain('올린 매물이 보이지 않게 돼요');
  await screen.findByText('정지한 계정이에요. 로그인할 수 없어요.');
  expect((await stored()).suspended).toBe(true);
  await user.click(screen.getByRole('button', { name: '정지 풀기' }));
  await confirm('정지 풀기');
  await screen.findByRole('button', { name: '계정 정지' });
  expect((await stored()).suspended).toBe(false);
});

test('an admin is made and unmade after a question, as it was asked, whatever a colleague does meanwhile', async () => {
  const api = await realApi();
  await api.store('users', [{ id: 7 }]);
  for (const suspended of [true, false]) await api.colleague.users.update({ body: { id: 7, suspended } });
  const roles = async () => (await api.colleague.users.get({ params: { id: 7 } })).roles;
  await openAdmin('/user/7', api);
  const button = await screen.findByRole('switch', { name: '관리자' });
  const trail = await screen.findByRole('region', { name: '변경 이력' });
  await waitFor(() => expect(trail).toHaveTextContent('정지: 아니요 → 예'));
  await user.click(button);
  expect(await roles()).toEqual([]);
  await confirm('관리자 권한');
  await waitFor(() => expect(button).toBeChecked());
  await screen.findByText('관리자로 정했어요');
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ id: 7, roles: ['admin'] });
  await user.click(button);
  await confirm('관리자 권한');
  await waitFor(() => expect(button).not.toBeChecked());
  expect(await roles()).toEqual([]);

  await user.click(button);
  await api.colleague.users.update({ body: { id: 7, roles: ['admin'] } });
  fireEvent.click(screen.getByRole('button', { name: '새로 고침', hidden: true }));
  await waitFor(() => expect(button).toBeChecked());
  expect(await confirm('관리자 권한')).toContain('관리자로 정할까요?');
  const patches = () => api.calls.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(patches()).toHaveLength(3));
  expect(patches()[2]?.body).toEqual({ id: 7, roles: ['admin'] });
  expect(await roles()).toEqual(['admin']);
});

test('the last admin stays one, which is said in its own words; ending the sessions of oneself is asked as such', async () => {
  const api = await realApi();
  await api.colleague.users.update({ body: { id: api.ids.admin, roles: [] } });
  await openAdmin(`/user/${FIRST_ADMIN}`, api);
  await user.click(await screen.findByRole('switch', { name: '관리자' }));
  await confirm('관리자 권한');
  await screen.findByText(/마지막 관리자라서 권한을 빼거나 정지할 수 없어요/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('switch', { name: '관리자' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '로그인 모두 끊기' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('내 계정이에요'));
});

test('a grade is saved as it is chosen; meanwhile its field stays reachable and takes no other', async () => {
  const api = await realApi();
  await api.store('users', [{ id: 7, level: 1 }]);
  await openAdmin('/user/7', api);
  const select = await screen.findByRole('combobox', { name: '회원 등급' });
  expect(select).toHaveTextContent('인사이더');
  const choose = async (name: string) => {
    await user.click(select);
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  };
  const letGo = api.hold('PATCH /v1/users');
  await choose('하이소셜');
  expect(select).toHaveAttribute('aria-disabled', 'true');
  // What cannot have the focus would lose it.
  expect(select).toHaveAttribute('tabindex', '0');
  await choose('마스터');
  letGo();
  await screen.findByText('등급을 바꿨어요');
  await waitFor(() => expect(select).toHaveTextContent('하이소셜'));
  const patches = api.calls.filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body }) => body)).toEqual([{ id: 7, level: 3 }]);
});

/** The words of a list's lines but for their times. */
const linesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((line) => line.textContent?.split(' · ').slice(1).join(' · '));

test('what a member did is shown in numbers that lead to it, and what happened to the account in Korean', async () => {
  const api = await realApi();
  await api.store('users', [{ id: 7 }]);
  await api.store('realties', [...[1, 2, 3].map((id) => ({ id, userId: 7 })), { id: 4 }, { id: 5 }]);
  await api.store(
    'reports',
    [4, 5].map((id) => ({ id, realtyId: id, userId: 7 })),
  );
  await api.store('businesses', [{ id: 3 }]);
  await api.store('coupons', [{ id: 1 }]);
  await api.store(
    'claims',
    [1, 2, 3, 4, 5].map((n) => ({ couponId: 1, userId: 7, usedAt: n < 5 ? new Date() : null })),
  );
  await api.store(
    'messages',
    Array.from({ length: 1200 }, () => ({
      fromUserId: 7,
      toUserId: api.ids.member,
      realtyId: 4,
      text: '안녕하세요.',
    })),
  );
  const where = { device: 'Windows · Chrome', country: 'CA' };
  const of = { feature: 'account', recordId: 7, before: null };
  await api.store('audits', [
    { ...of, userId: 7, action: 'signin', after: { by: 'passkey', ...where }, ip: '203.0.113.5' },
    { ...of, userId: null, action: 'refuseSignin', after: { ...where, country: null }, ip: null },
    { ...of, recordId: 8, userId: null, action: 'signin', after: where },
  ]);
  await openAdmin('/user/7', api);
  const activity = await screen.findByRole('region', { name: '활동' });
  await waitFor(() =>
    expect([...activity.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual([
      '3개 보기',
      '2건 보기',
      '5장 (사용 4장)',
      '없음',
      '1,200개',
    ]),
  );
  const hrefs = within(activity)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `/realties?filter=${encodeURIComponent('{"userId":7}')}`,
    `/reports?filter=${encodeURIComponent('{"userId":7,"status":-1}')}`,
  ]);
  expect(screen.queryByRole('region', { name: '운영하며 바꾼 것' })).not.toBeInTheDocument();

  const events = await screen.findByRole('region', { name: '로그인 기록' });
  await waitFor(() =>
    expect(linesOf(events)).toEqual([
      '로그인 거절 · Windows · Chrome',
      '로그인 · 패스키 · Windows · Chrome · 캐나다 · 203.0.113.5',
    ]),
  );
});

test('what staff have changed is listed with the way to what is still there, or said to be nothing', async () => {
  const audits = [
    { feature: 'posts', action: 'update', recordId: 12, after: { id: 12, title: '첫 공지' }, before: {} },
    { feature: 'posts', action: 'remove', recordId: 11, after: null, before: { id: 11, title: '지운 글' } },
    { feature: 'headlines', action: 'arrange', recordId: 101, after: { id: 101 }, before: { id: 101 } },
    { feature: 'users', action: 'update', recordId: 9, after: { id: 9, name: '누구' }, before: {} },
  ].map((audit) => ({ userId: 7, ...audit }));
  const api = await realApi();
  await api.store('users', [
    { id: 7, roles: ['admin'] },
    { id: 9, roles: ['admin'] },
  ]);
  const foreign = { userId: FIRST_ADMIN, feature: 'posts', action: 'create', recordId: 13 };
  await api.store('audits', [
    ...audits.toReversed(),
    { ...foreign, before: null, after: { id: 13, title: '남의 글' } },
  ]);
  const { router } = await openAdmin('/user/7', api);
  const changes = await screen.findByRole('region', { name: '운영하며 바꾼 것' });
  await waitFor(() =>
    expect(linesOf(changes)).toEqual([
      '포스팅 수정 · 첫 공지',
      '포스팅 삭제 · 지운 글',
      '헤드라인 순서 변경 · 101',
      '사용자 수정 · 누구',
    ]),
  );
  const links = within(changes).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/posts/form/12', '/user/9']);

  await act(() => router.navigate('/user/9'));
  expect(await screen.findByText('아직 바꾼 것이 없어요.')).toBeInTheDocument();
});
