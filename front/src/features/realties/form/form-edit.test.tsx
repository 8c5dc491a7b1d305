import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signOut } from '../../../testing/member.ts';
import { field, OWNER, openForm, ownRealty, problem } from './testing.tsx';

afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

const isEdit = { kind: 'edit', id: ownRealty.id } as const;

const save = () => screen.getByRole('button', { name: /^(매물 올리기|고친 내용 저장)$/ });

test('an edit sends what was changed, on what it was made', async () => {
  const { user, ready, saved, router } = openForm(isEdit);
  expect(await ready()).toHaveValue(ownRealty.title);
  await user.clear(field('월세'));
  await user.type(field('월세'), '2,200');
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/realtylist/12'));
  expect(saved()).toEqual([{ id: 12, basedOn: 1_795_000_000_000, price: 2200 }]);
  expect(await screen.findByText('월세를 저장했어요.')).toBeInTheDocument();
});

test('looking for an address after the session has ended leads back in, where it was met', async () => {
  const { user, ready } = openForm(isEdit, {
    answers: ({ url }) =>
      url.startsWith('/v1/geo/') || url.endsWith('/refresh')
        ? problem(401, { detail: '다시요.' })
        : undefined,
  });
  await ready();
  await user.click(screen.getByRole('button', { name: '위치 확인' }));
  const place = screen.getByRole('heading', { name: '위치' }).closest('section') ?? document.body;
  await waitFor(() => expect(within(place).getByRole('alert')).toHaveTextContent('로그인이 끝났어요'));
  expect(within(place).getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Frenteditform%2F12',
  );
});

test('a listing that was changed elsewhere is fetched under what I changed', async () => {
  let updated = 1_795_000_000_000;
  const { user, ready, saved, router } = openForm(isEdit, {
    answers: ({ url, body }) => {
      const now = {
        ...ownRealty,
        title: updated > 1_795_000_000_000 ? '다른 곳에서 고친 제목' : ownRealty.title,
      };
      if (url === '/v1/query/realties/12') {
        return { status: 200, body: { ...now, updatedDate: { time: String(updated) } } };
      }
      if (url !== '/v1/command/realties' || Object(body).basedOn === 1_795_000_000_001) return undefined;
      updated = 1_795_000_000_001;
      return problem(409);
    },
  });
  await ready();
  await user.clear(field('월세'));
  await user.type(field('월세'), '2200');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('다른 곳에서 이 매물이 바뀌었어요'),
  );
  expect(field('월세')).toHaveValue('2200');
  await user.click(screen.getByRole('button', { name: '최신 내용 불러오기' }));
  await waitFor(() => expect(field('제목')).toHaveValue('다른 곳에서 고친 제목'));
  expect(field('월세')).toHaveValue('2200');
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/realtylist/12'));
  expect(saved().at(-1)).toEqual({ id: 12, basedOn: 1_795_000_000_001, price: 2200 });
});

test('a session that ended leads to the sign-in and back, and nothing is lost', async () => {
  const { user, ready } = openForm(isEdit, {
    answers: ({ url }) =>
      url === '/v1/command/realties' || url.endsWith('/refresh') ? problem(401) : undefined,
  });
  await ready();
  await user.clear(field('월세'));
  await user.type(field('월세'), '2200');
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('로그인이 끝났어요'));
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Frenteditform%2F12',
  );
  expect(field('월세')).toHaveValue('2200');
  cleanup();
  const back = openForm(isEdit);
  await back.ready();
  expect(field('월세')).toHaveValue('2200');
});

test("the server's word on a field is shown at that field; a refusal of the whole by the button", async () => {
  let refused = problem(400, { errors: [{ path: 'location', message: '너무 먼 위치예요.', code: 'x' }] });
  const { user, ready } = openForm(isEdit, {
    answers: ({ url }) => (url === '/v1/command/realties' ? refused : undefined),
  });
  await user.type(await ready(), '!');
  await user.click(save());
  const look = screen.getByRole('button', { name: '위치 확인' });
  await waitFor(() => expect(look).toHaveAccessibleDescription('너무 먼 위치예요.'));
  expect(look).toHaveFocus();
  refused = problem(429, { detail: '오늘은 더 올릴 수 없어요.' });
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('오늘은 더 올릴 수 없어요.'));
});

test('a copy is a new listing with everything of the old one', async () => {
  const { user, ready, saved } = openForm({ kind: 'copy', id: 12 });
  expect(await ready()).toHaveValue(ownRealty.title);
  await user.click(save());
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).not.toHaveProperty('id');
  expect(saved()[0]).toMatchObject({
    title: ownRealty.title,
    images: ownRealty.images,
    phone: '604-555-0123',
  });
});

test.each([
  ['of somebody else', { status: 200, body: { ...ownRealty, userId: OWNER + 1 } }],
  ['that is not there', problem(404)],
])('a listing %s is not edited', async (_, answer) => {
  openForm(isEdit, { answers: ({ url }) => (url.startsWith('/v1/query/realties/') ? answer : undefined) });
  expect(await screen.findByText('내 매물이 아니에요')).toBeInTheDocument();
  expect(screen.queryByLabelText('제목')).toBeNull();
});

test('what the form needs and cannot be had can be fetched again', async () => {
  let down = true;
  const { user, ready } = openForm(isEdit, {
    answers: ({ url }) => (down && url.startsWith('/v1/query/realties/') ? problem(503) : undefined),
  });
  await screen.findByText('양식을 불러오지 못했어요');
  down = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await ready()).toHaveValue(ownRealty.title);
});
