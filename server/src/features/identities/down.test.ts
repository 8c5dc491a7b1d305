import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { Visitor, visitProvider } from '../../testing/provider-visits.ts';
import { startProviders, type TestProviders } from '../../testing/providers.ts';
import { givePassword, signIn } from '../../testing/session-calls.ts';
import { createProviderClients, ProviderProblem } from './provider-clients.ts';

let providers: TestProviders;
let product: TestProduct;
/** Takes connections and says nothing. */
const silent = createServer();
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  providers = await startProviders('http://localhost:3000');
  // Apple is off.
  const on = Object.entries(providers.settings).filter(([name]) => !name.startsWith('APPLE_'));
  const settings = { ...Object.fromEntries(on), KAKAO_ISSUER: 'http://127.0.0.1:1' };
  product = await startProduct({ providers: readConfig(settings).providers });
  await givePassword(product);
});
afterAll(async () => {
  silent.close();
  await product.close();
  await providers.close();
});

test('one that cannot be reached: the sign-in page says so, and the other ways work', async () => {
  const visitor = new Visitor(product);
  expect(await visitor.begin('kakao', '/coupons')).toBe(
    '/account/signin?redirect=%2Fcoupons&failed=kakao.down',
  );
  expect(visitor.cookie('provider-request')).toBeUndefined();
  const link = await product.call(api.identities.link, { as: 'member', params: { provider: 'kakao' } });
  expect([link.statusCode, link.json().detail]).toEqual([503, expect.stringContaining('카카오')]);
  expect(await visitor.begin('google')).toContain(providers.google.issuer);
  expect((await signIn(product)).response.statusCode).toBe(201);
});

test('one that is lost while somebody signs in there', async () => {
  const visitor = new Visitor(product);
  providers.google.accounts.set('somebody', { sub: 'somebody' });
  const answer = await visitProvider(await visitor.begin('google'), 'somebody');
  await providers.google.close();
  expect(await visitor.comeBack(answer)).toBe('/account/signin?failed=google.down');
  // Its addresses are known for an hour: whoever begins is sent there.
  expect(await visitor.begin('google')).toContain(providers.google.issuer);
});

test('one that says nothing is given up', async () => {
  const { port } = silent.address() as AddressInfo;
  const settings = { ...providers.settings, APPLE_ISSUER: `http://127.0.0.1:${port}` };
  const config = { ...readConfig(settings), publicUrl: 'http://localhost:3000' };
  const given = createProviderClients(config, 0.05).ready('apple');
  await expect(given).rejects.toThrow(ProviderProblem);
  await expect(given).rejects.toMatchObject({ failure: 'down', message: 'down: ClientError OAUTH_TIMEOUT' });
});

test('a provider that is off is not there', async () => {
  const statuses = [];
  for (const url of [
    '/account/identities/apple',
    '/account/identities/naver',
    '/account/identities/apple/callback',
  ]) {
    statuses.push((await product.inject({ url })).statusCode);
  }
  const unlinked = { url: '/account/identities/kakao/unlinked', method: 'POST' } as const;
  statuses.push((await product.inject(unlinked)).statusCode);
  const params = { provider: 'apple' };
  statuses.push((await product.call(api.identities.link, { as: 'member', params })).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});
