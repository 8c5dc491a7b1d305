import { joinImages } from '@hanca/common/image-lists.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openForm } from '../testing/form.tsx';
import { realApi } from '../testing/real-api.ts';
import { user } from '../testing/user.ts';
import { ImagesInput } from './ImagesInput.tsx';
import { ThumbnailInput } from './ThumbnailInput.tsx';

const path = (n: number) => `/images/post/2024/11/${String(n).padStart(32, '0')}.jpg`;
const HEAD = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImW';
/** A white pixel and a black one. */
const WHITE = `${HEAD}P4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC`;
const BLACK = `${HEAD}NgYGAAAAAEAAGjChXjAAAAAElFTkSuQmCC`;
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const picture = (name: string, pixel = WHITE) => new File([bytesOf(pixel)], name, { type: 'image/png' });
/** Without the signatures of pictures that nothing shows yet. */
const sourceOf = (img: HTMLElement) => img.getAttribute('src')?.split('?')[0];
const sources = () => screen.getAllByRole('img', { name: /^사진 \d/ }).map(sourceOf);
const smallOf = (full: string) => full.replace('.jpg', '_small.jpg');
const small = (n: number) => smallOf(path(n));

/** The pictures of a post, over the real storage; `uploaded` grows by the stored ones. */
const open = async (given: { images?: string[]; thumbnail?: string } = {}) => {
  const api = await realApi();
  const uploaded: string[] = [];
  const overUploads: typeof fetch = async (input, init) => {
    const response = await api.fetch(input, init);
    if (input === '/v1/storage/images' && response.ok) uploaded.push(...(await response.clone().json()));
    return response;
  };
  const saved = openForm(
    <>
      <ImagesInput source="images" target="post" />
      <ThumbnailInput source="thumbnail" target="post" imagesSource="images" />
      <button type="submit">저장</button>
    </>,
    {
      record: { images: joinImages(given.images ?? []), thumbnail: given.thumbnail ?? '' },
      fetch: overUploads,
    },
  );
  const uploads = () => api.calls.filter((call) => call.path === '/v1/storage/images');
  return { saved, uploaded, uploads };
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('files go up one by one in their order, whatever their type says; what is no picture says why', async () => {
  const { uploaded, uploads } = await open();
  await user.upload(
    await screen.findByLabelText('사진 추가 파일'),
    [
      picture('a.png', BLACK),
      new File(['no picture'], 'b.png', { type: 'image/png' }),
      new File([bytesOf(WHITE)], 'c.jpg'),
    ],
    { applyAccept: false },
  );
  expect(await screen.findByText('b.png: JPG, PNG, WebP 사진만 올릴 수 있어요.')).toBeInTheDocument();
  await waitFor(() => expect(uploaded).toHaveLength(2));
  await waitFor(() => expect(sources()).toEqual(uploaded.map(smallOf)));
  expect(screen.getByRole('img', { name: '사진 1' })).toHaveAttribute(
    'src',
    expect.stringContaining('seal='),
  );
  const body = uploads()[0]?.body;
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  // The server reads the target before the file.
  expect([...body.keys()]).toEqual(['target', 'images']);
  expect(body.get('target')).toBe('post');
  expect((body.get('images') as File).name).toMatch(/^\d+\.jpg$/);
  await user.click(screen.getByRole('button', { name: 'b.png 닫기' }));
  expect(screen.queryByText(/b.png/)).not.toBeInTheDocument();
});

test('the order changes by the keyboard, and the focus stays on the moved picture', async () => {
  const { saved } = await open({ images: [path(1), path(2), path(3)] });
  (await screen.findByRole('button', { name: '사진 3 앞으로 옮기기' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sources()).toEqual([small(1), small(3), small(2)]));
  expect(screen.getByRole('button', { name: '사진 2 앞으로 옮기기' })).toHaveFocus();
  expect(screen.getByText('사진을 2번째로 옮겼어요')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '사진 1 빼기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({ images: [path(3), path(2)].join(',') }),
  );
});

const drop = (on: Element, files: File[] = []) => {
  const dataTransfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'] };
  const taken = !fireEvent.dragOver(on, { dataTransfer });
  fireEvent.drop(on, { dataTransfer });
  return taken;
};

test('pictures move by dragging, what is dragged from elsewhere moves none, files go up or replace the thumbnail', async () => {
  const { uploaded, uploads } = await open({
    images: [path(11), path(12), path(13)],
    thumbnail: path(14),
  });
  const tile = async (name: string | RegExp) =>
    (await screen.findByRole('img', { name })).parentElement as HTMLElement;
  const first = await tile('사진 1');
  fireEvent.dragStart(first);
  expect(drop(await tile('사진 3'))).toBe(true);
  const order = [small(12), small(13), small(11)];
  await waitFor(() => expect(sources()).toEqual(order));
  expect(drop(await tile('사진 1'))).toBe(false);
  fireEvent.dragStart(first);
  fireEvent.dragEnd(first);
  expect(drop(await tile('사진 1'))).toBe(false);
  expect(sources()).toEqual(order);
  expect(drop(await tile('사진 2'), [picture('a.png')])).toBe(true);
  await waitFor(() => expect(uploaded).toHaveLength(1));
  await waitFor(() => expect(sources()).toEqual([...order, smallOf(uploaded[0] ?? '')]));

  expect(drop(await tile('썸네일'), [picture('b.png', BLACK), picture('c.png')])).toBe(true);
  await waitFor(() => expect(uploaded).toHaveLength(2));
  await waitFor(() =>
    expect(sourceOf(screen.getByRole('img', { name: '썸네일' }))).toBe(smallOf(uploaded[1] ?? '')),
  );
  expect(uploads()).toHaveLength(2);
});
