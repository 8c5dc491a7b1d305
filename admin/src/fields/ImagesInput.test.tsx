import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { PostRow } from '../../../server/src/testing/stored.ts';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';

const path = (n: number) => `/images/post/2024/11/${String(n).padStart(32, '0')}.jpg`;
const HEAD = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImW';
/** A white pixel and a black one. */
const WHITE = `${HEAD}P4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC`;
const BLACK = `${HEAD}NgYGAAAAAEAAGjChXjAAAAAElFTkSuQmCC`;
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const picture = (name: string, pixel = WHITE) => new File([bytesOf(pixel)], name, { type: 'image/png' });
const sources = () => screen.getAllByRole('img', { name: /^사진 \d/ }).map((img) => img.getAttribute('src'));
const smallOf = (full: string) => full.replace('.jpg', '_small.jpg');
const small = (n: number) => smallOf(path(n));

/** A post's form; `uploaded` grows by the pictures that the server has stored. */
const openForm = async (given?: Omit<PostRow, 'id'>) => {
  const api = await realApi();
  const uploaded: string[] = [];
  const overUploads: typeof fetch = async (input, init) => {
    const response = await api.fetch(input, init);
    if (input === '/v1/storage/images' && response.ok) uploaded.push(...(await response.clone().json()));
    return response;
  };
  if (given) {
    await api.store('images', [...(given.images ?? []), ...(given.thumbnail ? [given.thumbnail] : [])]);
    await api.store('posts', [{ id: 5, ...given }]);
  }
  await openAdmin(given ? '/posts/form/5' : '/posts/form', { ...api, fetch: overUploads });
  return { api, uploaded };
};

const stored = (uploaded: string[], ...before: string[]) =>
  waitFor(() => expect(sources()).toEqual([...before, ...uploaded.map(smallOf)]));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('files go up one by one, the target before the file, and stay in their order', async () => {
  const { api, uploaded } = await openForm();
  await userEvent.upload(await screen.findByLabelText('사진 추가 파일'), [
    picture('a.png', BLACK),
    picture('b.png'),
  ]);
  await waitFor(() => expect(uploaded).toHaveLength(2));
  await stored(uploaded);
  const uploads = api.calls.filter((call) => call.path === '/v1/storage/images');
  expect(uploads).toHaveLength(2);
  const body = uploads[0]?.body;
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  expect([...body.keys()]).toEqual(['target', 'images']);
  expect(body.get('target')).toBe('post');
  expect((body.get('images') as File).name).toMatch(/^\d+\.jpg$/);
});

test('the order changes by the keyboard, and the focus stays on the moved picture', async () => {
  const { api } = await openForm({ images: [path(1), path(2), path(3)] });
  (await screen.findByRole('button', { name: '사진 3 앞으로 옮기기' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(sources()).toEqual([small(1), small(3), small(2)]);
  expect(screen.getByRole('button', { name: '사진 2 앞으로 옮기기' })).toHaveFocus();
  expect(screen.getByText('사진을 2번째로 옮겼어요')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '사진 1 빼기' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('저장했어요');
  const { images } = await api.colleague.posts.get({ params: { id: 5 } });
  expect(images).toBe([path(3), path(2)].join(','));
});

const drop = (on: Element, files: File[] = []) => {
  const dataTransfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'] };
  const taken = !fireEvent.dragOver(on, { dataTransfer });
  fireEvent.drop(on, { dataTransfer });
  return taken;
};

test('pictures move by dragging; what is dragged from elsewhere moves none, files go up', async () => {
  const { uploaded } = await openForm({ images: [path(11), path(12), path(13)], thumbnail: path(14) });
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
  await waitFor(() => expect(uploaded).toHaveLength(1));
  await stored(uploaded, ...order);
});

test('a file that is dropped on the thumbnail replaces it', async () => {
  const { api, uploaded } = await openForm({ thumbnail: path(14) });
  const thumbnail = await screen.findByRole('img', { name: /썸네일|대표/ });
  expect(drop(thumbnail.parentElement as HTMLElement, [picture('a.png'), picture('b.png')])).toBe(true);
  await waitFor(() => expect(uploaded).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /썸네일|대표/ })).toHaveAttribute(
      'src',
      smallOf(uploaded[0] ?? ''),
    ),
  );
  expect(api.calls.filter((call) => call.path === '/v1/storage/images')).toHaveLength(1);
});

test('a file that cannot go up says why, and the others do', async () => {
  const { uploaded } = await openForm();
  await userEvent.upload(await screen.findByLabelText('사진 추가 파일'), [
    new File(['no picture'], 'a.png', { type: 'image/png' }),
    picture('b.png'),
  ]);
  expect(await screen.findByText('a.png: JPG, PNG, WebP 사진만 올릴 수 있어요.')).toBeInTheDocument();
  await waitFor(() => expect(uploaded).toHaveLength(1));
  await stored(uploaded);
  await userEvent.click(screen.getByRole('button', { name: 'a.png 닫기' }));
  expect(screen.queryByText(/a.png/)).not.toBeInTheDocument();
});

test('a file without a type goes up too, as the server decides by content', async () => {
  const { uploaded } = await openForm();
  await userEvent.upload(
    await screen.findByLabelText('사진 추가 파일'),
    [new File([bytesOf(WHITE)], 'a.jpg')],
    {
      applyAccept: false,
    },
  );
  await waitFor(() => expect(uploaded).toHaveLength(1));
  await stored(uploaded);
});
