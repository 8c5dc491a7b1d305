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

test('changes the order by dragging and by the keyboard; the focus stays and the new position is said', async () => {
  const { user, ready, saved } = openForm(isEdit, { answers: withThree });
  await ready();
  await screen.findByRole('img', { name: '사진 3' });
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
  expect(shown(), 'Escape gives a drag up').toEqual([small(91), small(92), small(93)]);
  press();
  send('pointermove', 250);
  send('pointerup', 250);
  expect(shown()).toEqual([small(92), small(93), small(91)]);

  screen.getByRole('button', { name: '사진 3 앞으로 옮기기' }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([small(92), small(91), small(93)]);
  expect(screen.getByRole('button', { name: '사진 2 앞으로 옮기기' })).toHaveFocus();
  expect(screen.getByText('사진을 2번째로 옮겼어요. 모두 3장이에요.')).toBeInTheDocument();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('img', { name: '사진 1, 대표 사진' })).toHaveAttribute('src', small(91));
  expect(screen.getByRole('button', { name: '사진 1 앞으로 옮기기' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '사진 2 지우기' }));
  await user.click(save());
  await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ images: [PHOTO(91), PHOTO(93)] })]));
});

test('says why a picture could not go up, and saves nothing until it did or was removed', async () => {
  let refusal: ReturnType<typeof problem> | undefined = problem(415, { detail: '쓸 수 없는 사진이에요.' });
  const { user, ready, saved } = openForm(isEdit, {
    answers: ({ url }) => (url === '/v1/storage/images' ? refusal : undefined),
  });
  await ready();
  const input = screen.getByLabelText('사진 파일');
  await user.upload(input, [picture('a.jpg')]);
  expect(await screen.findByText('쓸 수 없는 사진이에요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '사진 2 다시 올리기' }), 'no picture').toBeNull();
  await user.click(save());
  const add = screen.getByRole('button', { name: /^사진 추가/ });
  await waitFor(() => expect(add).toHaveFocus());
  expect(add).toHaveAccessibleDescription(/올리지 못한 사진이 있어요/);
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '사진 2 지우기' }));
  await waitFor(() => expect(screen.queryByText('쓸 수 없는 사진이에요.')).toBeNull());

  refusal = problem(503, { detail: '지금은 올릴 수 없어요.' });
  await user.upload(input, [picture('b.jpg')]);
  expect(await screen.findByText('지금은 올릴 수 없어요.')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(add, 'to be tried again').toHaveFocus());
  expect(add).toHaveAccessibleDescription(/올리지 못한 사진이 있어요/);
  expect(saved()).toEqual([]);
  refusal = undefined;
  await user.click(screen.getByRole('button', { name: '사진 2 다시 올리기' }));
  await waitFor(() => expect(screen.queryByText('지금은 올릴 수 없어요.')).toBeNull());
  await user.click(save());
  await waitFor(() => expect(saved()).toHaveLength(1));
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

/** Opens the form again, where the addresses of the pictures are answered with this. */
const openDraft = async (addresses: ReturnType<typeof problem>) => {
  cleanup();
  const form = openForm(isEdit, {
    answers: ({ url }) => (url.startsWith('/v1/query/images') ? addresses : undefined),
  });
  await form.ready();
  await screen.findByRole('img', { name: '사진 1, 대표 사진' });
  return form;
};
const LOST = '보관 기간이 지나 사라진 사진이에요.';

test('shows a picture of a draft where its uploader is served it, and calls it lost where there is none', async () => {
  const first = openForm(isEdit);
  await first.ready();
  await first.user.upload(screen.getByLabelText('사진 파일'), [picture('a.jpg')]);
  await waitFor(() => expect(screen.queryByText(/^올리는 중|^차례를/)).toBeNull());
  const [held = ''] = ownRealty.images;

  const signed = { path: PHOTO(1), address: `${PHOTO(1)}?until=1&seal=x` };
  await openDraft({ status: 200, body: [{ path: held, address: held }, signed] });
  expect(shown().at(-1)).toBe(`${small(1)}?until=1&seal=x`);

  // A picture of the stored listing is never called lost.
  const gone = await openDraft({ status: 200, body: [] });
  expect(screen.getAllByText(LOST)).toHaveLength(1);
  await gone.user.click(save());
  await waitFor(() => expect(screen.getByRole('button', { name: /^사진 추가/ })).toHaveFocus());
  expect(gone.saved()).toEqual([]);

  const { user, saved } = await openDraft(problem(503));
  expect(screen.queryByText(LOST)).toBeNull();
  await user.click(save());
  const images = [...ownRealty.images, PHOTO(1)];
  await waitFor(() => expect(saved()).toEqual([expect.objectContaining({ images })]));
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
