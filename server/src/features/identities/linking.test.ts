import { api } from '@hanca/common/contract/index.ts';
import type { Provider } from '@hanca/common/providers.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { sessions } from '../../db/schema/account.ts';
import { identities } from '../../db/schema/identities.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { Visitor, visitProvider } from '../../testing/provider-visits.ts';
import { KAKAO_ADMIN_KEY, startProviders, type TestProviders } from '../../testing/providers.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { sessionIdOf } from '../../testing/session-calls.ts';

let providers: TestProviders;
let product: TestProduct;
beforeAll(async () => {
  providers = await startProviders('http://localhost:3000');
  const { providers: on, kakaoAdminKey } = readConfig(providers.settings);
  product = await startProduct({ providers: on, kakaoAdminKey });
});
afterAll(async () => {
  await product.close();
  await providers.close();
});

let made = 0;
const person = (provider: Provider) => {
  made += 1;
  const sub = `${provider}-linked-${made}`;
  providers[provider].accounts.set(sub, { sub, email: `${sub}@example.net`, email_verified: true });
  return sub;
};

/** A member with a password, signed in just now, in a browser. */
const newMember = async () => {
  const { id, email } = await createPerson(product);
  const token = await openSession(product, id);
  const visitor = new Visitor(product);
  const headers = { authorization: `Bearer ${token}` };
  const path = (provider: Provider) => api.identities.link.path.replace('{provider}', provider);
  return {
    id,
    email,
    token,
    visitor,
    link: (provider: Provider) => visitor.send('POST', path(provider), { headers }),
    unlink: (provider: Provider) => visitor.send('DELETE', path(provider), { headers }),
    list: async () =>
      (await visitor.send('GET', api.identities.list.path, { headers })).json<
        { provider: string; email: string }[]
      >(),
  };
};
type Member = Awaited<ReturnType<typeof newMember>>;

/** Out: where they end. */
const linkAs = async ({ link, visitor }: Member, provider: Provider, sub: string): Promise<string> => {
  const { url } = (await link(provider)).json<{ url: string }>();
  return visitor.comeBack(await visitProvider(url, sub));
};

const verify = (id: number) =>
  product.services.db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, id));
const mailed = async (email: string) =>
  (await queuedFor(product, email)).map(({ subject, text }) => `${subject}\n${text}`);

test('a member links an account, signs in by it, and unlinks it', async () => {
  const member = await newMember();
  await verify(member.id);
  const sub = person('kakao');
  expect(await linkAs(member, 'kakao', sub)).toBe('/mypage/account?linked=kakao');
  expect(await member.list()).toEqual([
    {
      provider: 'kakao',
      email: `${sub}@example.net`,
      createdDate: { time: expect.stringMatching(/^\d{13}$/) },
    },
  ]);
  // An address of the provider is not the member's.
  const { db } = product.services;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, member.id));
  expect(user?.email).toBe(member.email);

  const visitor = new Visitor(product);
  await visitor.visit('kakao', sub);
  const { signedIn } = (await visitor.send('POST', api.identities.signin.path)).json();
  expect(signedIn.accessToken).toEqual(expect.any(String));

  expect((await member.unlink('kakao')).statusCode).toBe(204);
  expect(await member.list()).toEqual([]);
  expect((await member.unlink('kakao')).statusCode).toBe(404);
  expect(await mailed(member.email)).toEqual([
    expect.stringContaining('카카오 계정을 연결했어요'),
    expect.stringContaining('카카오 계정 연결을 끊었어요'),
  ]);
});

test('linking and unlinking need a recent proof of owning the account', async () => {
  const member = await newMember();
  await product.services.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.id, sessionIdOf(member.token)));
  for (const response of [await member.link('google'), await member.unlink('google')]) {
    expect([response.statusCode, response.json().code]).toEqual([403, 'reauthenticate']);
  }
});

test('a linking ends with the session that began it', async () => {
  const member = await newMember();
  const { url } = (await member.link('kakao')).json<{ url: string }>();
  const back = await visitProvider(url, person('kakao'));
  await product.services.db.delete(sessions).where(eq(sessions.id, sessionIdOf(member.token)));
  expect(await member.visitor.comeBack(back)).toMatch(/^\/mypage\/account\?failed=kakao.+over$/);
  const own = eq(identities.userId, member.id);
  expect(await product.services.db.select().from(identities).where(own)).toEqual([]);
});

test('an account that somebody else has linked is refused, and so is a second one of a provider', async () => {
  const [first, second] = [await newMember(), await newMember()];
  const sub = person('google');
  expect(await linkAs(first, 'google', sub)).toBe('/mypage/account?linked=google');
  expect(await linkAs(second, 'google', sub)).toBe('/mypage/account?failed=google.elsewhere');
  expect(await second.list()).toEqual([]);
  const again = await first.link('google');
  expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining('이미 연결')]);
});

test('two requests at once of one member end in one linked account', async () => {
  const member = await newMember();
  const other = { ...member, visitor: new Visitor(product) };
  const begun = async ({ visitor }: Member) => {
    const headers = { authorization: `Bearer ${member.token}` };
    const path = api.identities.link.path.replace('{provider}', 'apple');
    return (await visitor.send('POST', path, { headers })).json<{ url: string }>().url;
  };
  const answers = [
    await visitProvider(await begun(member), person('apple')),
    await visitProvider(await begun(other), person('apple')),
  ] as const;
  const ends = await Promise.all([member.visitor.comeBack(answers[0]), other.visitor.comeBack(answers[1])]);
  expect(ends.toSorted()).toEqual(['/mypage/account?failed=apple.linked', '/mypage/account?linked=apple']);
  expect(await member.list()).toHaveLength(1);
});

test('two members who link one account at once: one has it', async () => {
  const members = [await newMember(), await newMember()];
  const sub = person('google');
  const ends = await Promise.all(members.map((member) => linkAs(member, 'google', sub)));
  expect(ends.toSorted()).toEqual([
    '/mypage/account?failed=google.elsewhere',
    '/mypage/account?linked=google',
  ]);
});

test('who goes back at the provider is led to the settings, which say so', async () => {
  const member = await newMember();
  const { url } = (await member.link('kakao')).json<{ url: string }>();
  expect(await member.visitor.comeBack(await visitProvider(url, null))).toBe(
    '/mypage/account?failed=kakao.refused',
  );
});

describe('the last way in', () => {
  const withoutPassword = (id: number) =>
    product.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));

  test('cannot be unlinked; with another one it can', async () => {
    const member = await newMember();
    await linkAs(member, 'google', person('google'));
    await withoutPassword(member.id);
    const refused = await member.unlink('google');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('먼저 비밀번호를'),
    ]);
    expect(await member.list()).toHaveLength(1);
    await linkAs(member, 'apple', person('apple'));
    expect((await member.unlink('google')).statusCode).toBe(204);
    expect((await member.unlink('apple')).statusCode).toBe(409);
  });

  test('two that are unlinked at once leave one', async () => {
    const member = await newMember();
    await linkAs(member, 'google', person('google'));
    await linkAs(member, 'apple', person('apple'));
    await withoutPassword(member.id);
    const statuses = await Promise.all([member.unlink('google'), member.unlink('apple')]);
    expect(statuses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  });

  test('a provider that is off is none', async () => {
    const member = await newMember();
    await linkAs(member, 'google', person('google'));
    await product.services.db
      .insert(identities)
      .values({ provider: 'naver', subject: 'naver-1', userId: member.id });
    await withoutPassword(member.id);
    expect((await member.unlink('google')).statusCode).toBe(409);
  });
});

describe("Kakao's word that somebody has left", () => {
  const tell = (
    subject: string,
    method: 'GET' | 'POST' = 'POST',
    authorization = `KakaoAK ${KAKAO_ADMIN_KEY}`,
  ) => {
    const given = `app_id=123&user_id=${subject}&referrer_type=UNLINK_FROM_APPS`;
    const url = '/account/identities/kakao/unlinked';
    return product.inject({
      method,
      url: method === 'GET' ? `${url}?${given}` : url,
      headers: {
        authorization,
        ...(method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'GET' ? {} : { payload: given }),
    });
  };

  test('removes the identity, ends no session, and is mailed, by GET and by POST', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const member = await newMember();
      await verify(member.id);
      const sub = person('kakao');
      await linkAs(member, 'kakao', sub);
      await product.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
      expect((await tell(sub, method)).statusCode).toBe(200);
      expect(await member.list()).toEqual([]);
      expect((await mailed(member.email)).at(-1)).toMatch(
        /카카오에서 연결이 끊어졌어요[\s\S]*비밀번호 정하기: .*\/account\/forgot/,
      );
      // Once is enough, and nobody is a stranger to Kakao.
      expect((await tell(sub, method)).statusCode).toBe(200);
      expect((await tell('nobody', method)).statusCode).toBe(200);
    }
  });

  test('without its key it is nobody', async () => {
    const member = await newMember();
    const sub = person('kakao');
    await linkAs(member, 'kakao', sub);
    for (const authorization of ['', 'KakaoAK ', 'KakaoAK wrong', KAKAO_ADMIN_KEY]) {
      expect((await tell(sub, 'POST', authorization)).statusCode).toBe(401);
    }
    expect(await member.list()).toHaveLength(1);
  });
});

test("the console's accounts name the services", async () => {
  const member = await newMember();
  await linkAs(member, 'kakao', person('kakao'));
  await linkAs(member, 'apple', person('apple'));
  const query = { id: member.id };
  const [listed] = (await product.call(api.users.list, { as: 'admin', query })).json<{ sns: string }[]>();
  const one = (await product.call(api.users.get, { as: 'admin', params: query })).json<{ sns: string }>();
  expect([listed?.sns, one.sns]).toEqual(['Apple, 카카오', 'Apple, 카카오']);
});
