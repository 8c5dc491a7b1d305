// Measures a search of everything among 100,000 documents, as staff, whose answers are not cached, through the real handlers:
// npm run bench -- search. Ends with 1 where the median of all queries is above the goal.
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { startPostgresql } from '../scripts/postgresql.ts';
import { quantile, timed } from './measure.ts';
import { fillSearch } from './search-fill.ts';
import { createDatabase, openStore } from './store.ts';

const DOCUMENTS = 100_000;
/** Milliseconds that the median may take. */
const GOAL = 30;
const ROUNDS = 15;

/** As people search: common words and rare ones, places, particles, other spellings, and what nothing has. */
const KEYWORDS = [
  ...[
    '렌트',
    '룸렌트',
    '룸랜트',
    '콘도',
    '반지하',
    '보증금',
    '버나비 렌트',
    '밴쿠버 콘도',
    '노스욕 마스터룸',
    '코퀴틀람반지하',
  ],
  ...[
    'SIN 만드는 법',
    '운전면허',
    '운전면허 교환',
    '의료보험 신청',
    '밴쿠버 벚꽃',
    '밴쿠버의 벚꽃을',
    '워홀',
    '영주권 준비물',
  ],
  ...[
    '치과 추천',
    '토론토 치과',
    '버나비 바리스타',
    '알바',
    '스시맨',
    '메트로밴쿠버 주방보조',
    'GTA 네일',
    '써리 배달',
  ],
  ...[
    '삼겹살',
    '코스트코',
    '코스코 할인',
    '쿠폰',
    '데이케어 후기',
    '세금 신고 처음',
    '겨울타이어',
    '온수풀',
    '김치냉장고',
    '집',
  ],
];

const postgresql = await startPostgresql();
if (!postgresql) {
  console.error('PostgreSQL is not installed here: nothing can be measured.');
  process.exit(1);
}
try {
  const store = await openStore(await createDatabase(postgresql.url, 'search'), {
    roles: ['admin'],
    fill: (services) => fillSearch(services, DOCUMENTS),
  });
  const all: number[] = [];
  console.log(`${'milliseconds of a search'.padEnd(40)}     p50     max   found`);
  for (const keyword of KEYWORDS) {
    const path = hrefOf(api.search.find, { query: { keyword } });
    const found: { counts: Record<string, number> } = JSON.parse(await store.read(path));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => store.read(path)));
    all.push(...times);
    const figures = [quantile(times, 0.5), Math.max(...times)]
      .map((ms) => ms.toFixed(1).padStart(8))
      .join('');
    console.log(`${keyword.padEnd(40)}${figures}   ${Object.values(found.counts).join(' ')}`);
  }
  const median = quantile(all, 0.5);
  console.log(`of all: p50 ${median.toFixed(1)}, p95 ${quantile(all, 0.95).toFixed(1)}, goal ${GOAL}`);
  process.exitCode = median <= GOAL ? 0 : 1;
  await store.close();
} finally {
  await postgresql.stop();
}
