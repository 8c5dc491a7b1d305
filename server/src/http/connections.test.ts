import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConnections } from './connections.ts';

const connections = createConnections({ bodyWithinMs: 50 });
const app = Fastify({ serverFactory: connections.serverFactory, return503OnClosing: false });
/** The same, where a picture has to come faster than anybody drips. */
const hasty = Fastify({
  serverFactory: createConnections({ leastRate: { bytes: 10_000, withinMs: 50 } }).serverFactory,
});
let port = 0;
let hastyPort = 0;
let handled = 0;
const finish = Promise.withResolvers<void>();
beforeAll(async () => {
  app.get('/', async () => 'page');
  app.get('/held', async () => {
    handled += 1;
    await finish.promise;
    return 'held';
  });
  app.post('/v1/command/things', async () => 'here');
  app.post('/v1/storage/images', async () => 'here');
  app.post('/v1/storage/refused', {
    onRequest: async (_request, reply) => reply.code(401).send('who?'),
    handler: async () => 'here',
  });
  hasty.post('/v1/storage/images', async () => 'here');
  const portOf = async (one: typeof app) =>
    Number(new URL(await one.listen({ port: 0, host: '127.0.0.1' })).port);
  port = await portOf(app);
  hastyPort = await portOf(hasty);
});
afterAll(() => Promise.all([app.close(), hasty.close()]));

const open = async (to = port): Promise<Socket> => {
  const socket = connect(to, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Waits for the end of a connection, also by a reset. */
const closed = (socket: Socket) =>
  new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));

/** Sends half of a body, and more of it whenever the server takes it. Out: what it answers until it cuts. */
const drip = async (method: string, path: string, to = port): Promise<string> => {
  const socket = await open(to);
  const type = 'Content-Type: application/json';
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 1000\r\n\r\n"`);
  const dripping = setInterval(() => socket.write('x'), 5);
  const answer: string[] = [];
  socket.on('data', (chunk) => answer.push(String(chunk)));
  await closed(socket);
  clearInterval(dripping);
  return answer.join('');
};

test('a body that does not arrive is cut', async () => {
  expect(await drip('POST', '/v1/command/things')).toBe('');
});

test('so is one that nobody reads, or whose request was refused meanwhile', async () => {
  expect(await drip('GET', '/')).toMatch(/^HTTP\/1.1 200 .*page$/s);
  expect(await drip('POST', '/v1/storage/refused')).toMatch(/^HTTP\/1.1 401 .*who\?$/s);
  expect(await drip('POST', '/%')).toMatch(/^HTTP\/1.1 400 /);
});

test('a picture may take longer', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '10' };
  const sent = request({ host: '127.0.0.1', port, path: '/v1/storage/images', method: 'POST', headers });
  sent.write('"1234');
  // Beyond the time of the other one, which is cut meanwhile.
  await drip('POST', '/v1/command/things');
  sent.end('5678"');
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(200);
});

test('a picture that hardly comes is cut', async () => {
  expect(await drip('POST', '/v1/storage/images', hastyPort)).toBe('');
});

test('a connection that sends many requests at once is cut, and they are not begun', async () => {
  const socket = await open();
  socket.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(300));
  await closed(socket);
  expect(handled).toBe(10);
});

test('while it stops, connections end with their next answer', async () => {
  const agent = new Agent({ keepAlive: true });
  const get = async (path: string) => {
    const sent = request({ agent, host: '127.0.0.1', port, path }).end();
    const [answer] = await once(sent, 'response');
    return [answer.headers.connection, await text(answer)];
  };
  expect(await get('/')).toEqual(['keep-alive', 'page']);
  const idle = await open();
  const begun = handled;
  const held = get('/held');
  await expect.poll(() => handled).toBe(begun + 1);

  const ended = connections.end(60_000);
  expect(await get('/')).toEqual(['close', 'page']);
  finish.resolve();
  expect(await held).toEqual(['close', 'held']);
  await Promise.all([ended, closed(idle.resume())]);
});
