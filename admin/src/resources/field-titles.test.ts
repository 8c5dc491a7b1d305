import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFields, shownFields, WITHHELD } from '@hanca/common/audits.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Endpoint, Group } from '@hanca/common/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describedFields } from '../core/described.ts';
import { differences } from '../crud/difference.ts';

/** Fields of states that no `get` answers. */
const ofStates: Record<string, string[]> = { headlines: ['postIds'], users: ['sessions'] };

const data = {
  countries: [
    {
      id: 'CA',
      name: '캐나다',
      nameEn: 'Canada',
      areas: [],
      provincies: [
        { id: 'CA59', name: '브리티시컬럼비아', nameEn: 'British Columbia', cities: [] },
        { id: 'CA35', name: '온타리오', nameEn: 'Ontario', cities: [] },
      ],
    },
  ],
  categories: [
    { id: 8, value: 2, title: '렌트', pid: 1 },
    { id: 11, value: 5, title: '비즈니스', pid: 1 },
  ],
};

const groups = Object.entries<Group>(api);
const isWrite = ({ access, method }: Endpoint) => method !== 'GET' && access !== undefined;

/** Every feature whose records staff change, with the fields that its `get` answers. */
const audited = groups
  .filter(([, { get, ...others }]) => get && Object.values(others).some(isWrite))
  .map(([feature, group]) => {
    const reply = group.get?.reply;
    return [feature, reply instanceof z.ZodObject ? Object.keys(reply.shape) : []] as const;
  });

const textsOf = (feature: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
  differences(feature, before, after, data).map(({ name, from, to }) => `${name}: ${from} → ${to}`);

test('the features whose trail is shown are those that are meant', () => {
  expect(audited.map(([feature]) => feature).toSorted()).toEqual([
    'appeals',
    'businesses',
    'categories',
    'comments',
    'coupons',
    'crsGrids',
    'events',
    'flyerItems',
    'fuelPrices',
    'fuelStations',
    'golfCourses',
    'golfJoins',
    'landmarks',
    'notices',
    'pnpDraws',
    'pnpPools',
    'posts',
    'provinceFacts',
    'readyAnswers',
    'realties',
    'registrations',
    'reports',
    'users',
  ]);
});

test.each([...audited, ...Object.entries(ofStates)])(
  '%s: every field that the trail can show has a Korean name',
  (feature, fields) => {
    // Each by itself, and all at once: words are shown beside their code alone, and a code where it has no words.
    const states = [...fields.map((field) => [field]), fields].map((names) =>
      Object.fromEntries(names.map((name) => [name, WITHHELD])),
    );
    const names = states.flatMap((state) => differences(feature, {}, state, data)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    const known = ['ID', 'SNS', 'E-mail'];
    expect(names.filter((name) => !/[가-힣]/.test(name) && !known.includes(name))).toEqual([]);
  },
);

test.each([
  ['posts', { status: 0 }, { status: 1 }, ['상태: 게시 → 숨김']],
  ['posts', { contentType: 1 }, { contentType: 3 }, ['형식: 일반 글 → 마크다운']],
  ['posts', { txType: 0 }, { txType: 2 }, ['거래 유형: 없음 → 렌트']],
  ['posts', { options: [] }, { options: ['tv', 'bathtub'] }, ['옵션: 없음 → TV, 욕조']],
  ['coupons', { type: 1, dcType: 1 }, { type: 2, dcType: 2 }, ['종류: 정액 → 정률']],
  ['coupons', { userLevel: 0 }, { userLevel: 4 }, ['회원 등급: 전체 → 마스터']],
  ['users', { level: 0 }, { level: 3 }, ['회원 등급: 전체 → 하이소셜']],
  ['coupons', { bizId: 1, vender: '한빛' }, { bizId: 2, vender: '단비' }, ['발행처: 한빛 → 단비']],
  ['notices', { regionId: 'CA59' }, { regionId: 'CA35' }, ['지역: 브리티시컬럼비아 → 온타리오']],
  ['notices', { regionId: 'CA00' }, { regionId: 'CA35' }, ['지역: 전체 → 온타리오']],
  [
    'realties',
    { pets: null, status: 0 },
    { pets: 'none', status: 1 },
    ['반려동물: 없음 → 불가', '상태: 구하는 중 → 거래완료'],
  ],
  ['realties', { facing: 0 }, { facing: 3 }, ['방향: 없음 → 동향']],
  [
    'realties',
    { availableFrom: { time: '0' } },
    { availableFrom: { time: '1764547200000' } },
    ['입주 가능일: 없음 → 2025년 12월 1일'],
  ],
  [
    'realties',
    { options: { tv: true, bathtub: false } },
    { options: { tv: true, bathtub: true } },
    ['옵션: TV, 욕조 없음 → TV, 욕조'],
  ],
  ['realties', { options: {} }, { options: { tv: false } }, ['옵션: 없음 → TV 없음']],
  [
    'realties',
    { womenOnly: false, bathKind: null },
    { bathKind: 'shared' },
    ['여성 전용: 아니요 → 없음', '욕실 사용: 없음 → 공용'],
  ],
  [
    'realties',
    { utilities: ['heat'] },
    { utilities: ['heat', 'water'] },
    ['포함된 공과금: 난방 → 난방, 수도'],
  ],
  ['realties', { phone: WITHHELD }, { phone: WITHHELD }, ['전화번호: 비공개 → 바뀐 값(비공개)']],
  ['reports', { status: 0 }, { status: 1 }, ['상태: 접수 → 처리 완료']],
  ['users', { roles: [] }, { roles: ['admin'] }, ['권한: 없음 → 관리자']],
  ['users', { sessions: 2 }, { sessions: 0 }, ['로그인한 기기 수: 2 → 0']],
  ['headlines', { postIds: [-1, 7] }, { postIds: [7, -1] }, ['글 번호: 비어 있음, 7 → 7, 비어 있음']],
  ['categories', { pid: 0 }, { pid: 8 }, ['상위 분류: 최상위 → 렌트']],
] as const)('%s: %j → %j', (feature, before, after, texts) => {
  expect(textsOf(feature, before, after)).toEqual(texts);
});

test('whole states are shown once by each change: in words, without what follows from it', () => {
  const before = {
    id: 1,
    regionId: 'CA59',
    regionName: 'BC',
    excerpt: 'a',
    contentHtml: 'a',
    updatedDate: 1,
  };
  const after = {
    ...before,
    regionId: 'CA35',
    regionName: 'ON',
    excerpt: 'b',
    contentHtml: 'b',
    updatedDate: 2,
  };
  expect(textsOf('posts', before, after)).toEqual(['지역: BC → ON']);
  expect(shownFields(changedFields('posts', before, after))).toEqual(['regionName']);
});

/** What no record has: the word of a search, and the choice of a text that is ready. */
const OF_FORMS = new Set(['keyword', 'ready']);

const screensOf = (feature: string): string =>
  readdirSync(join(import.meta.dirname, feature))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(join(import.meta.dirname, feature, name), 'utf8'))
    .join('');

test.each(['coupons', 'posts', 'realties', 'reports', 'users'])(
  '%s: every field that is shown or written has its title in the contract',
  (feature) => {
    const sources = [...screensOf(feature).matchAll(/\bsource="(\w+)"/g)].map(([, source = '']) => source);
    expect(sources.length).toBeGreaterThan(3);
    const fields = describedFields(feature);
    const untitled = new Set(sources.filter((source) => !OF_FORMS.has(source) && !fields[source]?.title));
    expect([...untitled]).toEqual([]);
  },
);
