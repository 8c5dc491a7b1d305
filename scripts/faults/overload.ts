import { type Counts, flood } from './load/flooding.ts';
import type { Bar, Subject } from './subject.ts';

/** Eight visitors' addresses. */
const addresses = Array.from({ length: 8 }, (_, n) => `127.0.0.${n + 2}`);
/** Searches that nobody has made before: nothing of them is cached. */
const paths = ['/v1/query/realties?keyword=*', '/v1/query/posts?keyword=*'];
const WARM_UP_MS = 2000;
const RUN_MS = 5000;
const PEAK_CLIENTS = [8, 16, 32];

/** What ten times the load leaves of the useful work. */
export const overload: Subject = {
  name: 'overload',
  title: 'clients that request uncached work again at once, ten times as many as at the peak',
  engines: ['embedded', 'postgresql'],
  async run({ start, short }) {
    const runMs = short ? RUN_MS / 5 : RUN_MS;
    const perSecond = ({ answered }: Counts): number => (answered * 1000) / runMs;
    const { url } = (await start()).server();
    const load = (connections: number, ms: number) => flood({ url, paths, connections, addresses }, ms);
    await load(8, short ? runMs : WARM_UP_MS);
    let [peak, at] = [0, 0];
    for (const clients of short ? PEAK_CLIENTS.slice(1, 2) : PEAK_CLIENTS) {
      const found = perSecond(await load(clients, runMs));
      if (found > peak) [peak, at] = [found, clients];
    }
    const beyond = await load(at * 10, runMs);
    const share: Bar = {
      name: `useful answers of ${at * 10} clients, of the peak of ${Math.round(peak)}/s with ${at}`,
      measured: (perSecond(beyond) / peak) * 100,
      limit: { least: 80 },
      unit: '%',
      timed: true,
    };
    return [
      share,
      { name: 'connections that failed', measured: beyond.failed, limit: { most: 0 }, unit: 'requests' },
    ];
  },
};
