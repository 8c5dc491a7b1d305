import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { freePort } from '../../server/src/testing/process.ts';
import type { Subject } from './subject.ts';

const ADDRESSES = 15_000;
const AT_ONCE = 4;
const MB = 1024 * 1024;

/** Of `Runtime.evaluate`: what stands in the heap and what buffers hold besides, in MB. */
const HELD = `(({ heapUsed, external }) => (heapUsed + external) / ${MB})(process.memoryUsage())`;

/** What a process holds after a garbage collection, in MB: it grows by more while it need not collect. In: the port of its inspector. */
const heldBy = async (port: number): Promise<number> => {
  const targets: { webSocketDebuggerUrl: string }[] = JSON.parse(
    await (await fetch(`http://127.0.0.1:${port}/json`)).text(),
  );
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const call = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    for (;;) {
      const [{ data }] = await once(socket, 'message');
      const { id, result } = JSON.parse(String(data));
      if (id === 1) return result;
    }
  };
  // The second collects what finalisers of the first have let go.
  for (let n = 0; n < 2; n += 1) await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression: HELD });
  socket.close();
  return result.value;
};

/** What browsers send; the last is a program's. */
const CODINGS = ['gzip, deflate, br, zstd', 'gzip', ''];

/** Requests `count` made-up addresses, some at a time. */
const requestAll = async (url: string, count: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const one = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'accept-encoding': CODINGS[n % CODINGS.length] };
      request(`${url}${pathOf(n)}`, { agent, headers }, (answer) => {
        answer.resume().once('close', resolve);
      })
        .once('error', reject)
        .end();
    });
  const requestOn = async () => {
    while (next < count) {
      next += 1;
      await one(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, requestOn));
  agent.destroy();
};

/** What visitors open every day, so that the process has all its code and caches at hand. */
const usual = [
  '/',
  '/realtylist',
  '/postlist',
  '/coupons',
  '/notices',
  '/v1/query/realties',
  '/realtylist/1',
];

const pathOf = (n: number): string => {
  const kinds = [
    `/?junk=${n}`,
    `/realtylist?keyword=${n}`,
    `/realtylist/${n + 1_000_000}`,
    `/made-up-${n}`,
    `/v1/query/realties?keyword=${n}`,
  ];
  return kinds[n % kinds.length] ?? '/';
};

/** How much a process grows by addresses that somebody makes up. */
export const memory: Subject = {
  name: 'memory',
  title: `${ADDRESSES.toLocaleString('en')} made-up addresses: pages, 404 pages and answers, in three codings`,
  engines: ['embedded', 'postgresql'],
  async run({ start, short }) {
    const port = await freePort();
    const { url } = (await start({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })).server();
    for (const path of usual) await (await fetch(url + path)).arrayBuffer();
    const before = await heldBy(port);
    await requestAll(url, short ? ADDRESSES / 10 : ADDRESSES);
    const after = await heldBy(port);
    return [
      { name: 'held besides', measured: after - before, limit: { most: short ? 25 : 100 }, unit: 'MB' },
    ];
  },
};
