import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestAbandoned, refuseAbandoned } from '../db/abandoned.ts';
import { answerProblem } from '../web/web.ts';
import { makeAnswer, sendAnswer } from './answer.ts';
import { handleErrors } from './errors.ts';
import { limitLoad } from './load.ts';

let app: FastifyInstance;
/** What the handlers of '/held' wait for, and how many have begun. */
let gate: PromiseWithResolvers<void>;
let begun: number;
const note = vi.fn();

/** In: how long requests may wait and take, where a test moves the clock; else a minute. */
const build = ({ waitMs = 60_000, answerWithinMs = 60_000 } = {}) => {
  limitLoad(app, { waitMs, answerWithinMs });
  handleErrors(app, { log: pino({ level: 'silent' }), unavailable: { note } }, answerProblem);
  const held = async () => {
    begun += 1;
    await gate.promise;
    return 'done';
  };
  app.get('/held', held);
  app.post('/v1/command/held', held);
  app.get('/v1/health', async () => 'well');
  app.get('/streamed', async (_request, reply) => {
    reply.type('text/plain').send(Readable.from(endless()));
    return reply;
  });
  app.get('/large', async (request, reply) => {
    const headers = { 'content-type': 'text/plain' };
    sendAnswer(request, reply, makeAnswer({ status: 200, headers, tags: [], moment: null, body: large }));
    return reply;
  });
};

const large = 'x'.repeat(8 * 1024 * 1024);

/** More than any connection takes without being read. */
function* endless() {
  for (;;) yield 'x'.repeat(64 * 1024);
}

beforeEach(() => {
  app = Fastify({ trustProxy: true });
  gate = Promise.withResolvers<void>();
  begun = 0;
  note.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Waits for an expectation while the clock is stopped, which `expect.poll` would move. Throws what fails after all turns. */
const until = async (expectation: () => void) => {
  for (let turn = 0; turn < 5000; turn += 1) {
    try {
      expectation();
      return;
    } catch {
      await nextTurn();
    }
  }
  expectation();
};

/** Stops the clock of deadlines and patience. */
const stopClock = async () => {
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};

const from = (address: string, url = '/held') => app.inject({ url, headers: { 'x-forwarded-for': address } });

test('beyond what it works on at once a request waits and is refused; health is not', async () => {
  build({ waitMs: 50 });
  await stopClock();
  const working = ['1.1.1.1', '2001:db8::'].flatMap((network) =>
    [1, 2, 3, 4].map((n) => from(network.includes(':') ? `${network}${n}` : network)),
  );
  await until(() => expect(begun).toBe(8));
  const waiting = [from('3.3.3.3'), from('2001:db8::9')];
  const timers = 'a deadline for each request, and the patience of those that wait';
  await until(() => expect(vi.getTimerCount(), timers).toBe(8 + 2 + 2));
  vi.advanceTimersByTime(50);
  for (const { statusCode, headers } of await Promise.all(waiting)) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  }
  expect((await from('3.3.3.3', '/v1/health')).body).toBe('well');
  gate.resolve();
  for (const { body } of await Promise.all(working)) expect(body).toBe('done');
  expect((await from('3.3.3.3')).body).toBe('done');
});

test('one address leaves slots to others', async () => {
  build();
  const many = Array.from({ length: 10 }, () => from('1.1.1.1'));
  await expect.poll(() => begun).toBe(4);
  const other = from('2.2.2.2');
  await expect.poll(() => begun).toBe(5);
  gate.resolve();
  for (const { body } of await Promise.all([other, ...many])) expect(body).toBe('done');
});

test('an answer that takes too long is given once, and the handler goes on without one', async () => {
  build({ answerWithinMs: 50 });
  await stopClock();
  const late = async (request: InjectOptions) => {
    const before = begun;
    const answer = app.inject(request);
    await until(() => expect(begun).toBeGreaterThan(before));
    vi.advanceTimersByTime(50);
    return answer;
  };
  const page = await late({ url: '/held', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '1']);
  expect(page.body).toContain('지금은 응답할 수 없어요');
  const write = await late({ method: 'POST', url: '/v1/command/held', payload: { a: 1 } });
  expect(write.json()).toMatchObject({
    status: 503,
    detail: '저장됐는지 알 수 없어요. 확인한 뒤에 다시 시도해 주세요.',
  });
  expect(begun).toBe(2);
  gate.resolve();
  expect((await from('1.1.1.1')).body).toBe('done');
});

/** Connections to the listening app. Out: what opens one and sends a request of the given head. */
const listen = async () => {
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return async (head: string) => {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    socket.write(`${head} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
    return socket;
  };
};

test('neither bodies that come slowly nor answers that nobody reads take a slot', async () => {
  build();
  const open = await listen();
  const sockets = await Promise.all([
    ...Array.from({ length: 10 }, () => open('POST /v1/command/held')),
    ...Array.from({ length: 10 }, () => open('GET /large')),
    ...Array.from({ length: 10 }, () => open('GET /streamed')),
  ]);
  const answers = sockets.map((socket, n) => {
    socket.write(n < 10 ? 'Content-Length: 1000\r\n\r\n{' : '\r\n');
    return n < 10 ? null : once(socket, 'readable');
  });
  // Begun, and not read further.
  await Promise.all(answers);
  gate.resolve();
  for (let n = 0; n < 10; n += 1) expect((await from('127.0.0.1')).body).toBe('done');
  for (const socket of sockets) socket.destroy();
});

test('who goes away gives up the wait for a slot; a handler keeps its own until it ends', async () => {
  build();
  const open = await listen();
  const sockets = await Promise.all(Array.from({ length: 8 }, () => open('GET /held')));
  for (const socket of sockets) socket.write('\r\n');
  await expect.poll(() => begun).toBe(4);
  const ended = Promise.all(sockets.map((socket) => once(socket, 'close')));
  for (const socket of sockets) socket.destroy();
  await ended;
  const next = from('127.0.0.1');
  expect((await from('2.2.2.2', '/large')).statusCode).toBe(200);
  expect(begun).toBe(4);
  gate.resolve();
  expect((await next).body).toBe('done');
  expect(begun).toBe(5);
});

test('a handler whose answer came too late keeps its slot until it ends, and is noted', async () => {
  build({ answerWithinMs: 50 });
  await stopClock();
  const many = [1, 2, 3, 4].map(() => from('1.1.1.1'));
  await until(() => expect(begun).toBe(4));
  vi.advanceTimersByTime(50);
  for (const { statusCode } of await Promise.all(many)) expect(statusCode).toBe(503);
  expect(note).toHaveBeenCalledWith({ route: 'GET /held', reason: 'late', ms: expect.any(Number) });
  const next = from('1.1.1.1');
  await until(() => expect(vi.getTimerCount(), 'a deadline, and the patience of who waits').toBe(2));
  expect(begun).toBe(4);
  gate.resolve();
  expect((await next).body).toBe('done');
  expect(begun).toBe(5);
});

test('an abandoned read begins no more queries, a write goes on', async () => {
  let outcome = Promise.withResolvers<unknown>();
  limitLoad(app, { waitMs: 60_000, answerWithinMs: 50 });
  handleErrors(app, { log: pino({ level: 'silent' }), unavailable: { note } }, answerProblem);
  const query = async () => {
    begun += 1;
    await gate.promise;
    try {
      refuseAbandoned();
      outcome.resolve('sent');
    } catch (error) {
      outcome.resolve(error);
      throw error;
    }
  };
  app.get('/queries', query);
  // A wrong password is counted before it is found to be right, and then taken back.
  app.post('/v1/account/signin', query);
  await stopClock();
  const outcomeOf = async (request: InjectOptions) => {
    [gate, outcome, begun] = [Promise.withResolvers(), Promise.withResolvers(), 0];
    const answer = app.inject(request);
    await until(() => expect(begun).toBe(1));
    vi.advanceTimersByTime(50);
    expect((await answer).statusCode).toBe(503);
    gate.resolve();
    return outcome.promise;
  };
  expect(await outcomeOf({ url: '/queries' })).toBeInstanceOf(RequestAbandoned);
  expect(await outcomeOf({ method: 'POST', url: '/v1/account/signin' })).toBe('sent');
});
