import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Subject } from './subject.ts';

const CLIENTS = 16;
const PATHS = ['/', '/v1/health', '/v1/query/categories', '/v1/query/realties?keyword=*'];

/** A request on a connection that stays open. Out: 'last' where the answer ends it, 'failed' where none came. */
const get = (agent: Agent, url: string): Promise<'done' | 'last' | 'failed'> =>
  new Promise((resolve) => {
    const sent = request(url, { agent }, (answer) => {
      const outcome = answer.headers.connection === 'close' ? 'last' : 'done';
      answer.resume().once('close', () => resolve(answer.complete ? outcome : 'failed'));
    });
    sent.once('error', () => resolve('failed'));
    sent.end();
  });

/** Begins a sign-in, and ends it two seconds after its head has arrived. Out: the status of the answer. */
const slowly = async (url: string, body: string, begun: () => void): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const sent = request(`${url}/v1/account/signin`, { method: 'POST', headers, agent: false });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  begun();
  await pause(2000);
  sent.end(body);
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
};

/** Whether a stop costs anybody an answer. */
export const stop: Subject = {
  name: 'stop',
  title: 'SIGTERM while clients send requests on open connections, and one still sends its request',
  engines: ['embedded', 'postgresql'],
  async run({ start }) {
    const product = await start();
    const server = product.server();
    const { url } = server;
    let [done, failed] = [0, 0];
    const clients = Array.from({ length: CLIENTS }, async (_, n) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let outcome: Awaited<ReturnType<typeof get>> = 'done';
      // As a proxy does: a connection that was ended is opened to another process.
      while (outcome === 'done') {
        const path = (PATHS[n % PATHS.length] ?? '/').replace('*', `${n}-${done}`);
        outcome = await get(agent, `${url}${path}`);
        if (outcome === 'failed') failed += 1;
        else done += 1;
      }
      agent.destroy();
    });
    const begun = Promise.withResolvers<void>();
    const body = JSON.stringify({ email: 'admin@example.com', password: product.password });
    const slow = slowly(url, body, begun.resolve);
    await begun.promise;
    await pause(1000);
    const from = performance.now();
    server.kill('SIGTERM');
    const exit = await server.ended;
    const took = performance.now() - from;
    await Promise.all(clients);
    return [
      { name: 'answers before and during the stop', measured: done, limit: { least: 100 }, unit: 'answers' },
      { name: 'requests that failed', measured: failed, limit: { most: 0 }, unit: 'requests' },
      { name: 'status of the slow request', measured: await slow, limit: { most: 201 }, unit: '' },
      { name: 'exit code', measured: Number(exit), limit: { most: 0 }, unit: '' },
      { name: 'until the end', measured: took, limit: { most: 10_000 }, unit: 'ms', timed: true },
    ];
  },
};
