import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Component } from './page.tsx';
import type { StoredKind } from './stored.ts';

/** The text of each version, as the beginning of its SHA-256. */
const TEXTS: Record<string, string> = {
  '2026-11-22': 'd36d9fe294601d11',
  '2026-11-23': '800f05120adc6c43',
  '2026-11-24': 'a1f2e34e9d8452d9',
  '2026-11-25': 'b79f103097a9d540',
  '2026-11-29': 'c88ab9833083733c',
};

test('another text is another version, so that members are told', () => {
  renderAt('/terms', <Component />);
  const hash = createHash('sha256')
    .update(document.querySelector('.wrap')?.textContent ?? '')
    .digest('hex')
    .slice(0, 16);
  expect(hash).toBe(TEXTS[TERMS_VERSION]);
});

/** Under which words the page tells of a table; null where it holds nothing of a person. */
const TOLD: Record<string, StoredKind | null> = {
  users: '계정',
  identities: '로그인 방법',
  passkeys: '로그인 방법',
  second_factors: '로그인 방법',
  sessions: '로그인',
  refresh_tokens: '로그인',
  known_devices: '로그인',
  qr_signins: '로그인',
  audits: '운영 기록',
  email_verifications: '확인 링크와 코드',
  one_time_tokens: '확인 링크와 코드',
  idempotency_keys: '확인 링크와 코드',
  attempts: '시도한 횟수',
  realties: '매물',
  images: '매물',
  listers: '매물',
  realty_phones: '매물',
  realty_pictures: '매물',
  screenings: '문의',
  messages: '문의',
  conversations: '문의',
  blocks: '문의',
  renter_cards: '내 소개',
  posts: '글',
  comments: '댓글과 좋아요',
  likes: '댓글과 좋아요',
  event_joins: '행사 신청',
  fuel_prices: '주유 가격 제보',
  golf_joins: '골프 조인',
  golf_requests: '골프 조인',
  saved_realties: '저장한 매물, 쿠폰, 신고',
  alerts: '알림',
  alert_preferences: '알림',
  notifications: '알림',
  push_subscriptions: '알림',
  pushes: '알림',
  calendar_addresses: '알림',
  alert_subjects: null,
  claims: '저장한 매물, 쿠폰, 신고',
  reports: '저장한 매물, 쿠폰, 신고',
  strikes: '저장한 매물, 쿠폰, 신고',
  mails: '보낼 이메일',
  failing_addresses: '보낼 이메일',
  post_views: null,
  ready_answers: null,
  realty_views: null,
  to_screen: null,
  border_waits: null,
  businesses: null,
  categories: null,
  coupons: null,
  events: null,
  feed_snapshots: null,
  feeds: null,
  flyer_items: null,
  fuel_stations: null,
  gas_averages: null,
  golf_courses: null,
  headlines: null,
  landmarks: null,
  notices: null,
  crs_grids: null,
  pnp_draws: null,
  pnp_pools: null,
  province_facts: null,
  registrations: null,
};

test('every table is told of in the words of people, or holds nothing of them', () => {
  const folder = join(import.meta.dirname, '../../../../server/src/db/schema');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  expect(tables.sort()).toEqual(Object.keys(TOLD).sort());
});
