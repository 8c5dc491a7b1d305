import { JOB } from '@hanca/common/post-types.ts';
import { PLAIN } from '@hanca/common/posts.ts';
import { sql } from 'drizzle-orm';
import { coupons } from '../server/src/db/schema/coupons.ts';
import { posts } from '../server/src/db/schema/posts.ts';
import { cities } from '../server/src/features/geo/places.ts';
import type { Services } from '../server/src/services.ts';
import { type Random, seeded } from './random.ts';
import { fillRealties } from './realties-fill.ts';
import { nearBy, openers, people, sentences } from './realty-words.ts';

const CHUNK = 500;
const SHOPS = 500;
const DAY_MS = 24 * 3600_000;

const subjects = [
  ...[
    '운전면허',
    'SIN 번호',
    '의료보험',
    '은행 계좌',
    '신용카드',
    '세금 신고',
    '영주권',
    '워킹홀리데이',
    '유학 비자',
  ],
  ...[
    '데이케어',
    '초등학교',
    '영어 수업',
    '패밀리닥터',
    '치과',
    '자동차 보험',
    '겨울 타이어',
    '이삿짐',
    '인터넷',
  ],
  ...[
    '휴대폰',
    '룸렌트',
    '콘도',
    '보증금',
    '중고차',
    '벚꽃',
    '스키장',
    '캠핑',
    '하이킹',
    '코스트코',
    '삼겹살',
    '김치',
  ],
];
const asked = [
  '신청하기',
  '비교',
  '처음이라면',
  '준비물',
  '싸게 하는 법',
  '후기',
  '주의할 점',
  '순서',
  '바뀐 점',
  '자주 묻는 것',
];
const works = [
  '스시맨',
  '주방 보조',
  '홀서빙',
  '바리스타',
  '캐셔',
  '네일 기술자',
  '미용사',
  '사무직',
  '목수',
  '배달 기사',
];

/** The large cities more often than the others. */
const place = (random: Random) => cities[Math.floor(200 * random.next() ** 3)] ?? cities[0];

const textOf = (random: Random): string =>
  Array.from({ length: random.whole(4, 14) }, () =>
    random.pick([
      ...sentences,
      ...nearBy,
      ...people,
      ...subjects.map((subject) => `${subject}도 알아 두세요.`),
    ]),
  ).join(' ');

const postOf = (random: Random, n: number, userId: number) => {
  const city = place(random);
  const isJob = random.chance(0.3);
  const at = new Date(Date.now() - n * (DAY_MS / 50));
  return {
    title: isJob
      ? `${city?.name} ${random.pick(works)} ${random.pick(['구함', '모집', '구합니다'])}`
      : `${random.chance(0.3) ? `${city?.name} ` : ''}${random.pick(subjects)} ${random.pick(asked)}`,
    postType: isJob ? JOB : random.pick([1, 2, 7, 8, 11, 13]),
    regionId: random.chance(0.5) ? (city?.id ?? 'CA00') : 'CA00',
    content: textOf(random),
    contentType: PLAIN,
    userId,
    createdAt: at,
    updatedAt: at,
  };
};

const couponOf = (random: Random, n: number) => ({
  title: `${random.pick(subjects)} ${random.whole(5, 50)}% 할인`,
  regionId: place(random)?.id ?? 'CA00',
  bizId: 1 + (n % SHOPS),
  code: `CODE-${n}`,
  type: 2,
  discount: 10,
  totalQuantity: 100,
  content: textOf(random),
  startAt: new Date(Date.now() - DAY_MS),
  endAt: new Date(Date.now() + 30 * DAY_MS),
  isActive: true,
});

/** Writes listings, posts and coupons, six, three and one of ten, into an empty database. */
export const fillSearch = async (
  services: Pick<Services, 'db' | 'pointKey'>,
  documents: number,
): Promise<void> => {
  const { db } = services;
  const random = seeded(1);
  await fillRealties(services, documents * 0.6);
  const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from users`);
  const userId = rows[0]?.id ?? 1;
  await db.execute(sql`insert into businesses (title, region_id, address)
    select ${openers[0] ?? ''} || ' 가게 ' || n, 'CA59', n || ' Kingsway' from generate_series(1, ${SHOPS}::int) as n`);
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
  for (let at = 0; at < documents * 0.3; at += CHUNK)
    await db.insert(posts).values(numbers(at, at + CHUNK).map((n) => postOf(random, n, userId)));
  for (let at = 0; at < documents * 0.1; at += CHUNK)
    await db.insert(coupons).values(numbers(at, at + CHUNK).map((n) => couponOf(random, n)));
  await db.execute(sql`vacuum analyze`);
};
