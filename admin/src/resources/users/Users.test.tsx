import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { extendApi } from '../../testing/extended-api.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeUsers, session, user } from '../../testing/fake-users.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';

const renderUsers = (path: string, ...given: Parameters<typeof fakeUsers>) => {
  const fake = fakeUsers(...given);
  const api = extendApi(fakeApi(), fake.answer);
  return { ...renderAdmin(path, api), users: fake.users };
};

const filtered = (values: object) => `/user?filter=${encodeURIComponent(JSON.stringify(values))}`;

/** Says yes in a dialog. Out: what it asked. */
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  const asked = dialog.textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  return asked;
};

test('the list shows the specified columns and leads to each person', async () => {
  const { router } = renderUsers('/user', [
    user({ id: 7, name: '버나비토박이', roles: ['admin'], realtyCount: 3 }),
    user({ id: 6, suspended: true }),
  ]);
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
  await userEvent.click(name);
  await screen.findByRole('heading', { name: '버나비토박이' });
  expect(router.state.location.pathname).toBe('/user/7');
  await userEvent.click(screen.getByRole('link', { name: '목록' }));
  await screen.findByText('검색결과 : 2');
  expect(router.state.location.pathname).toBe('/user');
});

test('both filters drive list and count', async () => {
  const { api } = renderUsers(filtered({ id: 7, email: 'person' }), [user({ id: 7 }), user({ id: 8 })]);
  await screen.findByText('검색결과 : 1');
  expect(screen.getByRole('spinbutton', { name: '사용자 ID' })).toHaveValue(7);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('person');
  for (const path of ['/v1/users/list', '/v1/users/count']) {
    expect(api.calls.find((call) => call.path === path)?.query).toMatchObject({ id: '7', email: 'person' });
  }
});

test('an admin is made after a question; the trail tells it in Korean', async () => {
  const audit = {
    id: 1,
    userId: 1,
    userName: '운영자',
    feature: 'users',
    action: 'update',
    recordId: 7,
    before: user({ id: 7 }),
    after: user({ id: 7, suspended: true }),
    createdDate: { time: '1732147200000' },
  };
  const { api, users } = renderUsers('/user/7', [user({ id: 7 })], { audits: [audit] });
  const trail = await screen.findByRole('region', { name: '변경 이력' });
  expect(trail).toHaveTextContent('정지: 아니요 → 예');
  await userEvent.click(screen.getByRole('switch', { name: '관리자' }));
  expect(users()[0]?.roles).toEqual([]);
  await confirm('관리자 권한');
  await screen.findByText('관리자로 정했어요');
  await waitFor(() => expect(screen.getByRole('switch', { name: '관리자' })).toBeChecked());
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ id: 7, roles: ['admin'] });
});

test('the refusal for the last admin is told in its own words and nothing seems changed', async () => {
  const { api } = renderUsers('/user/7', [user({ id: 7, roles: ['admin'] })]);
  api.refuse('PATCH /v1/users', {
    type: '/v1/problems/conflict',
    title: '이미 바뀌었어요',
    status: 409,
    code: 'conflict',
    detail: '마지막 관리자라서 권한을 빼거나 정지할 수 없어요. 먼저 다른 관리자를 정해 주세요.',
  });
  await userEvent.click(await screen.findByRole('switch', { name: '관리자' }));
  await confirm('관리자 권한');
  await screen.findByText(/마지막 관리자라서 권한을 빼거나 정지할 수 없어요/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('switch', { name: '관리자' })).toBeChecked();
});

test('an account is suspended and restored, each after a question', async () => {
  const { users } = renderUsers('/user/7', [user({ id: 7 })]);
  await userEvent.click(await screen.findByRole('button', { name: '계정 정지' }));
  expect(await confirm('계정 정지')).toContain('올린 매물이 보이지 않게 돼요');
  await screen.findByText('정지한 계정이에요. 로그인할 수 없어요.');
  expect(users()[0]?.suspended).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '정지 풀기' }));
  await confirm('정지 풀기');
  await screen.findByRole('button', { name: '계정 정지' });
  expect(users()[0]?.suspended).toBe(false);
});

test('open sessions are shown and end together', async () => {
  renderUsers('/user/7', [user({ id: 7 })], {
    sessions: [session('a', 'Chrome · Windows'), session('b', 'Safari · iPhone')],
  });
  await screen.findByText('Safari · iPhone');
  await userEvent.click(screen.getByRole('button', { name: '로그인 모두 끊기' }));
  expect(await confirm('로그인 모두 끊기')).toContain('모든 기기에서 다시 로그인해야 해요');
  await screen.findByText('지금 로그인한 기기가 없어요.');
});

test('ending the sessions of oneself says so', async () => {
  renderUsers('/user/1', [user({ id: 1, roles: ['admin'] })], { sessions: [session('a', 'Chrome')] });
  await userEvent.click(await screen.findByRole('button', { name: '로그인 모두 끊기' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('내 계정이에요');
});
