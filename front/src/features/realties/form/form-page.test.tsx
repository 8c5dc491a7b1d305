import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signOut } from '../../../testing/member.ts';
import { candidate, field, fillIn, OWNER, openForm } from './testing.tsx';

afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

const isNew = { kind: 'new', id: null } as const;

const save = () => screen.getByRole('button', { name: /^(매물 올리기|고친 내용 저장)$/ });
const leaveThePage = () => act(() => window.dispatchEvent(new Event('pagehide')));

test('says at each field of an empty form what is missing, and focuses the first', async () => {
  const { user, ready, saved } = openForm(isNew);
  await ready();
  await user.click(save());
  await waitFor(() => expect(field('주택 유형')).toHaveFocus());
  const required = {
    제목: '제목을 입력해 주세요.',
    지역: '지역을 골라 주세요.',
    도시: '도시를 골라 주세요.',
    '주택 유형': '주택 유형을 골라 주세요.',
    월세: '월세를 입력해 주세요.',
    침실: '침실을 입력해 주세요.',
    욕실: '욕실을 입력해 주세요.',
    면적: '면적을 입력해 주세요.',
    주소: '주소를 입력해 주세요.',
    '상세 설명': '상세 설명을 입력해 주세요.',
  };
  for (const [label, text] of Object.entries(required)) {
    const one = field(label);
    expect(one, label).toHaveAttribute('aria-invalid', 'true');
    expect(one, label).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(one, label).toBeRequired();
  }
  expect(screen.getByRole('button', { name: '위치 확인' })).toHaveAccessibleDescription(
    '지도에서 위치를 확인해 주세요. 위치 확인 버튼을 눌러 주세요.',
  );
  expect(field('거래 유형')).toHaveDisplayValue('렌트');
  expect(screen.getByText('확인할 항목이 11개 있어요')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '월세를 입력해 주세요.' }));
  expect(field('월세')).toHaveFocus();
  expect(saved()).toEqual([]);
});

test('asks for what depends on the region, the type of home and the availability', async () => {
  const { user, ready, router } = openForm(isNew);
  await ready();
  await act(() => router.navigate(`${router.state.location.pathname}?copy=12&step=2`));
  const steps = within(screen.getByRole('navigation', { name: '매물 작성 단계' })).getAllByRole('link');
  const { pathname } = router.state.location;
  expect(steps.map((step) => step.getAttribute('href'))).toEqual([
    `${pathname}?copy=12`,
    `${pathname}?copy=12&step=2`,
    `${pathname}?copy=12&step=3`,
  ]);

  // A city is of its region.
  expect(within(field('도시')).getAllByRole('option')).toHaveLength(1);
  await user.selectOptions(field('지역'), '브리티시컬럼비아');
  await user.selectOptions(field('도시'), '버나비');
  await user.selectOptions(field('지역'), '온타리오');
  expect(field('도시')).toHaveDisplayValue('도시를 골라 주세요');
  expect(within(field('도시')).queryByRole('option', { name: '버나비' })).toBeNull();
  // The limit of deposits is that of British Columbia.
  await user.type(field('월세'), '2000');
  await user.type(field('보증금'), '2000');
  expect(screen.queryByText(/월세의 반까지만/)).toBeNull();
  expect(screen.queryByRole('radio', { name: '솔라리움' })).toBeNull();
  await user.selectOptions(field('주택 유형'), '룸렌트');
  expect(screen.getByRole('radio', { name: '솔라리움' })).toBeInTheDocument();
  expect(screen.queryByLabelText('입주 가능일')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '날짜 지정' }));
  expect(field('입주 가능일')).toBeRequired();
  await user.type(field('면적'), '850');
  expect(field('면적')).toHaveAccessibleDescription('79㎡ · 23.9평');
});

test('saves a listing once, however often the button is pressed, whatever was remarked on', async () => {
  const { user, ready, saved, router } = openForm(isNew);
  const title = await ready();
  await fillIn(user);
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true });
  await user.type(title, '{Enter}');
  expect(saved(), 'Enter in a line').toEqual([]);

  await user.type(field('보증금'), '1175');
  expect(screen.queryByText(/월세의 반까지만/)).toBeNull();
  await user.type(field('보증금'), '{Backspace}6');
  expect(screen.getByText(/월세의 반까지만.*\$1,175까지예요/)).toBeInTheDocument();

  await user.click(title);
  await user.paste(' 여성 전용');
  const remark = await screen.findByText(/^‘여성 전용’: BC주에서는 성별을 이유로/);
  expect(within(remark).getByRole('link', { name: 'BC주 인권법' })).toHaveAttribute(
    'href',
    expect.stringMatching(/bclaws\.gov\.bc\.ca/),
  );
  await user.selectOptions(field('주택 유형'), '룸렌트');
  expect(remark).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('group', { name: '여성 전용' })).getByRole('radio', { name: '예' }),
  );
  expect(await screen.findByText(/여성 전용으로 올려도 돼요/)).toBeInTheDocument();
  await user.selectOptions(field('주택 유형'), '콘도');
  expect(await screen.findByText(/^‘여성 전용’/)).toBeInTheDocument();

  await user.dblClick(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/published/12'));
  expect(saved()).toHaveLength(1);
  expect(saved()[0]).toMatchObject({
    title: '메트로타운 2베드 여성 전용',
    cityId: 'CA595911606',
    txType: 2,
    reType: 2,
    price: 2350,
    bedroom: 2,
    bathroom: 1.5,
    area: 850,
    location: { lat: 49.2276, lng: -123.0076 },
    deposit: 1176,
    images: [],
  });
  expect(localStorage).toHaveLength(0);
});

test('takes the confirmed location back when the address changes; keeps a draft for its member alone', async () => {
  const first = openForm(isNew);
  await first.ready();
  await fillIn(first.user);
  await first.user.type(field('주소'), '2');
  expect(screen.getByText(/주소가 바뀌어서 지도 위치를 지웠어요/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^집 위치 핀/ })).toBeNull();
  await first.user.click(save());
  await waitFor(() => expect(screen.getByRole('button', { name: '위치 확인' })).toHaveFocus());
  expect(first.saved()).toEqual([]);
  await first.user.click(screen.getByRole('button', { name: '위치 확인' }));
  await waitFor(() => expect(screen.queryByText(/주소가 바뀌어서 지도 위치를 지웠어요/)).toBeNull());
  leaveThePage();
  cleanup();

  const other = openForm(isNew, { as: OWNER + 1 });
  expect(await other.ready()).toHaveValue('');
  cleanup();

  const { user, ready } = openForm(isNew);
  expect(await ready()).toHaveValue('메트로타운 2베드');
  expect(screen.getByText('작성하던 내용을 불러왔어요')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^집 위치 핀/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(field('제목')).toHaveValue('');
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(field('제목')).toHaveValue('메트로타운 2베드');
  expect(localStorage).toHaveLength(1);
});

test('finds the candidates of an address; one that is not exact wants the pin to be moved', async () => {
  const { user, ready, requests } = openForm(isNew, {
    answers: ({ url }) => {
      if (!url.startsWith('/v1/geo/location')) return undefined;
      const candidates = [candidate('V5H 2A9', 'fsa'), candidate('버나비', 'city', 49.25, -122.98)];
      return { status: 200, body: { candidates } };
    },
  });
  const looked = () => requests.filter(({ url }) => url.startsWith('/v1/geo/')).map(({ url }) => url);
  await ready();
  await user.click(screen.getByRole('button', { name: '위치 확인' }));
  expect(field('주소')).toHaveFocus();
  await waitFor(() => expect(field('주소')).toHaveAccessibleDescription(/주소를 입력해 주세요\./));
  await user.selectOptions(field('지역'), '브리티시컬럼비아');
  await user.selectOptions(field('도시'), '버나비');
  await user.click(field('주소'));
  await user.paste('4567 Kingsway');
  // Enter that ends a syllable, and the key that Safari reports for it.
  fireEvent.keyDown(field('주소'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field('주소'), { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('button', { name: '위치 확인' })).toBeInTheDocument();
  expect(looked()).toEqual([]);
  fireEvent.keyDown(field('주소'), { key: 'Enter', keyCode: 13 });

  const found = await screen.findByRole('group', { name: '찾은 곳' });
  expect(within(found).getAllByRole('button')).toHaveLength(2);
  const city = within(found).getByRole('button', { name: '버나비 도시 — 핀을 집 위치로 옮겨 주세요' });
  await user.click(city);
  expect(city).toHaveAttribute('aria-pressed', 'true');
  const pin = await screen.findByRole('button', { name: /^집 위치 핀/ });
  // Neither moved nor said to be about there: it is not taken, and what says so is next to it.
  await user.click(save());
  const about = () => screen.getByRole('button', { name: /대략 여기예요/ });
  await waitFor(() => expect(about()).toHaveAccessibleDescription(/핀을 집 위치로 옮기거나/));
  await user.click(about());
  expect(about()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(about()).not.toHaveAccessibleDescription());
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  expect(screen.queryByRole('button', { name: /대략 여기예요/ })).toBeNull();
  expect(looked()).toEqual(['/v1/geo/location?address=4567+Kingsway&cityId=CA595911606']);
});

test('lets an address that nobody knows be pointed out on the map', async () => {
  const { user, ready } = openForm(isNew, {
    answers: ({ url }) =>
      url.startsWith('/v1/geo/location') ? { status: 200, body: { candidates: [] } } : undefined,
  });
  await ready();
  await user.type(field('주소'), '산골 1번지{Enter}');
  await user.click(await screen.findByRole('button', { name: '지도에서 직접 고르기' }));
  await user.click(await screen.findByRole('button', { name: '지도 가운데에 핀 놓기' }));
  expect(await screen.findByRole('button', { name: /^집 위치 핀/ })).toBeInTheDocument();
});

const at = (latitude: number, longitude: number) => (found: PositionCallback) =>
  found({ coords: { latitude, longitude } } as GeolocationPosition);
const refused = (_: PositionCallback, refuse?: PositionErrorCallback | null) =>
  refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);

test('finds out where the device is on a press alone, and keeps it when the address is typed then', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>(refused);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
  const { user, ready } = openForm(isNew);
  await ready();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  const here = screen.getByRole('button', { name: '현재 위치로' });
  await user.click(here);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('브라우저에서 위치를 볼 수 없게 되어 있어요.'),
  );
  getCurrentPosition.mockImplementation(at(37.5, 127));
  await user.click(here);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('캐나다가 아닌 것 같아요.'));
  getCurrentPosition.mockImplementation(at(49.2276, -123.0076));
  await user.click(here);
  expect(await screen.findByRole('button', { name: /^집 위치 핀/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /대략 여기예요/ })).toBeInTheDocument();
  await user.type(field('주소'), '4567 Kingsway');
  expect(screen.getByRole('button', { name: /^집 위치 핀/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.unstubAllGlobals();
});

test('writes a draft soon after typing, whether or not the page goes away', async () => {
  const { user, ready } = openForm(isNew);
  await user.type(await ready(), '내 방');
  await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('내 방'));
  await user.clear(field('제목'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
