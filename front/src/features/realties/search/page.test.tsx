import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSearch, queriesOf } from '../../../testing/realty-search.tsx';
import { otherRealty } from '../../../testing/sample-realty.ts';

afterEach(() => vi.unstubAllGlobals());
// Not there in jsdom.
Element.prototype.scrollIntoView = () => undefined;

const LIST = '/v1/query/realties';
const COUNT = '/v1/query/realties/count';
const homes = [otherRealty(1), otherRealty(2, { status: 1 })];
const heading = () => screen.getByRole('heading', { level: 1 });
const conditions = () => within(screen.getByRole('navigation', { name: '검색 조건' }));
const openPanel = async () => {
  fireEvent.click(conditions().getByRole('link', { name: /^필터/ }));
  await screen.findByRole('dialog', { name: '필터' });
};
const panel = () => within(screen.getByRole('dialog', { name: '필터' }));

test('fetches what the address says, in its order and page, and counts with the same filters', async () => {
  const { requests } = await openSearch(
    '/realtylist?regionId=CA595911606&priceMax=2500&sort=price-up&page=2',
    {
      realties: homes,
      count: 26,
    },
  );
  expect(heading()).toHaveTextContent('버나비 렌트 26건');
  const filters = { regionId: 'CA595911606', priceMax: '2500', txType: '2', status: '0' };
  expect(queriesOf(requests, COUNT)).toEqual([filters]);
  expect(queriesOf(requests, LIST)).toEqual([
    { ...filters, sort: 'price', order: 'ASC', skip: '24', limit: '24' },
  ]);
  expect(screen.getByRole('link', { name: '1페이지' })).toHaveAttribute(
    'href',
    '/realtylist?regionId=CA595911606&priceMax=2500&sort=price-up',
  );
});

test('ten thousand are that many or more', async () => {
  const { user } = await openSearch('/realtylist', { realties: homes, count: 10_000 });
  expect(heading()).toHaveTextContent('렌트 10,000건 이상');
  await openPanel();
  await user.click(panel().getByRole('radio', { name: '스튜디오' }));
  expect(await panel().findByRole('button', { name: '10,000건 이상 보기' })).toBeInTheDocument();
});

test('a page past the last leads to the last of the same search', async () => {
  const { address } = await openSearch('/realtylist?pets=true&page=900', { realties: homes, count: 30 });
  expect(address()).toBe('/realtylist?pets=true&page=2');
  expect(heading()).toHaveTextContent('렌트 30건');
});

test('past the last of nothing there is the first, which says so', async () => {
  const { address } = await openSearch('/realtylist?pets=true&page=2', { realties: [], count: 0 });
  expect(address()).toBe('/realtylist?pets=true');
  expect(screen.getByText('조건에 맞는 집이 없어요')).toBeInTheDocument();
});

test('after turning the page the reading goes on at the heading, and the page is announced', async () => {
  const { address, user } = await openSearch('/realtylist?pets=true', { realties: homes, count: 32 });
  const statuses = () => screen.getAllByRole('status').map((region) => region.textContent);
  await user.click(screen.getByRole('link', { name: '다음 페이지' }));
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true&page=2'));
  await waitFor(() => expect(statuses()).toContain('2페이지'));
  expect(heading()).toHaveFocus();
  screen.getByRole('link', { name: '1페이지' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(statuses()).toContain('1페이지'));
  expect(heading()).toHaveFocus();
});

test('the listings of one member say whose, stay so through the filters, and give it up with a tap', async () => {
  const { address, requests, user } = await openSearch('/realtylist?userId=7', { realties: homes, count: 2 });
  expect(queriesOf(requests, LIST)).toEqual([expect.objectContaining({ userId: '7' })]);
  expect(queriesOf(requests, COUNT)).toEqual([expect.objectContaining({ userId: '7' })]);
  expect(heading()).toHaveTextContent('지영님의 렌트 2건');
  await openPanel();
  await user.click(panel().getByRole('radio', { name: '스튜디오' }));
  await user.click(panel().getByRole('button', { name: /보기$/ }));
  await conditions().findByRole('link', { name: /^스튜디오/ });
  expect(address()).toBe('/realtylist?bedroom=0&userId=7');
  await user.click(conditions().getByRole('link', { name: /^지영님의 매물/ }));
  await waitFor(() => expect(address()).toBe('/realtylist?bedroom=0'));
});

test('each condition goes with a tap, and the page with it', async () => {
  const { address, user } = await openSearch('/realtylist?regionId=CA59&pets=true&bedroom=4&page=2', {
    realties: homes,
    count: 26,
  });
  expect(conditions().getByRole('link', { name: '필터 3개 켜짐' })).toBeInTheDocument();
  await user.click(conditions().getByRole('link', { name: /^4베드 이상/ }));
  await conditions().findByRole('link', { name: '방' });
  expect(address()).toBe('/realtylist?regionId=CA59&pets=true');
  await user.click(conditions().getByRole('link', { name: /^브리티시컬럼비아/ }));
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true'));
});

test('the focus stays with the chip that a dropped or added one becomes, else goes to the first', async () => {
  const at = `/realtylist?keyword=${encodeURIComponent('역')}&bedroom=4`;
  const { user } = await openSearch(at, { realties: homes });
  conditions()
    .getByRole('link', { name: /^4베드 이상/ })
    .focus();
  await user.keyboard('{Enter}');
  expect(await conditions().findByRole('link', { name: '방' })).toHaveFocus();
  conditions().getByRole('link', { name: '반려동물 가능' }).focus();
  await user.keyboard('{Enter}');
  expect(await conditions().findByRole('link', { name: /^반려동물 가능 ?조건 빼기/ })).toHaveFocus();
  conditions().getByRole('link', { name: /^‘역’/ }).focus();
  await user.keyboard('{Enter}');
  expect(await conditions().findByRole('link', { name: '필터 1개 켜짐' })).toHaveFocus();
});

test('the form of the filters starts with what is set and leads to what is chosen', async () => {
  const { address, user, requests } = await openSearch('/realtylist?keyword=역&sort=price-down&bedroom=2', {
    realties: homes,
    count: 1234,
  });
  await openPanel();
  expect(panel().getByRole('radio', { name: '2' })).toBeChecked();
  await user.click(panel().getByRole('radio', { name: '스튜디오' }));
  await user.type(panel().getByRole('spinbutton', { name: '최대' }), '1800');
  await user.click(panel().getByRole('checkbox', { name: '인터넷' }));
  await user.click(panel().getByRole('checkbox', { name: '난방' }));
  await user.click(await panel().findByRole('button', { name: '1,234건 보기' }));
  await waitFor(() =>
    expect(address()).toBe(
      `/realtylist?bedroom=0&priceMax=1800&utilities=heat%2Cinternet&keyword=${encodeURIComponent('역')}&sort=price-down`,
    ),
  );
  expect(queriesOf(requests, COUNT)).toContainEqual({
    bedroom: '0',
    priceMax: '1800',
    utilities: 'heat,internet',
    keyword: '역',
    txType: '2',
    status: '0',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

const places = () => panel().getByRole('combobox', { name: '지역' });

test('several places are chosen by what is typed of them, wide ones for what is in them, and the area of the map goes', async () => {
  const { address, requests, user } = await openSearch('/realtylist?bbox=-123.1,49.2,-122.9,49.3', {
    cities: [
      { cityId: 'CA595911606', count: 12 },
      { cityId: 'CA356167865', count: 3 },
    ],
  });
  await openPanel();
  await user.click(places());
  const listed = within(panel().getByRole('listbox', { name: '지역' })).getAllByRole('option');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    '메트로밴쿠버 밴쿠버·버나비12건',
    '버나비 Burnaby, 브리티시컬럼비아12건',
    '브리티시컬럼비아 주 전체12건',
    'GTA 토론토3건',
    '토론토 Toronto, 온타리오3건',
    '온타리오 주 전체3건',
    '밴쿠버 Vancouver, 브리티시컬럼비아',
  ]);
  await user.type(places(), 'toro{Enter}');
  await user.type(places(), '버나비{Enter}');
  expect(panel().getByRole('list', { name: '고른 지역' })).toHaveTextContent('토론토 빼기✕버나비 빼기✕');
  await user.type(places(), '광역밴쿠버{Enter}');
  expect(panel().getByRole('list', { name: '고른 지역' })).toHaveTextContent(
    '토론토 빼기✕메트로밴쿠버 빼기✕',
  );
  const wanted = { regionId: 'CA5915,CA356167865', txType: '2', status: '0' };
  await waitFor(() => expect(queriesOf(requests, COUNT)).toContainEqual(wanted));
  await user.click(panel().getByRole('button', { name: /보기$/ }));
  await waitFor(() => expect(address()).toBe('/realtylist?regionId=CA5915%2CCA356167865'));
  await waitFor(() => expect(heading()).toHaveTextContent('메트로밴쿠버·토론토 렌트'));
  await user.click(conditions().getByRole('link', { name: /^메트로밴쿠버/ }));
  await waitFor(() => expect(address()).toBe('/realtylist?regionId=CA356167865'));
});

test('the last place is taken back at once, and counted without it', async () => {
  const { address, requests, user } = await openSearch('/realtylist?cityId=CA595911606&pets=true');
  await openPanel();
  await user.click(panel().getByRole('button', { name: /^버나비/ }));
  expect(places()).toHaveFocus();
  const everywhere = { pets: 'true', txType: '2', status: '0' };
  await waitFor(() => expect(queriesOf(requests, COUNT)).toContainEqual(everywhere));
  await user.click(panel().getByRole('button', { name: /보기$/ }));
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true'));
});

test('the address that opens the filters without scripts opens them and is left, and fetches no list again', async () => {
  const { address, requests } = await openSearch('/realtylist?pets=true&filters=open', { realties: homes });
  expect(await screen.findByRole('dialog', { name: '필터' })).toBeInTheDocument();
  expect(places()).toBeInTheDocument();
  expect(address()).toBe('/realtylist?pets=true');
  expect(queriesOf(requests, LIST)).toHaveLength(1);
});

test('starting over empties the form, and leaves the words that were searched for', async () => {
  const { address, user } = await openSearch('/realtylist?keyword=역&priceMax=900&pets=true');
  await openPanel();
  await user.click(panel().getByRole('link', { name: '초기화' }));
  expect(panel().getByRole('spinbutton', { name: '최대' })).toHaveValue(null);
  await user.click(panel().getByRole('button', { name: /보기$/ }));
  await waitFor(() => expect(address()).toBe(`/realtylist?keyword=${encodeURIComponent('역')}`));
});

test('a word is searched for beside the filters; not while a syllable is in the making', async () => {
  const { address, user } = await openSearch('/realtylist?pets=true&page=1', { realties: homes });
  const box = screen.getByRole('searchbox', { name: '동네, 역 이름, 제목으로 찾기' });
  await user.type(box, '버나비');
  const stopped = !fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(stopped).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(address()).toBe(`/realtylist?pets=true&keyword=${encodeURIComponent('버나비')}`),
  );
  expect(box).toHaveValue('버나비');
});

test('the order is chosen on the page, from the first page on', async () => {
  const { address, router, user } = await openSearch('/realtylist?pets=true&page=2', {
    realties: homes,
    count: 26,
  });
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '낮은 가격순');
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true&sort=price-up'));
  expect(screen.getByRole('combobox', { name: '정렬' })).toHaveFocus();
  // The address comes before the page that it leads to.
  await waitFor(() => expect(document.title).not.toContain('2페이지'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('combobox', { name: '정렬' })).toHaveDisplayValue('최신순'));
});

test('where nothing is found, each wish can be given up', async () => {
  const { address, user } = await openSearch('/realtylist?pets=true&priceMax=500', { realties: [] });
  expect(screen.getByText('조건에 맞는 집이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '조건 모두 지우기' })).toHaveAttribute('href', '/realtylist');
  await user.click(screen.getByRole('link', { name: /^\$500 이하 빼기/ }));
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true'));
});

test('where nothing is found, it is counted what each wish costs, and what is near', async () => {
  const { requests } = await openSearch('/realtylist?regionId=CA595911606&furnished=true&priceMax=500', {
    realties: [],
    near: [otherRealty(1)],
    count: ({ searchParams: query }) => {
      if (query.has('bbox')) return 6;
      return query.has('furnished') ? 0 : 1;
    },
  });
  expect(screen.queryByRole('link', { name: '지도 보기' })).toBeNull();
  expect(await screen.findByRole('link', { name: '가구 포함 빼기 1건' })).toHaveAttribute(
    'href',
    '/realtylist?regionId=CA595911606&priceMax=500',
  );
  expect(screen.getByRole('link', { name: '$500 이하 빼기 0건' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '가까운 도시에서 찾기 6건' })).toHaveAttribute(
    'href',
    '/realtylist?priceMax=500&furnished=true&bbox=-123.3876%2C48.9776%2C-122.6276%2C49.4776',
  );
  // First the way that gives up no wish.
  const ways = within(screen.getByText('조건에 맞는 집이 없어요').parentElement ?? document.body);
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '가까운 도시에서 찾기 6건',
    '버나비 빼기 0건',
    '$500 이하 빼기 0건',
    '가구 포함 빼기 1건',
    '조건 모두 지우기',
  ]);
  // The page itself, its four other searches, and the near one.
  expect(queriesOf(requests, COUNT)).toHaveLength(6);
});

test('where there is nothing at all, nothing is blamed', async () => {
  await openSearch('/realtylist', { realties: [] });
  expect(screen.getByText('아직 올라온 집이 없어요')).toBeInTheDocument();
});

test('with Ctrl the list is for another tab, and the map stays in this one', async () => {
  const { address, user } = await openSearch('/realtylist', { realties: homes });
  await user.click(screen.getByRole('link', { name: '지도 보기' }));
  await waitFor(() => expect(address()).toBe('/realtylist?view=map'));
  const prevented: boolean[] = [];
  const asBrowser = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', asBrowser, { once: true });
  await user.keyboard('{Control>}');
  await user.click(await screen.findByRole('link', { name: '목록 보기' }));
  expect(prevented).toEqual([false]);
  expect(address()).toBe('/realtylist?view=map');
});

test('turning to the map and back fetches no list again', async () => {
  const { address, user, requests } = await openSearch('/realtylist?pets=true&page=2', {
    realties: homes,
    count: 26,
  });
  const before = queriesOf(requests, LIST).length;
  await user.click(screen.getByRole('link', { name: '지도 보기' }));
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true&page=2&view=map'));
  await user.click(await screen.findByRole('link', { name: '목록 보기' }));
  await waitFor(() => expect(address()).toBe('/realtylist?pets=true&page=2'));
  expect(queriesOf(requests, LIST)).toHaveLength(before);
});
