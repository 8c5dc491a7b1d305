import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@hanca/common/client.ts';
import { BadAnswer } from '../kill9/calls.ts';
import type { Product } from '../kill9/product.ts';
import { p99, probe } from './load/probe.ts';
import type { Subject } from './subject.ts';

const POSTS = 20;
const GIVE_UP_MS = 15_000;
const ENDLESS = '끝나지 않는 글';

/** The database works for ever on a post of that title. */
const TRAP = `
  CREATE FUNCTION run_away() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN LOOP END LOOP; END';
  CREATE TRIGGER run_away BEFORE INSERT ON posts FOR EACH ROW
  WHEN (NEW.title = '${ENDLESS}') EXECUTE FUNCTION run_away()`;

const setTrap = async (product: Product): Promise<void> => {
  product.server().kill('SIGTERM');
  await product.server().ended;
  const database = await product.openDatabase();
  await database.pool.query(TRAP);
  await database.close();
  await product.start();
};

const publish = async (client: Client, title: string): Promise<void> => {
  const body = { title, postType: 1, regionId: 'CA59', content: '본문이에요.', contentType: 1 } as const;
  await client.posts.create({ body });
};

/** Out: the status of the answer to a post whose statement never ends. */
const publishEndless = async (client: Client): Promise<number> => {
  try {
    await publish(client, ENDLESS);
    return 201;
  } catch (error) {
    if (error instanceof BadAnswer) return error.status;
    throw error;
  }
};

/** What a statement that never ends costs those who did not send it. */
export const embedded: Subject = {
  name: 'embedded',
  title: 'a statement on the embedded database never ends',
  engines: ['embedded'],
  async run({ start }) {
    const product = await start();
    await setTrap(product);
    const { client } = await product.signIn();
    for (let n = 1; n <= POSTS; n += 1) await publish(client, `글 ${n}`);

    const end = new AbortController();
    const health = probe(`${product.server().url}/v1/health`, end.signal);
    const status = await Promise.race([publishEndless(client), pause(GIVE_UP_MS, null)]);
    if (status === null) throw new Error(`no answer within ${GIVE_UP_MS} ms`);
    const from = performance.now();
    let found = Number.NaN;
    while (Number.isNaN(found)) {
      found = await client.posts.count({ query: {} }).catch(() => Number.NaN);
      if (Number.isNaN(found)) await pause(50);
    }
    const recovery = performance.now() - from;
    end.abort();
    const times = await health;
    return [
      { name: 'health meanwhile, p99', measured: p99(times), limit: { most: 300 }, unit: 'ms', timed: true },
      {
        name: 'answers other than 503',
        measured: status === 503 ? 0 : 1,
        limit: { most: 0 },
        unit: 'answers',
      },
      {
        name: 'until the database answers again',
        measured: recovery,
        limit: { most: 3000 },
        unit: 'ms',
        timed: true,
      },
      { name: 'stored posts lost', measured: POSTS - found, limit: { most: 0 }, unit: 'posts' },
    ];
  },
};
