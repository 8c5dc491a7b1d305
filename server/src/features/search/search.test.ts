import { api } from '@hanca/common/contract/index.ts';
import type { SearchResult, Suggestion } from '@hanca/common/contract/search.ts';
import { wordsOf } from '@hanca/common/flyer-items.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { HIDDEN, HTML } from '@hanca/common/posts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coupons } from '../../db/schema/coupons.ts';
import { flyerItems } from '../../db/schema/flyer-items.ts';
import { posts, postTerms } from '../../db/schema/posts.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';

const [VANCOUVER, BURNABY, COQUITLAM] = ['CA596173331', 'CA595911606', 'CA595927690'];
const [TORONTO, NORTH_YORK, BC, ONTARIO] = ['CA356167865', 'CA358558534', 'CA59', 'CA35'];
const [GUIDE, VISA] = [13, 7];

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const store = storing(product.services.db, product.ids);
  await store.businesses(
    { id: 1, title: '두레수산', address: '100 Kingsway, Burnaby' },
    { id: 2, title: '한빛미용실', address: '20 Yonge St, Toronto' },
    { id: 3, title: '새봄마트', address: '9 North Rd, Coquitlam' },
  );
  await store.realties(
    { id: 1, title: '버나비 메트로타운 룸렌트', cityId: BURNABY, content: '스카이트레인 5분, 여자분만' },
    { id: 2, title: '코퀴틀람 반지하 투베드', cityId: COQUITLAM, content: '주차 포함, 조용한 동네' },
    { id: 3, title: '다운타운 콘도 스튜디오', cityId: VANCOUVER, content: '바다가 보이는 고층' },
    { id: 4, title: '노스욕 마스터룸', cityId: TORONTO, regionId: ONTARIO, content: '핀치역 근처 하우스' },
    { id: 5, title: '타운하우스 2층 전체', cityId: BURNABY, content: '학군 좋은 곳, 보증금 반 달치' },
  );
  await store.posts(
    {
      id: 1,
      title: 'SIN 번호 만들기',
      postType: GUIDE,
      regionId: 'CA00',
      content: '서비스캐나다에 여권과 비자를 가져가요.',
    },
    {
      id: 2,
      title: '한국 운전면허를 BC주 면허로 교환하기',
      postType: GUIDE,
      regionId: BC,
      content: 'ICBC 사무실에서 번역 공증이 필요해요.',
    },
    {
      id: 3,
      title: '온타리오 운전면허 교환',
      postType: GUIDE,
      regionId: ONTARIO,
      content: '서비스온타리오에서 해요.',
    },
    {
      id: 4,
      title: '밴쿠버의 벚꽃 명소 다섯 곳',
      postType: 11,
      regionId: VANCOUVER,
      content: '4월 초가 가장 예뻐요.',
    },
    {
      id: 5,
      title: '의료보험 MSP 신청하는 법',
      postType: GUIDE,
      regionId: BC,
      content: '도착하고 바로 신청하세요.',
    },
    {
      id: 6,
      title: '워킹홀리데이 비자 연장',
      postType: VISA,
      regionId: 'CA00',
      content: '만료 30일 전까지 해요.',
    },
    {
      id: 7,
      title: '익스프레스 엔트리 점수 계산',
      postType: VISA,
      regionId: 'CA00',
      content: '영주권을 준비한다면 CRS 점수부터.',
    },
    {
      id: 8,
      title: '디파짓 돌려받기',
      postType: 10,
      regionId: BC,
      content: '집주인이 보증금을 15일 안에 돌려줘야 해요.',
    },
    {
      id: 9,
      title: '렌트 사기 피하는 법',
      postType: 10,
      regionId: 'CA00',
      content: '보증금을 먼저 보내지 마세요.',
    },
    {
      id: 10,
      title: '첫 은행 계좌 열기',
      postType: GUIDE,
      regionId: 'CA00',
      content: '뉴커머 패키지를 비교해요. business 계좌도 있어요.',
    },
    {
      id: 11,
      title: '패밀리닥터 찾기',
      postType: GUIDE,
      regionId: BC,
      content: '워크인 클리닉부터 가도 돼요.',
    },
    { id: 12, title: '코스트코 회원권 나누기', postType: 1, regionId: BURNABY, content: '장보기 팁' },
    {
      id: 13,
      title: '겨울 타이어 언제 바꾸나',
      postType: GUIDE,
      regionId: BC,
      content: '<p class="cherry">10월부터 <b>시투스카이</b> 고속도로에서는 꼭</p>',
      contentType: HTML,
    },
    {
      id: 14,
      title: '토론토 섬 자전거 나들이',
      postType: 11,
      regionId: TORONTO,
      content: '페리를 타고 가요.',
    },
    {
      id: 15,
      title: '세금 신고, 처음이라면',
      postType: GUIDE,
      regionId: 'CA00',
      content: 'CRA 계정을 만들고 택스 리턴을 해요.',
    },
    { id: 16, title: '고양이 데려오기', postType: GUIDE, regionId: 'CA00', content: '광견병 접종 증명서' },
    { id: 17, title: '데이케어 보조금', postType: GUIDE, regionId: ONTARIO, content: '하루 10달러 프로그램' },
    { id: 18, title: '이삿짐 센터 고르기', postType: GUIDE, regionId: 'CA00', content: '견적을 세 군데서' },
    { id: 19, title: '숨긴 렌트 이야기', postType: 1, status: HIDDEN },
    { id: 20, title: '스시 셰프 구함', postType: JOB, regionId: BURNABY, content: '주 5일, 경력 2년' },
    { id: 21, title: '카페 바리스타', postType: JOB, regionId: VANCOUVER, content: '영어 가능자, 주말 근무' },
    { id: 22, title: '네일 기술자', postType: JOB, regionId: TORONTO, content: '기술자 환영, 팁 별도' },
    { id: 23, title: '주방 보조 모집', postType: JOB, regionId: COQUITLAM, content: '초보 가능' },
    { id: 24, title: '홀서빙 파트타임', postType: JOB, regionId: NORTH_YORK, content: '저녁 시간' },
    {
      id: 25,
      title: '한아름 이번 주 전단지: 삼겹살, 배추',
      postType: FLYER,
      regionId: COQUITLAM,
      content: '삼겹살 세일',
    },
    {
      id: 26,
      title: '주말 특가',
      store: '갤러리아 수퍼',
      branch: '욕밀점',
      postType: FLYER,
      regionId: TORONTO,
      content: '김치와 반찬',
    },
    { id: 28, title: '지난주 삼겹살', postType: FLYER, validUntil: new Date('2025-01-01T00:00:00Z') },
    { id: 27, title: '슈퍼스토어 주간 할인', postType: FLYER, regionId: BC, content: '과일' },
  );
  const page = '/images/post/2026/11/0123456789abcdef0123456789abcdef.jpg';
  await store.posts(
    { id: 40, title: '이번 주 전단', store: '푸른장터', postType: FLYER, regionId: BURNABY, images: [page] },
    {
      id: 41,
      title: '지난 전단',
      postType: FLYER,
      images: [page],
      validUntil: new Date('2025-01-01T00:00:00Z'),
    },
  );
  await product.services.db.insert(flyerItems).values(
    [
      { postId: 40, title: '국산 콩나물', words: wordsOf('국산 콩나물', 'Bean sprouts'), price: 2.49 },
      { postId: 40, title: '고등어', words: wordsOf('고등어', 'Mackerel'), price: 7.99 },
      { postId: 41, title: '지난 콩나물', words: wordsOf('지난 콩나물', ''), price: 1.99 },
    ].map((row) => ({
      page,
      area: { x: 0, y: 0, width: 1, height: 1 },
      unit: 'each',
      unitPrice: row.price,
      ...row,
    })),
  );
  await store.coupons(
    { id: 1, title: '연어회 5달러 할인', bizId: 1, content: '매장에서만' },
    { id: 2, title: '커트 20% 할인', bizId: 2, regionId: TORONTO, type: 2, discount: 20, content: '평일만' },
    { id: 3, title: '지난 쿠폰 삼겹살', bizId: 3, endAt: new Date('2025-01-01T00:00:00Z') },
    { id: 4, title: '꺼진 쿠폰 삼겹살', bizId: 3, isActive: false },
    { id: 5, title: '첫 장보기 10달러', bizId: 3, content: '50달러부터' },
  );
});
afterAll(() => product.close());

const find = async (query: Record<string, unknown>, as: Role = 'nobody'): Promise<SearchResult> => {
  const response = await product.call(api.search.find, { query, as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

/** What has to come first, as people search for it. */
const QUERIES: [keyword: string, first: string][] = [
  // Two syllables, and one.
  ['면허', '온타리오 운전면허 교환'],
  ['삼겹살', '한아름 이번 주 전단지: 삼겹살, 배추'],
  ['섬', '토론토 섬 자전거 나들이'],
  // Particles.
  ['렌트를', '버나비 메트로타운 룸렌트'],
  ['밴쿠버에서 벚꽃을', '밴쿠버의 벚꽃 명소 다섯 곳'],
  ['고양이', '고양이 데려오기'],
  ['운전면허의 교환', '온타리오 운전면허 교환'],
  ['코스트코에서', '코스트코 회원권 나누기'],
  // Spacing.
  ['밴쿠버벚꽃', '밴쿠버의 벚꽃 명소 다섯 곳'],
  ['버나비룸렌트', '버나비 메트로타운 룸렌트'],
  ['워킹 홀리데이', '워킹홀리데이 비자 연장'],
  ['코퀴틀람반지하', '코퀴틀람 반지하 투베드'],
  // Spellings and other words for the same.
  ['룸랜트', '버나비 메트로타운 룸렌트'],
  ['워홀', '워킹홀리데이 비자 연장'],
  ['보증금 돌려받기', '디파짓 돌려받기'],
  ['어린이집', '데이케어 보조금'],
  ['msp', '의료보험 MSP 신청하는 법'],
  ['서빙 알바', '홀서빙 파트타임'],
  // Places, by their names and by where something is.
  ['벤쿠버 벚꽃', '밴쿠버의 벚꽃 명소 다섯 곳'],
  ['버너비 셰프', '스시 셰프 구함'],
  ['메트로밴쿠버 셰프', '스시 셰프 구함'],
  ['BC 운전면허', '한국 운전면허를 BC주 면허로 교환하기'],
  ['토론토 미용실', '커트 20% 할인'],
  // Words for a kind.
  ['토론토 렌트', '노스욕 마스터룸'],
  ['쿠폰', '첫 장보기 10달러'],
  // What flyers offer.
  ['콩나물', '국산 콩나물'],
  ['버나비 mackerel', '고등어'],
  ['푸른장터 전단지', '이번 주 전단'],
  // Names of shops, words of a text, and words that say how somebody looks.
  ['두레수산', '연어회 5달러 할인'],
  ['두레수산 쿠폰', '연어회 5달러 할인'],
  ['시투스카이', '겨울 타이어 언제 바꾸나'],
  ['SIN 만드는 법', 'SIN 번호 만들기'],
];

test('what people look for comes first', async () => {
  for (const [keyword, first] of QUERIES) {
    const { items } = await find({ keyword });
    expect(items[0]?.title, keyword).toBe(first);
  }
});

test('counts by kind, what is hidden, switched off or over is in none', async () => {
  const { counts, items, marks } = await find({ keyword: '룸렌트' });
  expect(counts).toEqual({ realties: 1, posts: 0, jobs: 0, flyerItems: 0, coupons: 0 });
  expect(items.map(({ href }) => href)).toEqual(['/realtylist/1']);
  expect(marks).toContain('룸렌트');
  expect((await find({ keyword: '렌트' })).counts).toMatchObject({ realties: 5, posts: 1 });
  expect((await find({ keyword: '삼겹살' })).counts).toMatchObject({ flyerItems: 1, coupons: 0 });
  expect(await find({ keyword: '룸렌트' }, 'admin')).toMatchObject({ counts });
});

test('shows a page of one kind, and the counts of all', async () => {
  const all = await find({ keyword: '비씨', kind: 'posts', limit: 100 });
  expect(all.items.every(({ kind }) => kind === 'posts')).toBe(true);
  expect(all.items).toHaveLength(all.counts.posts);
  const second = await find({ keyword: '비씨', kind: 'posts', skip: 2, limit: 2 });
  expect(second.items).toEqual(all.items.slice(2, 4));
  expect(second.counts).toEqual(all.counts);
});

test('an excerpt is of where the text has the words, without the signs of HTML', async () => {
  const { items } = await find({ keyword: '시투 스카이' });
  expect(items[0]).toMatchObject({
    about: '생활정보 · 브리티시컬럼비아',
    excerpt: '10월부터 시투스카이 고속도로에서는 꼭',
  });
  expect((await find({ keyword: 'cherry' })).items).toEqual([]);
});

test.each([
  ['CA35', 1, 2],
  ['CA356167865,CA596173331', 2, 2],
  ['CA5915', 4, 3],
])('in %s alone, with what is for all of the province or the country', async (regionId, homes, jobs) => {
  expect((await find({ keyword: '렌트', regionId })).counts.realties).toBe(homes);
  expect((await find({ keyword: '알바', regionId })).counts.jobs).toBe(jobs);
  expect((await find({ keyword: '은행 계좌', regionId })).counts.posts).toBe(1);
});

test('what a flyer offers says its price and store, and leads to its page; of flyers that ended nothing', async () => {
  const { counts, items } = await find({ keyword: '콩나물' });
  expect(counts.flyerItems).toBe(1);
  expect(items).toMatchObject([{ about: '$2.49 · 푸른장터', href: '/flyer/40#page-1' }]);
});

test('what has some of the words where nothing has all', async () => {
  const found = await find({ keyword: '고양이 세금' });
  expect(found.partial).toBe(true);
  expect(found.items.map(({ title }) => title)).toEqual(['고양이 데려오기', '세금 신고, 처음이라면']);
});

test.each(['', ' ', '!?', '%', '없는말이에요'])('nothing for %j', async (keyword) => {
  expect(await find({ keyword })).toMatchObject({ items: [], counts: { realties: 0, posts: 0 } });
});

test.each([
  ['버나비 렌', ['버나비 렌트']],
  ['번호 렌', ['번호 렌트']],
  ['벚ㄲ', ['벚꽃']],
  ['버납', ['버나비']],
  ['고얌', []],
  ['고양잉', ['고양이 데려오기']],
  ['연어', ['연어회 5달러 할인']],
  ['ㅂ', []],
])('suggests for %s', async (keyword, texts) => {
  const response = await product.call(api.search.suggest, { query: { keyword } });
  const suggested: Suggestion[] = response.json();
  expect(suggested.map(({ text }) => text)).toEqual(texts);
});

test('the posts are not so few that the terms of their rows are found again', async () => {
  const terms = postTerms(posts);
  const rows = await product.services.db.transaction(async (tx) => {
    // However few they are here, and whatever autovacuum has noted of them.
    await tx.execute(sql`set local enable_seqscan = off`);
    const search = sql`select 1 from ${posts} where ${terms} @> (select ${sql.param(['렌트', '랜트'])}::text[]) or ${terms} @> (select '{room}'::text[])`;
    return (await tx.execute(sql`explain ${search}`)).rows;
  });
  expect(JSON.stringify(rows)).toContain('posts_by_search');
});

test('finds what a process of the version before writes, and what SQL changes, at once', async () => {
  const { db, changes } = product.services;
  await db.execute(sql`update posts set title = '눈썰매장 안내' where id = 14`);
  await db.insert(posts).values({
    title: '눈썰매 빌려요',
    postType: 1,
    regionId: BC,
    content: '',
    contentType: 1,
    userId: product.ids.admin,
  });
  await db.update(coupons).set({ title: '눈썰매 쿠폰' });
  await changes.caughtUp();
  expect((await find({ keyword: '눈썰매' })).counts).toMatchObject({ posts: 2, coupons: 3 });
});
