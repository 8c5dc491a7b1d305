import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import pg from 'pg';
import { startCuttingProxy } from '../../server/src/testing/cutting-proxy.ts';
import { p99 } from './load/probe.ts';
import type { Subject } from './subject.ts';

const WRITES = 200;
const KILLS = 20;
const FREEZES = 3;

/** What a reader gets; null where the answer is none of the notice. */
const readTitle = async (address: string): Promise<string | null> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    const { title }: { title?: string } = JSON.parse(await answer.text());
    return answer.ok ? (title ?? null) : null;
  } catch {
    return null;
  }
};

/** Reads until the old title is gone. Out: how long after `since` (performance.now()) it was still given, in ms; 0 for never. */
const staleFor = async (address: string, old: string, since: number): Promise<number> => {
  let stale = 0;
  for (;;) {
    const sentAt = performance.now();
    if ((await readTitle(address)) !== old) return stale;
    stale = Math.max(0, sentAt - since);
  }
};

/** Commits a title by a program of its own, which kills itself as it sends the COMMIT. */
const commitAndDie = async (databaseUrl: string, title: string): Promise<void> => {
  const child = fork(join(import.meta.dirname, 'load/commit-and-die.ts'), [databaseUrl, title]);
  await once(child, 'exit');
};

/** Whether readers on one process learn of what another wrote, also when that is killed or the connection freezes. */
export const announcements: Subject = {
  name: 'announcements',
  title: `${WRITES} writes read on another process, ${KILLS} writers killed right after their commit, a frozen connection`,
  engines: ['postgresql'],
  async run({ start, short }) {
    const [writes, kills, freezes] = short ? [WRITES / 10, 2, 1] : [WRITES, KILLS, FREEZES];
    const writer = await start();
    const databaseUrl = writer.databaseUrl ?? '';
    const proxy = await startCuttingProxy(databaseUrl);
    const sql = new pg.Client(databaseUrl);
    await sql.connect();
    try {
      const reader = await start({ DATABASE_URL: proxy.url }, writer);
      const { token } = await writer.signIn();
      const draft = { title: 'n0', regionId: 'CA59', content: '알려요.' };
      const { client } = await writer.signIn();
      const { id } = await client.notices.create({ body: draft });
      const address = reader.server().url + hrefOf(api.notices.get, { params: { id } });
      let number = 0;
      let old = draft.title;
      const nextTitle = () => {
        number += 1;
        return `n${number}`;
      };
      /** So that it is cached there. */
      const readTwice = async () => {
        await readTitle(address);
        old = (await readTitle(address)) ?? '';
      };
      const write = (title: string) =>
        fetch(`${writer.server().url}${api.notices.update.path}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ id, title }),
        });

      const after: number[] = [];
      for (let n = 0; n < writes; n += 1) {
        await readTwice();
        await write(nextTitle());
        after.push(await staleFor(address, old, performance.now()));
      }

      let [killed, missed] = [0, 0];
      for (let n = 0; n < kills; n += 1) {
        await readTwice();
        const title = nextTitle();
        if (n % 2) {
          await commitAndDie(databaseUrl, title);
        } else {
          void write(title).catch(() => undefined);
          const isThere = async () =>
            (await sql.query('SELECT 1 FROM notices WHERE title = $1', [title])).rowCount === 1;
          while (!(await isThere()));
          writer.server().kill('SIGKILL');
          await writer.server().ended;
        }
        const stale = await staleFor(address, old, performance.now());
        killed = Math.max(killed, stale);
        await readTwice();
        if (old !== title) missed += 1;
        if (n % 2 === 0) await writer.start();
      }

      let frozen = 0;
      for (let n = 0; n < freezes; n += 1) {
        await readTwice();
        await proxy.set('silent');
        await write(nextTitle());
        frozen = Math.max(frozen, await staleFor(address, old, performance.now()));
        await proxy.set('reset');
        await proxy.set('ok');
        while ((await readTitle(address)) !== `n${number}`) await pause(50);
      }
      return [
        {
          name: 'old on another process after a write, p99',
          measured: p99(after),
          limit: { most: 200 },
          unit: 'ms',
          timed: true,
        },
        {
          name: 'longest old after a kill',
          measured: killed,
          limit: { most: 1000 },
          unit: 'ms',
          timed: true,
        },
        {
          name: 'killed writers whose write nobody reads',
          measured: missed,
          limit: { most: 0 },
          unit: 'writes',
        },
        {
          name: 'longest old on a frozen connection',
          measured: frozen,
          limit: { most: 1000 },
          unit: 'ms',
          timed: true,
        },
      ];
    } finally {
      await sql.end();
      await proxy.close();
    }
  },
};
