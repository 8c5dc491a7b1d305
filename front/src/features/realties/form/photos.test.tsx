import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heicFile } from '../../../testing/heic.ts';
import { signOut } from '../../../testing/member.ts';
import { openForm, ownRealty, PHOTO, problem } from './testing.tsx';

beforeEach(() => {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  signOut();
  localStorage.clear();
});

const isEdit = { kind: 'edit', id: ownRealty.id } as const;
const three = { ...ownRealty, images: [PHOTO(91), PHOTO(92), PHOTO(93)] };
const withThree = ({ url }: { url: string }) =>
  url === '/v1/query/realties/12' ? { status: 200, body: three } : undefined;

const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const shown = () => screen.getAllByRole('img', { name: /^사진 \d/ }).map((img) => img.getAttribute('src'));
const small = (n: number) => PHOTO(n).replace('.jpg', '_small.jpg');
const save = () => screen.getByRole('button', { name: /^(매물 올리기|고친 내용 저장)$/ });

test('pictures are shown at once, go up one by one and are saved in their order', async () => {
  const { user, ready, requests, saved } = openForm(isEdit);
  await ready();
  await user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg'), picture('b.png', 'image/png')]);
  expect(shown().slice(1)).toEqual(['blob:a.jpg', 'blob:b.png']);
  await user.click(save());
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ images: [...ownRealty.images, PHOTO(1), PHOTO(2)] });
  const uploads = requests.flatMap(({ body }) => (body instanceof FormData ? [[...body]] : []));
  const file = { name: expect.stringMatching(/^\d{11,}\.jpg$/) };
  const sent = [
    ['target', 'realty'],
    ['images', expect.objectContaining(file)],
  ];
  expect(uploads).toEqual([sent, sent]);
});

test('the order changes by the keyboard, the focus stays, the new position is said', async () => {
  const { user, ready, saved } = openForm(isEdit, { answers: withThree });
  await ready();
  expect(screen.getByRole('img', { name: '사진 1, 대표 사진' })).toHaveAttribute('src', small(91));
  screen.getByRole('button', { name: '사진 3 앞으로 옮기기' }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([small(91), small(93), small(92)]);
  expect(screen.getByRole('button', { name: '사진 2 앞으로 옮기기' })).toHaveFocus();
  expect(screen.getByText('사진을 2번째로 옮겼어요. 모두 3장이에요.')).toBeInTheDocument();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('img', { name: '사진 1, 대표 사진' })).toHaveAttribute('src', small(93));
  expect(screen.getByRole('button', { name: '사진 1 앞으로 옮기기' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '사진 2 지우기' }));
  await user.click(save());
  await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ images: [PHOTO(93), PHOTO(92)] })]));
});

test('the order changes by dragging, and Escape gives it up', async () => {
  const { ready } = openForm(isEdit, { answers: withThree });
  await ready();
  // jsdom has no layout: the tiles are placed side by side here.
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-photo]')];
  tiles.forEach((tile, i) => {
    tile.getBoundingClientRect = () => new DOMRect(i * 100, 200, 100, 100);
  });
  const send = (type: string, clientX: number) =>
    fireEvent(window, new PointerEvent(type, { pointerId: 1, clientX, clientY: 250 }));
  const grip = tiles[0]?.querySelector('span[aria-hidden]') ?? document.body;
  const press = () => fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 50, clientY: 250 });
  press();
  send('pointermove', 250);
  fireEvent.keyDown(window, { key: 'Escape' });
  send('pointerup', 250);
  expect(shown()).toEqual([small(91), small(92), small(93)]);
  press();
  send('pointermove', 250);
  send('pointerup', 250);
  expect(shown()).toEqual([small(92), small(93), small(91)]);
});

test('a picture that could not go up says why, leaves the listing as it is and can be tried again', async () => {
  let down = true;
  const { user, ready, saved } = openForm(isEdit, {
    answers: ({ url }) =>
      down && url === '/v1/storage/images' ? problem(503, { detail: '지금은 올릴 수 없어요.' }) : undefined,
  });
  await ready();
  await user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg')]);
  expect(await screen.findByText('지금은 올릴 수 없어요.')).toBeInTheDocument();
  await user.click(save());
  const add = screen.getByRole('button', { name: /^사진 추가/ });
  await waitFor(() => expect(add).toHaveFocus());
  expect(add).toHaveAccessibleDescription(/올리지 못한 사진이 있어요/);
  expect(saved()).toEqual([]);
  down = false;
  await user.click(screen.getByRole('button', { name: '사진 2 다시 올리기' }));
  await waitFor(() => expect(screen.queryByText('지금은 올릴 수 없어요.')).toBeNull());
  await user.click(save());
  await waitFor(() => expect(saved()).toHaveLength(1));
});

test('a file that is no picture is not to be tried again, only removed', async () => {
  const { user, ready, saved } = openForm(isEdit, {
    answers: ({ url }) =>
      url === '/v1/storage/images' ? problem(415, { detail: '쓸 수 없는 사진이에요.' }) : undefined,
  });
  await ready();
  await user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg')]);
  expect(await screen.findByText('쓸 수 없는 사진이에요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '사진 2 다시 올리기' })).toBeNull();
  await user.click(save());
  const add = screen.getByRole('button', { name: /^사진 추가/ });
  await waitFor(() => expect(add).toHaveAccessibleDescription(/올리지 못한 사진이 있어요/));
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '사진 2 지우기' }));
  await waitFor(() => expect(screen.queryByText('쓸 수 없는 사진이에요.')).toBeNull());
});

test('what cannot be taken is named before anything is sent', async () => {
  const { ready, requests } = openForm(isEdit);
  await ready();
  const heavy = picture('heavy.jpg');
  Object.defineProperty(heavy, 'size', { value: 15 * 1024 * 1024 + 1 });
  const many = Array.from({ length: 20 }, (_, i) => picture(`${i}.jpg`));
  fireEvent.change(screen.getByLabelText('사진 파일'), {
    target: { files: [picture('a.gif', 'image/gif'), heavy, ...many] },
  });
  expect(screen.getByText('a.gif: JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.')).toBeInTheDocument();
  // Inside the announcement there is a list, or its items would belong to none.
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(3);
  expect(within(screen.getByRole('alert')).getByRole('list')).toBeInTheDocument();
  expect(screen.getByText('heavy.jpg: 한 장에 15MB까지 올릴 수 있어요.')).toBeInTheDocument();
  expect(screen.getByText('사진은 20장까지 넣을 수 있어요. 1장은 넣지 않았어요.')).toBeInTheDocument();
  expect(shown()).toHaveLength(20);
  await waitFor(() => expect(requests.filter(({ url }) => url === '/v1/storage/images')).toHaveLength(19));
});

test('HEIC is never shown or sent as it is: one that cannot become a JPEG says so, whatever its name', async () => {
  const { user, ready, requests } = openForm(isEdit);
  await ready();
  await user.upload(screen.getByLabelText('사진 파일'), [heicFile('a.jpg', 'image/jpeg'), picture('b.jpg')]);
  expect(await screen.findByText(/^HEIC 사진을 JPG로 바꾸지 못했어요/)).toBeInTheDocument();
  fireEvent.error(screen.getByRole('img', { name: '사진 2' }));
  expect(screen.queryByRole('img', { name: '사진 2' })).toBeNull();
  await waitFor(() => expect(screen.queryByText(/^올리는 중|^차례를|^준비/)).toBeNull());
  expect(requests.filter(({ url }) => url === '/v1/storage/images')).toHaveLength(1);
  const worker = vi.fn(
    class {
      onmessage = (_: unknown) => {};
      postMessage = () => queueMicrotask(() => this.onmessage({ data: 'unreadable' }));
      terminate = () => {};
    },
  );
  vi.stubGlobal('Worker', worker);
  await user.click(screen.getByRole('button', { name: '사진 2 다시 올리기' }));
  expect(await screen.findByText(/^a\.jpg: 읽을 수 없는 HEIC/)).toBeInTheDocument();
  expect(shown()).toHaveLength(2);
});

/** A form whose draft has a picture more than its listing; the pictures themselves are answered with this status. */
const openDraft = async (status: number) => {
  const first = openForm(isEdit);
  await first.ready();
  await first.user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg')]);
  await waitFor(() => expect(screen.queryByText(/^올리는 중|^차례를/)).toBeNull());
  cleanup();
  const images = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', images);
  const form = openForm(isEdit);
  await form.ready();
  fireEvent.error(screen.getByRole('img', { name: '사진 2' }));
  await waitFor(() => expect(images).toHaveBeenCalledOnce());
  expect(images.mock.lastCall?.[0]).toBe(small(1));
  return { ...form, images };
};
const LOST = '보관 기간이 지나 사라진 사진이에요.';

test('a picture of a draft that is gone says so and is not saved', async () => {
  const { user, saved } = await openDraft(404);
  expect(await screen.findByText(LOST)).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('button', { name: /^사진 추가/ })).toHaveFocus());
  expect(saved()).toEqual([]);
});

test.each([200, 503])('one that could not be shown, and is answered with %i, stays', async (status) => {
  const { user, saved } = await openDraft(status);
  await user.click(save());
  await waitFor(() =>
    expect(saved()).toEqual([expect.objectContaining({ images: [...ownRealty.images, PHOTO(1)] })]),
  );
  expect(screen.queryByText(LOST)).toBeNull();
});

test('a picture of the stored listing is never called lost', async () => {
  const { images, user, saved } = await openDraft(404);
  fireEvent.error(screen.getByRole('img', { name: '사진 1, 대표 사진' }));
  await user.click(screen.getByRole('button', { name: '사진 2 지우기' }));
  await user.type(screen.getByLabelText('제목'), '!');
  await user.click(save());
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(images).toHaveBeenCalledOnce();
  expect(screen.queryByText(LOST)).toBeNull();
});

test('who leaves the form while it waits for pictures saves nothing', async () => {
  const never = new Promise<never>(() => undefined);
  const { user, ready, requests, saved } = openForm(isEdit, {
    answers: ({ url }) => (url === '/v1/storage/images' ? never : undefined),
  });
  await user.type(await ready(), '!');
  await user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg')]);
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/v1/storage/images'));
  await user.click(save());
  await user.click(screen.getByRole('button', { name: '고친 내용 지우기' }));
  await waitFor(() => expect(screen.getByLabelText('제목')).toHaveValue(ownRealty.title));
  // The form that replaced it saves as usual, with nothing of the one before.
  await user.type(screen.getByLabelText('제목'), '?');
  await user.click(save());
  await waitFor(() => expect(saved()).not.toEqual([]));
  expect(saved()).toEqual([expect.objectContaining({ title: `${ownRealty.title}?` })]);
});

test('an upload after the session has ended leads back in, where it was met', async () => {
  const { user, ready } = openForm(isEdit, {
    answers: ({ url }) => (/images$|refresh$/.test(url) ? problem(401) : undefined),
  });
  await ready();
  await user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg')]);
  const photos = screen.getByRole('heading', { name: '사진' }).closest('section') ?? document.body;
  expect(await within(photos).findByText('로그인이 끝났어요')).toBeInTheDocument();
  expect(within(photos).getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Frenteditform%2F12',
  );
});
