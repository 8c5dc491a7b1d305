import { flood } from './load/flooding.ts';
import { p99, probe } from './load/probe.ts';
import type { Subject } from './subject.ts';

const OTHERS = ['127.0.0.2', '127.0.0.3'];
const PATHS = [
  '/?junk=*',
  '/*',
  '/realtylist?keyword=*',
  '/v1/query/realties?keyword=*',
  '/v1/query/posts?junk=*',
];
const PHASE_MS = 1500;

/** Whether requests for what nobody wants keep others from what is at hand. */
export const junk: Subject = {
  name: 'junk',
  title:
    'made-up addresses and bursts of pipelined requests, from 20 and 100 connections and one address or two',
  engines: ['embedded', 'postgresql'],
  async run({ start, short }) {
    const phaseMs = short ? PHASE_MS / 3 : PHASE_MS;
    const { url } = (await start()).server();
    const ends = new AbortController();
    const probes = ['/v1/health', '/realtylist', '/'].map((path) => probe(`${url}${path}`, ends.signal));
    // The readers' own address is used too: as behind a proxy that is not believed.
    for (const addresses of [OTHERS, ['127.0.0.1']]) {
      for (const connections of [20, 100]) {
        await flood({ url, paths: PATHS, connections, addresses, bursts: 20 }, phaseMs);
      }
    }
    ends.abort();
    const [health = [], ...pages] = await Promise.all(probes);
    return [
      { name: 'health, p99', measured: p99(health), limit: { most: 300 }, unit: 'ms', timed: true },
      {
        name: "others' cached pages, p99",
        measured: p99(pages.flat()),
        limit: { most: 500 },
        unit: 'ms',
        timed: true,
      },
    ];
  },
};
