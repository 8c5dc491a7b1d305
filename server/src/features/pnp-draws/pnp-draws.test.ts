import { readFile } from 'node:fs/promises';
import { api } from '@hanca/common/contract/index.ts';
import type { PnpDraw, PnpHistory } from '@hanca/common/contract/pnp-draws.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pnpDraws, pnpPools } from '../../db/schema/pnp.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(pnpDraws);
  await product.services.db.delete(pnpPools);
});

const draw = {
  ...{ program: 'bc-si', date: '2026-02-04', drawType: 'High economic impact', stream: 'score' },
  ...{ minScore: 138, invitations: 223, source: 'WelcomeBC' },
  url: 'https://www.welcomebc.ca/immigrate-to-b-c/invitations-to-apply',
};
const create = (change: object = {}) =>
  product.call(api.pnpDraws.create, { as: 'admin', body: { ...draw, ...change } });
const pool = {
  program: 'bc-si',
  date: '2026-01-06',
  bands: '150+ 9\n140-149 67',
  url: draw.url,
  source: 'x',
};
const createPool = (change: object = {}) =>
  product.call(api.pnpPools.create, { as: 'admin', body: { ...pool, ...change } });
const read = async () => (await product.call(api.pnpDraws.history)).json<PnpHistory>();
const take = (text: string) => product.call(api.pnpDraws.import, { as: 'admin', body: { text } });

test('what staff enter is read by everybody at once, the newest first, with the newest pool of a program', async () => {
  expect(await read()).toEqual({ draws: [], pools: [], changedDate: { time: '0' } });
  await create();
  await create({ date: '2024-11-20', drawType: '', minScore: null, minWage: 70.5, invitations: null });
  await createPool({ date: '2025-12-01' });
  await createPool();
  const { draws, pools, changedDate } = await read();
  expect(draws).toMatchObject([
    { date: '2026-02-04', minScore: 138, minWage: null, invitations: 223, invitationsText: '', note: '' },
    { date: '2024-11-20', drawType: '', minScore: null, minWage: 70.5, invitations: null },
  ]);
  expect(pools).toMatchObject([
    { date: '2026-01-06', total: 76, bands: [{ from: 150, to: null, people: 9 }, {}] },
  ]);
  expect(Number(changedDate.time)).toBeGreaterThan(0);
  const [newest] = draws as [PnpDraw];
  await product.call(api.pnpDraws.update, { as: 'admin', body: { id: newest.id, minScore: 139 } });
  expect((await read()).draws[0]).toMatchObject({ minScore: 139, invitations: 223 });
});

test('what cannot be is refused beside its field, in Korean', async () => {
  for (const [change, path] of [
    [{ date: '2026-02-30' }, 'date'],
    [{ program: 'on' }, 'program'],
    [{ minScore: 401 }, 'minScore'],
    [{ minScore: null }, 'minScore'],
    [{ minScore: null, minWage: 0 }, 'minWage'],
    [{ invitations: -1 }, 'invitations'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ stream: '' }, 'stream'],
  ] as const) {
    const refused = await create(change);
    expect(refused.statusCode, JSON.stringify(change)).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path, message: expect.stringMatching(/[가-힣]/) }]);
  }
});

test('a draw by neither points nor wage says by what; one draw is one row, as is one pool', async () => {
  expect((await create({ minScore: null, note: '건강 분야 고용 제안' })).statusCode).toBe(201);
  expect((await create()).statusCode).toBe(409);
  expect((await createPool()).statusCode).toBe(201);
  expect((await createPool()).statusCode).toBe(409);
  const refused = await createPool({ date: '2026-02-01', bands: '150+ 9\n130-139 67' });
  expect(refused.json().errors).toMatchObject([
    { path: 'bands', message: expect.stringContaining('140-149') },
  ]);
});

test('the sample of the demonstration is taken whole, and the same again changes nothing', async () => {
  const text = await readFile(new URL('../../../../demo/pnp-draws.csv', import.meta.url), 'utf8');
  expect((await take(text)).json()).toEqual({ added: 21, changed: 0, same: 0 });
  expect((await take(text)).json()).toEqual({ added: 0, changed: 0, same: 21 });
  const { draws } = await read();
  expect(draws.slice(0, 2)).toMatchObject([
    { stream: 'job offer TEER 0-3', minScore: null, minWage: 70, invitations: 206 },
    { stream: 'registration score', minScore: 138, minWage: null, invitations: 223 },
  ]);
  expect(draws.find(({ drawType }) => drawType === 'Veterinary care')).toMatchObject({
    invitations: null,
    invitationsText: '<5',
  });
  expect(draws.find(({ drawType }) => drawType === 'General')).toMatchObject({
    invitations: 10,
    invitationsText: '이날 General 초청 전체',
  });
});

test('a file with wrong lines stores nothing and names them; a column that may be missing stays as it was', async () => {
  const head = 'program,date,draw_type,stream,min_score,min_wage,invitations,source';
  const refused = await take(
    `${head}\nSI,2026-02-04,,a,138,,5,x\nXX,2026-02-04,,b,138,,5,x\nSI,2026-13-04,,c,abc,,5,x\nSI,2026-02-04,,a,139,,5,x`,
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringMatching(/^3번째 줄: 프로그램: /),
    expect.stringMatching(/^4번째 줄: 초청한 날: /),
    '5번째 줄: 앞줄과 프로그램, 날짜, 유형, 스트림이 같아요.',
  ]);
  expect((await read()).draws).toEqual([]);
  await create({ note: '알아 둘 것' });
  const again = `${head}\nSI,2026-02-04,High economic impact,score,140,,"1,223",WelcomeBC`;
  expect((await take(again)).json()).toEqual({ added: 0, changed: 1, same: 0 });
  expect((await read()).draws).toMatchObject([{ minScore: 140, invitations: 1223, note: '알아 둘 것' }]);
  expect((await take('program,date\nSI,2026-02-04')).json().errors[0].message).toContain('열이 없어요');
});

test('two who take the same file at once store it once', async () => {
  const text = await readFile(new URL('../../../../demo/pnp-draws.csv', import.meta.url), 'utf8');
  const [one, other] = await Promise.all([take(text), take(text)]);
  expect([one.json().added, other.json().added].toSorted((a, b) => a - b)).toEqual([0, 21]);
  expect((await read()).draws).toHaveLength(21);
});
