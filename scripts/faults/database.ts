import { setTimeout as pause } from 'node:timers/promises';
import { type Network, startCuttingProxy } from '../../server/src/testing/cutting-proxy.ts';
import type { Subject } from './subject.ts';

const NETWORKS: Network[] = ['reset', 'refuse', 'silent'];
/** How long each fault lasts, and how many requests meet it at once. */
const FAULT_MS = 4000;
const AT_ONCE = 20;
const GIVE_UP_MS = 10_000;

interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
}

const timed = async (url: string, init: RequestInit = {}): Promise<Answer> => {
  const from = performance.now();
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) }).catch(() => null);
  await answer?.arrayBuffer();
  const ms = performance.now() - from;
  return { status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null, ms };
};

const post = { title: '글', postType: 1, regionId: 'CA59', content: '본문이에요.', contentType: 1 };

/** What visitors see while the network to the database fails, and after it has returned. */
export const database: Subject = {
  name: 'database',
  title: 'the network to the database breaks, refuses or swallows everything, and returns',
  engines: ['postgresql'],
  async run({ start, short }) {
    const faultMs = short ? FAULT_MS / 4 : FAULT_MS;
    const direct = await start();
    const proxy = await startCuttingProxy(direct.databaseUrl ?? '');
    let [longest, wrong, recovery, serial] = [0, 0, 0, 0];
    try {
      const product = await start({ DATABASE_URL: proxy.url }, direct);
      const { url } = product.server();
      const { token } = await product.signIn();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const write = { method: 'POST', headers, body: JSON.stringify(post) };
      /** A search that is made for the first time, and a write, in turn. */
      const next = () => {
        serial += 1;
        return serial % 2
          ? timed(`${url}/v1/query/posts?keyword=${serial}`)
          : timed(`${url}/v1/command/posts`, write);
      };
      const all = () => Promise.all(Array.from({ length: AT_ONCE }, next));
      for (const network of NETWORKS) {
        await all();
        await proxy.set(network);
        const until = performance.now() + faultMs;
        while (performance.now() < until) {
          for (const { status, retryAfter, ms } of await all()) {
            longest = Math.max(longest, ms);
            if (status !== 503 || retryAfter === null) wrong += 1;
          }
        }
        await proxy.set('ok');
        const from = performance.now();
        while (!(await all()).every(({ status }) => status < 300)) await pause(50);
        recovery = Math.max(recovery, performance.now() - from);
      }
    } finally {
      await proxy.close();
    }
    return [
      { name: 'longest answer', measured: longest, limit: { most: 3200 }, unit: 'ms', timed: true },
      {
        name: 'answers other than 503 with Retry-After',
        measured: wrong,
        limit: { most: 0 },
        unit: 'answers',
      },
      { name: 'until it answers again', measured: recovery, limit: { most: 2000 }, unit: 'ms', timed: true },
    ];
  },
};
