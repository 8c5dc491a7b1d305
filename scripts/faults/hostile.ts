import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { CONTENT_MAX } from '@hanca/common/fields.ts';
import { realtyForm } from '../../server/src/testing/samples.ts';
import { p99, probe } from './load/probe.ts';
import type { Subject } from './subject.ts';

/** Made nearly wholly of what two rules of screening begin with. */
const SCREENED = ['currentlyin', 'telegram', '가telegram'];
const SEARCHED = 100;
const SEARCHES_AT_ONCE = 4;
/** Screening runs each minute. */
const UNTIL_SCREENED_MS = 65_000;

/** Whether texts and searches made to take long keep others waiting. */
export const hostile: Subject = {
  name: 'hostile',
  title: 'listings and searches of letters that screening and excerpts take long to look through',
  engines: ['embedded', 'postgresql'],
  async run({ start, short }) {
    const product = await start();
    const { url } = product.server();
    const { client } = await product.signIn();
    for (const unit of SCREENED) {
      const content = unit.repeat(CONTENT_MAX / unit.length);
      await client.realties.create({ body: realtyForm({ content, price: 900 + unit.length }) });
    }
    for (let n = 0; n < SEARCHED; n += 1) {
      const content = `뷁나${'뷁'.repeat(7998)}`;
      const body = realtyForm({ content, price: 1000 + n, address: `${100 + n} Main St` });
      await client.realties.create({ body });
    }
    const ends = new AbortController();
    const health = probe(`${url}/v1/health`, ends.signal);
    let [answered, failed] = [0, 0];
    const search = async (from: number) => {
      for (let n = from; !ends.signal.aborted; n += SEARCHES_AT_ONCE) {
        // All pairs of its letters stand in each text, the whole in none. Another one each time: nothing comes from the cache.
        const keyword = `${'뷁'.repeat(60 + (n % 30))}나 ${'뷁'.repeat(1 + (Math.floor(n / 30) % 8))}`;
        const path =
          n % 2 === 0
            ? hrefOf(api.search.find, { query: { keyword, kind: 'realties', limit: 100 - (n % 7) } })
            : `/search?${new URLSearchParams({ keyword })}`;
        const status = await fetch(`${url}${path}`).then(
          (answer) => answer.status,
          () => null,
        );
        if (status === 200) answered += 1;
        else failed += 1;
      }
    };
    const searches = Array.from({ length: SEARCHES_AT_ONCE }, (_, n) => search(n));
    await pause(short ? 3000 : UNTIL_SCREENED_MS);
    ends.abort();
    await Promise.all(searches);
    console.log(`  ${answered} searches answered`);
    return [
      { name: 'health, p99', measured: p99(await health), limit: { most: 300 }, unit: 'ms', timed: true },
      { name: 'searches answered', measured: answered, limit: { least: 10 }, unit: 'searches', timed: true },
      { name: 'searches that failed', measured: failed, limit: { most: 0 }, unit: 'searches', timed: true },
    ];
  },
};
