import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, post } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';

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

const drop = (on: Element, files: File[] = []) => {
  const dataTransfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'] };
  const taken = !fireEvent.dragOver(on, { dataTransfer });
  fireEvent.drop(on, { dataTransfer });
  return taken;
};

test('pictures move by dragging; what is dragged from elsewhere moves none, files go up', async () => {
  const images = [path(11), path(12), path(13)].join(',');
  renderAdmin('/posts/form/5', fakeApi([post({ id: 5, images, thumbnail: path(14) })]));
  const tile = async (name: string) =>
    (await screen.findByRole('img', { name })).parentElement as HTMLElement;
  const first = await tile('사진 1');
  fireEvent.dragStart(first);
  expect(drop(await tile('사진 3'))).toBe(true);
  const order = [small(12), small(13), small(11)];
  expect(sources()).toEqual(order);
  expect(drop(await tile('사진 1'))).toBe(false);
  fireEvent.dragStart(first);
  fireEvent.dragEnd(first);
  expect(drop(await tile('사진 1'))).toBe(false);
  expect(sources()).toEqual(order);
  expect(drop(await tile('사진 2'), [picture('a.png')])).toBe(true);
  await waitFor(() => expect(sources()).toEqual([...order, small(1)]));
});

test('a file that is dropped on the thumbnail takes its place', async () => {
  const { api } = renderAdmin('/posts/form/5', fakeApi([post({ id: 5, thumbnail: path(14) })]));
  const thumbnail = await screen.findByRole('img', { name: /썸네일|대표/ });
  expect(drop(thumbnail.parentElement as HTMLElement, [picture('a.png'), picture('b.png')])).toBe(true);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /썸네일|대표/ })).toHaveAttribute('src', small(1)),
  );
  expect(api.calls.filter((call) => call.path === '/v1/storage/images')).toHaveLength(1);
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

test('a file without a type goes up too, as the server decides by content', async () => {
  renderAdmin('/posts/form');
  await userEvent.upload(await screen.findByLabelText('사진 추가 파일'), [new File(['x'], 'a.jpg')], {
    applyAccept: false,
  });
  await waitFor(() => expect(sources()).toEqual([small(1)]));
});
