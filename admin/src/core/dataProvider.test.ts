import { api, endpoints } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { realApi } from '../testing/real-api.ts';
import { createDataProvider } from './dataProvider.ts';

const json = (value: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': type } });

const answering = (...answers: Response[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  const calls = () =>
    fetch.mock.calls.map(([url, init]) => [
      init?.method,
      url,
      ...(typeof init?.body === 'string' ? [JSON.parse(init.body)] : []),
    ]);
  return { provider: createDataProvider(httpSend(api, { fetch })), fetch, calls };
};

const problem = (status: number, errors?: { path: string; message: string; code: string }[]) =>
  json(
    { type: 'about:blank', title: '', status, code: 'x', detail: '입력한 값이 올바르지 않아요.', errors },
    status,
    'application/problem+json',
  );

// Calls carry the token of a browser that is signed in.
beforeEach(async () => void (await realApi()));

test('a list is one call for the rows and one for their number, with the same filters', async () => {
  const { provider, calls, fetch } = answering(json([{ id: 3 }]), json(37));
  const aborter = new AbortController();
  const result = await provider.getList('posts', {
    pagination: { page: 3, perPage: 10 },
    sort: { field: 'title', order: 'ASC' },
    filter: { regionId: 'CA59', postType: 4 },
    signal: aborter.signal,
  });
  expect(result).toEqual({ data: [{ id: 3 }], total: 37 });
  expect(calls()).toEqual([
    ['GET', '/v1/query/posts?limit=10&order=ASC&postType=4&regionId=CA59&skip=20&sort=title'],
    ['GET', '/v1/query/posts/count?postType=4&regionId=CA59'],
  ]);
  expect(fetch.mock.calls[0]?.[1]?.signal).toBe(aborter.signal);
});

test('calls carry the bearer token', async () => {
  const { provider, fetch } = answering(json({ id: 7 }));
  expect(await provider.getOne('posts', { id: '7' })).toEqual({ data: { id: 7 } });
  expect(fetch.mock.calls[0]?.[0]).toBe('/v1/query/posts/7');
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toMatch(/^Bearer /);
});

test('a change sends only what changed, with the id as the number it is', async () => {
  const { provider, calls } = answering(json({ id: 7, title: 'b' }));
  const previousData = { id: 7, title: 'a', userName: 'x' };
  await provider.update('posts', { id: '7', data: { ...previousData, title: 'b' }, previousData });
  expect(calls()).toEqual([['PATCH', '/v1/command/posts', { title: 'b', id: 7 }]]);
});

test('a change says which state of the record it was made on', async () => {
  const { provider, calls } = answering(json({ id: 7, title: 'b' }));
  const previousData = { id: 7, title: 'a', updatedDate: { time: '1732147200000' } };
  await provider.update('posts', { id: 7, data: { ...previousData, title: 'b' }, previousData });
  const [, , body] = calls()[0] ?? [];
  expect(body).toEqual({ id: 7, title: 'b', basedOn: { time: '1732147200000' } });
  expect(api.posts.update.body.parse(body)).toEqual({ id: 7, title: 'b', basedOn: 1_732_147_200_000 });
});

test('a change of some fields says it as well, in every feature whose contract takes it', async () => {
  const updates = endpoints().filter(
    ({ name, endpoint: { body } }) =>
      name.endsWith('.update') && body && 'basedOn' in Object(Reflect.get(body, 'shape')),
  );
  expect(updates.length).toBeGreaterThan(10);
  for (const { name } of updates) {
    const { provider, calls } = answering(json({ id: 7 }));
    const previousData = { id: 7, shown: false, updatedDate: { time: '1732147200000' } };
    await provider.update(name.replace('.update', ''), { id: 7, data: { shown: true }, previousData });
    expect(calls()[0]?.[2], name).toEqual({ id: 7, shown: true, basedOn: previousData.updatedDate });
  }
});

test('creating and deleting', async () => {
  const { provider, calls } = answering(json({ id: 8 }, 201), new Response(null, { status: 204 }));
  expect(await provider.create('posts', { data: { title: 'a' } })).toEqual({ data: { id: 8 } });
  expect(await provider.delete('posts', { id: 8, previousData: { id: 8 } })).toEqual({ data: { id: 8 } });
  expect(calls()).toEqual([
    ['POST', '/v1/command/posts', { title: 'a' }],
    ['DELETE', '/v1/command/posts/8'],
  ]);
});

test('several records are read and deleted one by one', async () => {
  const { provider, calls } = answering(
    json({ id: 1 }),
    json({ id: 2 }),
    new Response(null, { status: 204 }),
    new Response(null, { status: 204 }),
  );
  expect(await provider.getMany('posts', { ids: [1, 2] })).toEqual({ data: [{ id: 1 }, { id: 2 }] });
  expect(await provider.deleteMany('posts', { ids: [1, 2] })).toEqual({ data: [1, 2] });
  expect(calls().map(([method]) => method)).toEqual(['GET', 'GET', 'DELETE', 'DELETE']);
});

test('errors of fields come back by field, the rest as the message of the form', async () => {
  const { provider } = answering(
    problem(400, [
      { path: 'title', message: '꼭 입력해 주세요.', code: 'required' },
      { path: 'options.0', message: '고를 수 없는 값이에요.', code: 'invalid_value' },
    ]),
  );
  await expect(provider.create('posts', { data: {} })).rejects.toMatchObject({
    status: 400,
    message: '저장하지 못했어요: 입력한 값이 올바르지 않아요.',
    body: {
      errors: {
        title: '꼭 입력해 주세요.',
        options: '고를 수 없는 값이에요.',
        root: { serverError: '저장하지 못했어요: 입력한 값이 올바르지 않아요.' },
      },
    },
  });
});

test('a save whose answer breaks off is explained in Korean and leaves the form open', async () => {
  const { provider } = answering(new Response('{"id":', { headers: { 'content-type': 'application/json' } }));
  const message = '인터넷이 끊겨 저장하지 못했어요. 쓴 내용은 그대로 있으니 연결되면 다시 저장해 주세요.';
  await expect(provider.create('posts', { data: {} })).rejects.toMatchObject({
    message,
    body: { errors: { root: { serverError: message } } },
  });
});

test('a server out of reach is explained in Korean', async () => {
  const { provider, fetch } = answering();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(provider.getOne('posts', { id: 1 })).rejects.toMatchObject({
    status: 0,
    message: '인터넷 연결을 확인하고 다시 시도해 주세요.',
  });
});

test('a resource that the contract lacks is a mistake of ours', async () => {
  const { provider } = answering();
  await expect(provider.getOne('golf', { id: 1 })).rejects.toThrow('golf.get');
});
