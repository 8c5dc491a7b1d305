import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, post } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { refusal } from './uploads.ts';

const path = (n: number) => `/images/post/2024/11/${String(n).padStart(32, '0')}.jpg`;
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const sources = () => screen.getAllByRole('img', { name: /^사진 \d/ }).map((img) => img.getAttribute('src'));
const small = (n: number) => path(n).replace('.jpg', '_small.jpg');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('files go up one by one, the target before the file, and stay in their order', async () => {
  const { api } = renderAdmin('/posts/form');
  await userEvent.upload(await screen.findByLabelText('사진 추가 파일'), [
    picture('a.png'),
    picture('b.png'),
  ]);
  await waitFor(() => expect(sources()).toEqual([small(1), small(2)]));
  const uploads = api.calls.filter((call) => call.path === '/v1/storage/images');
  expect(uploads).toHaveLength(2);
  const body = uploads[0]?.body;
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  expect([...body.keys()]).toEqual(['target', 'images']);
  expect(body.get('target')).toBe('post');
  expect((body.get('images') as File).name).toMatch(/^\d+\.jpg$/);
});

test('the order changes by the keyboard, and the focus stays on the moved picture', async () => {
  const images = [path(1), path(2), path(3)].join(',');
  const { api } = renderAdmin('/posts/form/5', fakeApi([post({ id: 5, images })]));
  (await screen.findByRole('button', { name: '사진 3 앞으로 옮기기' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(sources()).toEqual([small(1), small(3), small(2)]);
  expect(screen.getByRole('button', { name: '사진 2 앞으로 옮기기' })).toHaveFocus();
  expect(screen.getByText('사진을 2번째로 옮겼어요')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '사진 1 빼기' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('저장했어요');
  expect(api.posts()[0]?.images).toBe([path(3), path(2)].join(','));
});

test('a file that cannot go up says why, and the others do', async () => {
  const api = fakeApi();
  api.refuse('POST /v1/storage/images', {
    type: 'about:blank',
    title: '',
    status: 415,
    code: 'image',
    detail: '사진 파일이 아니에요.',
  });
  renderAdmin('/posts/form', api);
  await userEvent.upload(await screen.findByLabelText('사진 추가 파일'), [
    picture('a.png'),
    picture('b.png'),
  ]);
  expect(await screen.findByText('a.png: 사진 파일이 아니에요.')).toBeInTheDocument();
  await waitFor(() => expect(sources()).toEqual([small(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'a.png 닫기' }));
  expect(screen.queryByText(/a.png/)).not.toBeInTheDocument();
});

test('types and sizes are checked before anything is sent', () => {
  expect(refusal({ type: 'image/gif', size: 1 })).toBe('JPG, PNG, WebP 사진만 올릴 수 있어요.');
  expect(refusal({ type: 'image/webp', size: 15 * 1024 * 1024 + 1 })).toBe(
    '한 장에 15MB까지 올릴 수 있어요.',
  );
  expect(refusal({ type: 'image/jpeg', size: 15 * 1024 * 1024 })).toBeNull();
});
