import { api } from '@hanca/common/contract/index.ts';
import { exportName } from '@hanca/common/leaving.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../../db/schema/account.ts';
import { alerts } from '../../../db/schema/alerts.ts';
import { renterCards } from '../../../db/schema/conversations.ts';
import { reports } from '../../../db/schema/reports.ts';
import { savedRealties } from '../../../db/schema/saved.ts';
import { startProduct, type TestProduct } from '../../../testing/product.ts';
import { tableScans } from '../../../testing/scans.ts';
import { storing } from '../../../testing/stored.ts';
import { storedRealty } from '../../../testing/stored-realty.ts';
import { unzip } from '../../../testing/unzip.ts';
import { processImage } from '../../images/process.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const download = (as: 'member' | 'other') => product.call(api.farewell.export, { as });

/** Stores a picture of somebody. Out: its path. */
const picture = async (userId: number, background: string): Promise<string> => {
  const { store } = product.services;
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  return store.save('realty', userId, await processImage(bytes), new Date());
};

test("an export finds what is a member's by indexes", async () => {
  expect(await tableScans(product, () => download('member'))).toEqual([]);
});

test('a member gets their data and pictures as one ZIP, and nothing of anybody else', async () => {
  const { db, store } = product.services;
  const { ids } = product;
  const mine = await picture(ids.member, '#aa0000');
  const theirs = await picture(ids.other, '#00aa00');
  const listing = await storedRealty(product, { title: '내 매물', images: [mine] });
  const others = await storedRealty(product, {
    userId: ids.other,
    title: '남의 매물',
    address: '99 Secret St, Vancouver',
    phone: '604-555-0199',
  });
  const hidden = await storedRealty(product, { userId: ids.other, title: '숨긴 남의 매물', visible: false });
  await storing(db, ids).messages(
    { realtyId: others, fromUserId: ids.member, toUserId: ids.other, text: '보러 가도 될까요?' },
    { realtyId: others, fromUserId: ids.other, toUserId: ids.member, text: '계좌는 비밀이에요' },
  );
  await db.insert(renterCards).values([
    { userId: ids.member, job: '간호사', people: 2 },
    { userId: ids.other, job: '남의 일' },
  ]);
  await db.insert(alerts).values(
    [ids.member, ids.other].map((userId) => ({
      userId,
      topic: 'realties' as const,
      criteria: { keyword: userId === ids.member ? '내 동네' : '남의 동네' },
      channels: ['email' as const],
      mode: 'daily' as const,
    })),
  );
  await db.insert(savedRealties).values(
    [others, hidden].map((realtyId) => ({
      userId: ids.member,
      realtyId,
      note: '볕이 잘 들어요',
      price: 1200,
    })),
  );
  await db
    .insert(reports)
    .values({ realtyId: listing, userId: ids.other, reason: 'scam', text: '이 사람 사기꾼' });
  await storing(db, ids).audits(
    {
      userId: ids.member,
      feature: 'account',
      action: 'signin',
      recordId: ids.member,
      after: { device: '내 폰' },
      ip: '203.0.113.7',
    },
    {
      userId: null,
      feature: 'account',
      action: 'refuseSignin',
      recordId: ids.member,
      after: { device: '모르는 폰' },
      ip: '198.51.100.9',
    },
  );

  const answer = await download('member');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
  });
  const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
  expect(decodeURIComponent(name)).toBe(exportName(new Date().toISOString().slice(0, 10)));

  const files = unzip(answer.rawPayload);
  expect([...files.keys()].sort()).toEqual(['data.json', mine.slice(1), '읽어 주세요.txt'].sort());
  const opened = await store.open(mine, '');
  expect(files.get(mine.slice(1))?.length).toBe(opened?.bytes);
  expect(files.get('읽어 주세요.txt')?.toString()).toContain('data.json');

  const text = files.get('data.json')?.toString() ?? '';
  expect(JSON.parse(text)).toMatchObject({
    profile: [{ name: '회원', email: 'member@example.org' }],
    listings: [{ id: listing, title: '내 매물', phone: '604-555-0123', images: [mine] }],
    messages: [{ to: '다른회원', text: '보러 가도 될까요?', listingTitle: '남의 매물' }],
    renterCard: [{ job: '간호사', people: 2 }],
    alerts: [{ topic: 'realties', criteria: { keyword: '내 동네' }, paused: false }],
    saved: [
      { listingId: others, title: '남의 매물', note: '볕이 잘 들어요', price: 1200 },
      { listingId: hidden, title: null, note: '볕이 잘 들어요' },
    ],
    reports: [],
    events: expect.arrayContaining([
      expect.objectContaining({ event: 'signin', details: { device: '내 폰' }, ip: '203.0.113.7' }),
    ]),
    pictures: [{ path: mine }],
  });
  for (const secret of [
    ...[
      'other@example.org',
      '99 Secret St',
      '604-555-0199',
      '계좌는 비밀',
      '남의 동네',
      '숨긴 남의',
      '사기꾼',
    ],
    ...['198.51.100.9', '모르는 폰', theirs, 'passwordHash', '"hash"', 'terms"'],
  ]) {
    expect(text).not.toContain(secret);
  }

  // And the other way round.
  const ofOther = unzip((await download('other')).rawPayload);
  expect([...ofOther.keys()]).toContain(theirs.slice(1));
  expect(ofOther.get('data.json')?.toString()).not.toContain('member@example.org');
});

test('more rows than are read at once come whole and in order', async () => {
  const { db } = product.services;
  const { ids } = product;
  const many = Array.from({ length: 250 }, (_, n) => ({
    realtyId: null,
    fromUserId: ids.admin,
    toUserId: ids.other,
    text: `글 ${n}`,
  }));
  await storing(db, ids).messages(...many);
  const { rawPayload } = await product.call(api.farewell.export, { as: 'admin' });
  const { messages } = JSON.parse(unzip(rawPayload).get('data.json')?.toString() ?? '');
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(many.map(({ text }) => text));
});

test('it needs a recent proof, and is for members', async () => {
  await product.services.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, product.ids.other));
  const refused = await download('other');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthenticate']);
  expect((await product.call(api.farewell.export)).statusCode).toBe(401);
});

test('a file that cannot be read ends the download instead of passing for a whole one', async () => {
  const { store } = product.services;
  await picture(product.ids.admin, '#0000aa');
  const { open } = store;
  store.open = async (path, accept) => {
    const found = await open.call(store, path, accept);
    return found && { ...found, file: `${found.file}.gone` };
  };
  const url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${product.tokens.admin}` };
  const answer = await fetch(`${url}${api.farewell.export.path}`, { headers });
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  store.open = open;
});
