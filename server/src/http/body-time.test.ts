import { once } from 'node:events';
import { request } from 'node:http';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from './body-time.ts';

const app = Fastify();
let port = 0;
beforeAll(async () => {
  limitBodyTime(app, 50);
  for (const url of ['/v1/command/things', '/v1/storage/images']) app.post(url, async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => app.close());

/** Sends half of a body; what comes then. */
const half = (path: string) => {
  const headers = { 'content-type': 'application/json', 'content-length': '10' };
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  sent.write('"1234');
  return sent;
};

test('a body that does not arrive is cut', async () => {
  const sent = half('/v1/command/things');
  const [error] = await once(sent, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});

test('a picture may take longer', async () => {
  const sent = half('/v1/storage/images');
  // Beyond the time of the other one, which is cut meanwhile.
  await once(half('/v1/command/things'), 'error');
  sent.end('5678"');
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(200);
});
