import { DEAL_DONE } from '@hanca/common/realties.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lendBrowserParts } from '../../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openRealty as open, problem } from '../../../testing/open-realty.tsx';
import { otherRealty, sampleRealty } from '../../../testing/sample-realty.ts';

beforeAll(lendBrowserParts);
afterEach(signOut);

const OWNER = sampleRealty.userId;

const signinFrom = (id: number) => `/account/signin?redirect=${encodeURIComponent(`/realtylist/${id}`)}`;

test('the four blocks come in their order, then description and position', async () => {
  await open();
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.slice(0, 5)).toEqual([sampleRealty.title, '기본 정보', '옵션', '상세 설명', '위치']);
  const photo = screen.getByAltText(sampleRealty.title);
  expect(photo).toHaveAttribute('src', expect.stringMatching(/_600\.jpg$/));
  const title = screen.getByRole('heading', { level: 1 });
  expect(photo.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('back leads to the search one came from, else to the list of the city', async () => {
  const before = (path: string) =>
    vi.stubGlobal('navigation', {
      entries: () => [{ url: `https://hanca.test${path}` }, {}],
      currentEntry: { index: 1 },
    });
  const { router, user, id } = await open();
  const back = () => screen.getByRole('link', { name: '버나비 렌트' });
  before('/realtylist?bedroom=1');
  await user.click(back());
  expect(router.state.location.pathname).toBe(`/realtylist/${id}`);
  before('/mypage/saved');
  await user.click(back());
  expect(router.state.location).toMatchObject({ pathname: '/realtylist', search: '?regionId=CA595911606' });
});

test('facts as specified, and what the lister has stated beside them, without what nobody said', async () => {
  await open();
  const table = within(screen.getByRole('region', { name: '기본 정보' }));
  const rows = table
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
  expect(rows).toEqual([
    ['침실', '1개'],
    ['욕실', '1.5개'],
    ['주차', '1대'],
    ['면적', '620 sqft (58㎡ · 17.4평)'],
    ['방향', '남서향'],
    ['건축 연도', '2019년'],
    ['입주 가능일', '2026년 12월 1일 · 며칠은 조율할 수 있어요'],
    ['주소', 'Kingsway, Burnaby'],
    ['최소 기간', '12개월'],
    ['보증금', '$1,175 (반 달치)'],
    ['공과금', '수도, 인터넷 포함 · 나머지 월 약 $80'],
    ['월 합계', '약 $2,430 (월세+공과금)'],
    ['가구', '포함'],
    ['반려동물', '협의'],
    ['흡연', '금연'],
    ['세탁', '집 안'],
    ['주차비', '월 $50'],
    ['층', '12층'],
    ['집 규칙', '신발은 벗어 주세요.'],
  ]);
  expect(table.queryByText(/까지예요/)).toBeNull();
});

test('a deposit above the limit of British Columbia is warned of, elsewhere not', async () => {
  await open({ realty: { deposit: 2350 } });
  expect(
    screen.getByText(/보증금을 월세의 반까지만 받을 수 있어요\. 이 집은 \$1,175까지예요/),
  ).toBeInTheDocument();
});

test('the rule of British Columbia is shown beside the price, whatever the deposit', async () => {
  await open();
  const card = within(screen.getByRole('complementary', { name: '가격과 문의' }));
  expect(card.getByText(/보증금을 보내지 마세요\. BC주에서는 보증금을 월세의 반까지만/)).toBeInTheDocument();
});

test('of an odd rent the amount that is named is allowed', async () => {
  await open({ realty: { price: 2451, deposit: 1226 } });
  expect(screen.getByText(/이 집은 \$1,225까지예요/)).toBeInTheDocument();
});

test('outside of British Columbia its rule is not shown', async () => {
  await open({ realty: { deposit: 2350, regionId: 'CA35' } });
  expect(screen.getByText('$2,350 (한 달치)')).toBeInTheDocument();
  expect(screen.queryByText(/BC주/)).toBeNull();
  expect(screen.getByText(/집을 보기 전에는 보증금을 보내지 마세요/)).toBeInTheDocument();
});

test('amenities that are not there are struck through and said in words; what nobody said is not shown', async () => {
  await open();
  const options = within(screen.getByRole('region', { name: '옵션' })).getAllByRole('listitem');
  const said = options.map((item) => [item.textContent, item.querySelector('s') !== null] as const);
  expect(said).toEqual([
    ['에어컨있음', false],
    ['냉장고있음', false],
    ['세탁기있음', false],
    ['식기세척기있음', false],
    ['전자레인지없음', true],
    ['인터넷있음', false],
  ]);
});

test('a room leads with what decides about it; without options there is no list of them', async () => {
  await open({
    realty: {
      ...{ reType: 9, reTypeTitle: '룸렌트', roomKind: 'master', bathKind: 'shared', bathroom: 1 },
      ...{ utilitiesIncluded: true, utilitiesFee: null, furnished: undefined, options: {} },
      ...{ housemates: '부부가 살아요', womenOnly: true },
    },
  });
  const table = within(screen.getByRole('region', { name: '기본 정보' }));
  const first = table.getAllByRole('term').slice(0, 8);
  expect(first.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    '방 종류: 마스터룸',
    '욕실: 공용',
    '공과금: 월세에 모두 포함',
    '월 합계: $2,350 (월세+공과금)',
    '보증금: $1,175 (반 달치)',
    '여성 전용: 예',
    '함께 사는 사람: 부부가 살아요',
    '집 규칙: 신발은 벗어 주세요.',
  ]);
  expect(screen.getByText('마스터룸 · 욕실 공용 · 620 sqft', { selector: 'header p' })).toBeInTheDocument();
  expect(table.queryByText('가구')).toBeNull();
  expect(screen.queryByRole('region', { name: '옵션' })).toBeNull();
});

test('the description is text: its lines stay, its addresses are no links', async () => {
  await open();
  const description = screen.getByRole('region', { name: '상세 설명' });
  expect(description).toHaveTextContent('침대와 책상을 함께 드려요.');
  expect(within(description).queryByRole('link')).toBeNull();
});

test('without photos there is a quiet panel', async () => {
  await open({ realty: { images: [], thumbnail: '' } });
  expect(screen.getByText('아직 사진이 없어요')).toBeInTheDocument();
  expect(screen.queryByAltText(sampleRealty.title)).toBeNull();
});

test("the lister's other listings and similar ones, without this one", async () => {
  await open();
  const others = within(screen.getByRole('region', { name: '지영님의 다른 매물' }));
  expect(others.getAllByRole('article')).toHaveLength(1);
  expect(others.getByText('다른 집 41')).toBeInTheDocument();
  const similar = within(screen.getByRole('region', { name: '비슷한 집' }));
  expect(similar.getAllByRole('article')).toHaveLength(1);
  expect(similar.getByRole('link', { name: '모두 보기' })).toHaveAttribute(
    'href',
    '/realtylist?regionId=CA595911606&reType=2',
  );
});

/** The numbers of the similar ones, as they are shown. */
const similarIds = () => {
  const similar = within(screen.getByRole('region', { name: '비슷한 집' }));
  return similar
    .getAllByRole('article')
    .map((card) => Number(/다른 집 (\d+)/.exec(card.textContent ?? '')?.[1]));
};

test('similar ones are of the same kind first, then the nearest in price', async () => {
  const { price, reType } = sampleRealty;
  const of = (id: number, change: object) => otherRealty(id, { userId: 9, ...change });
  const inCity = [
    of(51, { reType: reType + 1, price: price + 10 }),
    of(52, { price: price + 500 }),
    of(53, { reType: reType + 1, price }),
    of(54, { price: price - 200 }),
    of(55, { reType: reType + 1, price: price - 20 }),
  ];
  await open({ inCity: () => inCity });
  expect(similarIds()).toEqual([54, 52, 53, 51]);
});

test('more of the lister than fits leads to all of it, whatever its kind', async () => {
  const others = Array.from({ length: 8 }, (_, index) => otherRealty(50 + index));
  await open({ others: others.slice(0, 6) });
  const region = () => within(screen.getByRole('region', { name: '지영님의 다른 매물' }));
  expect(region().getAllByRole('article')).toHaveLength(6);
  expect(region().queryByRole('link', { name: /모두 보기/ })).toBeNull();
  cleanup();
  await open({ others });
  expect(region().getAllByRole('article')).toHaveLength(6);
  expect(region().getByRole('link', { name: '지영님의 매물 모두 보기' })).toHaveAttribute(
    'href',
    `/realtylist?userId=${OWNER}&txType=0`,
  );
});

test('nobody is led to signing in, with the way back', async () => {
  const { id, card } = await open();
  for (const name of ['올린 분에게 문의', '연락처 보기', '이 매물 신고하기']) {
    expect(card.getByRole('link', { name })).toHaveAttribute('href', signinFrom(id));
  }
});

test('a view is counted once, however often the page is shown, and a failure of it shows nowhere', async () => {
  const { id, requests } = await open({ answer: () => problem(500) });
  expect(requests.map(({ url }) => url)).toContain(`/v1/command/realties/${id}/views`);
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  const again = await open({ realty: { id } });
  expect(again.requests.map(({ url }) => url)).not.toContain(`/v1/command/realties/${id}/views`);
});

test('the owner edits instead of sending a message', async () => {
  signInAs(OWNER);
  const { id, requests, card } = await open({ realty: { viewCount: 31, phone: '' } });
  expect(card.getByText(/내 매물이에요/)).toHaveTextContent('내 매물이에요.');
  expect(card.getByText(/조회수 31/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: '수정하기' })).toHaveAttribute('href', `/mypage/renteditform/${id}`);
  for (const name of ['올린 분에게 문의', '연락처 보기', '이 매물 신고하기']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.getByText(/정확한 위치가 보여요/)).toBeInTheDocument();
  expect(requests.filter(({ url }) => url.endsWith('/views'))).toEqual([]);
});

test('a listing that only its owner can open says why', async () => {
  signInAs(OWNER);
  await open({ realty: { visible: false, viewCount: 1, hiddenReason: '같은 매물이 두 번 올라왔어요.' } });
  expect(screen.getByText('운영진이 숨긴 매물이에요')).toBeInTheDocument();
  expect(screen.getByText('같은 매물이 두 번 올라왔어요.')).toBeInTheDocument();
});

test('a home that is gone says so and takes no messages', async () => {
  signInAs(201);
  const { card } = await open({ realty: { status: DEAL_DONE } });
  expect(screen.getAllByText('거래완료')).not.toHaveLength(0);
  expect(card.getByText('거래가 끝난 집이에요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /문의/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '연락처 보기' })).toBeNull();
});

test('a member reveals the phone number', async () => {
  signInAs(202);
  const { user, card, id, requests } = await open({
    answer: () => ({ status: 200, body: { phone: '604-555-0123 ext 4' } }),
  });
  await user.click(card.getByRole('button', { name: '연락처 보기' }));
  const number = await card.findByRole('link', { name: '604-555-0123 ext 4' });
  expect(number).toHaveAttribute('href', 'tel:6045550123;ext=4');
  expect(number).toHaveFocus();
  expect(requests.map(({ url }) => url)).toContain(`/v1/query/realties/${id}/phone`);
});

test('a phone number that is not there is not offered', async () => {
  signInAs(203);
  const { card } = await open({ realty: { hasPhone: false } });
  expect(card.getByRole('button', { name: '올린 분에게 문의' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: '연락처 보기' })).toBeNull();
});

test('after too many numbers it is said when the next one can be had', async () => {
  signInAs(204);
  const detail = '오늘은 더 볼 수 없어요.';
  const { user, card } = await open({ answer: () => problem(429, { detail, retryAfter: 40_000 }) });
  await user.click(card.getByRole('button', { name: '연락처 보기' }));
  await waitFor(() =>
    expect(card.getByRole('alert')).toHaveTextContent(
      '오늘은 더 볼 수 없어요. 12시간 뒤에 다시 시도할 수 있어요.',
    ),
  );
  expect(card.getByRole('button', { name: '연락처 보기' })).toBeInTheDocument();
});
