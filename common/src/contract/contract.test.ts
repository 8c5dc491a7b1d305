import { expect, test } from 'vitest';
import { z } from 'zod';
import { accessOf, type Endpoint } from '../endpoint.ts';
import { startsSession } from '../member-zone.ts';
import { api, endpoints } from './index.ts';

const all = endpoints();

/** Words of a JSON schema that check or change a value instead of naming its type. */
const CHECKS = [
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'multipleOf'],
  ...['exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
];

/** The paths in a JSON schema with a word of CHECKS; a property may be called so. */
const checksIn = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, value]) => {
    const at = `${path}/${word}`;
    if (word === 'properties') {
      return Object.entries(value).flatMap(([name, part]) => checksIn(part, `${at}/${name}`));
    }
    return CHECKS.includes(word) ? [at] : checksIn(value, at);
  });
};

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

/** What is more than a type among the parts of a schema, also what JSON schema cannot express (refinements). */
const rulesIn = (schema: z.ZodType): string[] => {
  const found: string[] = [];
  const override = ({ zodSchema }: { zodSchema: z.core.$ZodTypes }) => {
    const { def } = zodSchema._zod;
    if (['transform', 'pipe', 'default', 'prefault', 'catch', 'custom'].includes(def.type))
      found.push(def.type);
    if (def.checks && def.checks.length > 0) found.push(`checks of ${def.type}`);
  };
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override });
  return found;
};

test('the search for checks finds them', () => {
  const named = z.object({
    format: z.string(),
    a: z.array(z.string().min(1)).max(2),
    b: z.number().default(3),
  });
  expect(checksIn(json(named)).sort()).toEqual([
    '/properties/a/items/minLength',
    '/properties/a/maxItems',
    '/properties/b/default',
  ]);
  expect(rulesIn(z.array(z.object({ a: z.string().refine((text) => text !== '') })))).toEqual([
    'checks of string',
  ]);
  expect(rulesIn(z.array(z.string().transform(Number)))).toContain('transform');
});

test('summarises every endpoint in one sentence', () => {
  for (const { name, endpoint } of all) {
    expect(endpoint.summary.trim(), name).toBe(endpoint.summary);
    expect(endpoint.summary, name).toMatch(/^\p{Lu}.{3,}[^.]$/u);
  }
});

test('describes replies by types only', () => {
  const ruled = all.filter(
    ({ endpoint: { reply } }) => checksIn(json(reply)).length > 0 || rulesIn(reply).length > 0,
  );
  expect(ruled.map(({ name }) => name)).toEqual([]);
});

test('names the parameters of every endpoint in its path, and nothing else', () => {
  for (const { name, endpoint } of all) {
    expect(endpoint.path, name).toMatch(/^\/v1(?:\/(?:[a-z]+(?:[-.][a-z]+)*|\{[a-z][A-Za-z]*\}))+$/);
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one).sort();
    expect(Object.keys(endpoint.params?.shape ?? {}).sort(), name).toEqual(named);
  }
});

test('gives a body to writes alone, and cache tags to reads alone', () => {
  const wrong = all.filter(({ endpoint: { method, body, files, reads, shows } }) =>
    method === 'GET' ? body || files : reads || shows,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every write of members and every public search has a limit', () => {
  const isSearch = ({ method, query }: Endpoint) => method === 'GET' && query?.shape.keyword !== undefined;
  const without = all.filter(({ endpoint }) => {
    const isMembersWrite = endpoint.method !== 'GET' && accessOf(endpoint) === 'member';
    const isPublicSearch = accessOf(endpoint) === 'public' && isSearch(endpoint);
    return (isMembersWrite || isPublicSearch) && !endpoint.limit;
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

/** How members sign in, verify their address and leave. */
const ACCOUNT = [
  ...['account.endOtherSessions', 'account.endSession', 'account.knowTerms', 'account.reauthenticate'],
  ...['account.sendVerification', 'farewell.deleteMe', 'farewell.restore', 'identities.link'],
  ...['identities.unlink', 'passkeys.create', 'passkeys.createOptions', 'passkeys.prove'],
  ...['passkeys.proveOptions', 'passkeys.remove', 'passkeys.update', 'qr.approve', 'qr.refuse'],
  ...['recovery.changeEmail', 'recovery.changePassword', 'secondFactor.confirm', 'secondFactor.remove'],
  ...['secondFactor.renewRecoveryCodes', 'secondFactor.start'],
];
/** Nobody else sees it. */
const PRIVATE = [
  ...['alerts.create', 'alerts.mailAgain', 'alerts.prefer', 'alerts.read', 'alerts.remove', 'alerts.update'],
  ...['calendars.end', 'calendars.renew', 'conversations.block', 'conversations.read'],
  ...['conversations.unblock', 'conversations.update', 'push.remove', 'push.spread', 'push.subscribe'],
  ...['push.test', 'renterCard.write', 'saved.add', 'saved.look', 'saved.remove', 'saved.write'],
];
/** Takes back, or uses up, what the member has. */
const ENDING = [
  ...['comments.remove', 'comments.unlike', 'comments.unlikePost', 'coupons.use', 'events.leave'],
  ...['fuelPrices.withdraw', 'golfJoins.cancel', 'golfJoins.withdraw', 'memberPosts.remove'],
  ...['realties.remove'],
];
/** Appeals against decisions of staff. */
const APPEAL = ['appeals.write'];
/** Writes that say whether a home is still available: a wrong answer misleads people who look for one. */
const AVAILABILITY = ['realties.confirm', 'realties.status'];

const memberWrites = all.filter(
  ({ endpoint }) => endpoint.method !== 'GET' && accessOf(endpoint) === 'member',
);
const namesWithout = (property: 'verified' | 'publishes') =>
  memberWrites.filter(({ endpoint }) => !endpoint[property]).map(({ name }) => name);

test('every write of members wants a verified one, but for those with a reason', () => {
  const open = [
    ...[...ACCOUNT, ...PRIVATE, ...ENDING, ...APPEAL, ...AVAILABILITY],
    // Listings of members who are not verified are seen by themselves alone, as their names are.
    ...['realties.renew', 'realties.update', 'recovery.changeName'],
  ];
  expect(namesWithout('verified').toSorted()).toEqual(open.toSorted());
});

test('every write of members is refused to who is suspended from writing, but for those with a reason', () => {
  const open = [
    ...[...ACCOUNT, ...PRIVATE, ...ENDING, ...APPEAL, ...AVAILABILITY],
    // They take a seat or a coupon: of them staff and shops read the account's name, as before.
    ...['coupons.claim', 'events.join'],
  ];
  expect(namesWithout('publishes').toSorted()).toEqual(open.toSorted());
});

test('what members read is their own, or wants a verified one', () => {
  const others = all.filter(
    ({ endpoint: { path, method, ...rest } }) =>
      method === 'GET' && rest.access === 'member' && !rest.verified && !path.startsWith('/v1/account/'),
  );
  // Their own coupons and pictures; where an address is, which a listing needs.
  const own = ['coupons.claimed', 'coupons.claims', 'geo.location', 'images.addresses'];
  expect(others.map(({ name }) => name).toSorted()).toEqual(own);
});

test('a few free times are of writes with a limit, and counted by the handler where that counts something else', () => {
  const few = all.filter(({ endpoint }) => typeof endpoint.verified === 'object');
  expect(few.filter((one) => !memberWrites.includes(one) || !one.endpoint.limit)).toEqual([]);
  const counting = few.filter(({ endpoint }) => endpoint.limit?.unit !== undefined);
  expect(counting.map(({ name }) => name)).toEqual(['images.upload']);
});

/** They count what fails, or end or renew what there is. */
const COUNT_THEMSELVES = [
  'account.signin',
  'account.refresh',
  'account.signout',
  'account.verify',
  'identities.signin',
];

test('every public write has a limit', () => {
  const free = all.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && accessOf(endpoint) === 'public' && !endpoint.limit,
  );
  expect(free.map(({ name }) => name).toSorted()).toEqual(COUNT_THEMSELVES.toSorted());
});

test('endpoints that are counted together have one limit', () => {
  const limits = all.flatMap(({ endpoint }) => endpoint.limit ?? []).filter(({ shared }) => shared);
  for (const { shared } of limits) {
    expect(new Set(limits.filter((other) => other.shared === shared)).size).toBe(1);
  }
});

/** The names of the free texts in a JSON schema. */
const textsIn = (schema: z.core.JSONSchema._JSONSchema, name = ''): string[] => {
  if (typeof schema === 'boolean' || schema.enum || schema.const !== undefined) return [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, part]) => textsIn(part, field));
  const parts = [schema.items ?? [], schema.anyOf ?? []].flat().flatMap((part) => textsIn(part, name));
  return [...([schema.type].flat().includes('string') ? [name] : []), ...fields, ...parts];
};

const featureOf = (name: string): string => name.split('.')[0] ?? '';

/** Their texts are in no other reply, but let nobody in: challenges are bound to a cookie, pictures are public, names and drafts no secret. */
const READ_ONCE = [
  ...['passkeys.createOptions', 'passkeys.signinOptions', 'passkeys.proveOptions'],
  ...['account.verify', 'images.upload', 'reports.preview'],
];

test('marks the reply of every write with a text that no read shows again as secret', () => {
  const readable = new Set(
    all
      .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.secret)
      .flatMap(({ name, endpoint }) =>
        textsIn(json(endpoint.reply)).map((text) => `${featureOf(name)} ${text}`),
      ),
  );
  const writes = all.filter(({ endpoint }) => endpoint.method !== 'GET');
  const once = writes.filter(({ name, endpoint: { body, reply } }) => {
    const sent = body ? textsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : [];
    return textsIn(json(reply)).some(
      (text) => !sent.includes(text) && !readable.has(`${featureOf(name)} ${text}`),
    );
  });
  const secret = writes.filter(({ endpoint }) => endpoint.secret).map(({ name }) => name);
  expect(once.map(({ name }) => name).toSorted()).toEqual([...secret, ...READ_ONCE].toSorted());
});

test('names the zone of the browser in every call that may start a session', () => {
  const signsIn = all.filter(({ endpoint: { reply } }) => textsIn(json(reply)).includes('accessToken'));
  const names = signsIn.map(({ name }) => name).filter((name) => name !== 'account.refresh');
  expect(all.filter(({ endpoint }) => startsSession(endpoint)).map(({ name }) => name)).toEqual(names);
});

test('caches no reply that holds a secret', () => {
  expect(all.filter(({ endpoint }) => endpoint.secret && endpoint.reads)).toEqual([]);
});

test('no two endpoints share method and path', () => {
  // `{id}` and `{name}` at one position are one route.
  const keys = all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('names are unique and begin with the feature', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name } of all) expect(Object.keys(api)).toContain(name.split('.')[0]);
});

test('a search of homes reads the narrowest list that holds them', () => {
  const { list, count } = api.realties;
  const tags = (query: object) => count.reads({ query });
  expect(list.reads({ query: { cityId: 'CA595911606' } })).toEqual([
    'realties@city:CA595911606',
    'categories',
  ]);
  expect(tags({ cityId: 'CA595911606', regionId: ['CA59'] })).toEqual(['realties@city:CA595911606']);
  expect(tags({ regionId: ['CA59'] })).toEqual(['realties@region:CA59']);
  expect(tags({ regionId: ['CA59902', 'CA35'] })).toEqual([
    'realties@region:CA35',
    'realties@city:CA596090785',
    'realties@city:CA598533869',
  ]);
  expect(tags({ cityId: 'CA59' })).toEqual(['realties@region:CA59']);
  expect(tags({ cityId: 'CA59', userId: 7 })).toEqual(['realties@user:7']);
  expect(tags({ regionId: [] })).toEqual(['realties']);
});
