// Measures reads against a bare Fastify route that answers the same bytes, on both engines, as ratios of one run.

import { startPostgresql } from '../scripts/postgresql.ts';
import { compare } from './load.ts';
import { ADMIN, type Started, startBare, startProduct } from './processes.ts';

interface Case {
  name: string;
  path: string;
  /** How it is requested. */
  as: 'itself' | 'unlike' | 'member' | 'during writes';
  /** The ratio that it must reach; 0 where none is. */
  goal: number;
}

const casesOf = (id: number): Case[] => {
  const list = '/v1/query/posts?limit=10';
  const detail = `/v1/query/posts/${id}`;
  return [
    { name: 'post list, cached', path: list, as: 'itself', goal: 0.8 },
    { name: 'post detail, cached', path: detail, as: 'itself', goal: 0.8 },
    { name: 'post list, cached, odd URLs', path: list, as: 'unlike', goal: 0.25 },
    { name: 'post detail, cached, odd URLs', path: detail, as: 'unlike', goal: 0.25 },
    { name: 'post list, 20 writes a second', path: list, as: 'during writes', goal: 0.25 },
    { name: 'post detail, 20 writes a second', path: detail, as: 'during writes', goal: 0.25 },
    { name: 'post list, never cached', path: list, as: 'member', goal: 0.25 },
    { name: 'post detail, never cached', path: detail, as: 'member', goal: 0.25 },
    { name: 'detail page, cached', path: `/posts/${id}`, as: 'itself', goal: 0.6 },
    { name: 'detail page, 20 writes a second', path: `/posts/${id}`, as: 'during writes', goal: 0 },
    { name: 'detail page, made anew', path: `/posts/${id}`, as: 'unlike', goal: 0 },
  ];
};

interface Answered {
  id: number;
}

const call = async <T>(url: string, method: string, body: unknown, token?: string): Promise<T> => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
};

const WRITE_EVERY_MS = 50;

/** Changes a post that the measured answers do not show, 20 times a second, until stopped. */
const keepWriting = (url: string, token: string, id: number): (() => void) => {
  const timer = setInterval(() => {
    void call(`${url}/v1/command/posts`, 'PATCH', { id, tags: String(Math.random()) }, token);
  }, WRITE_EVERY_MS);
  return () => clearInterval(timer);
};

const bareAnswers = (url: string, cases: readonly Case[]) =>
  Promise.all(
    [...new Set(cases.map((c) => c.path))].map(async (path) => {
      const answer = await fetch(`${url}${path}`);
      const type = answer.headers.get('content-type') ?? '';
      return { path: path.replace(/\?.*/, ''), type, body: await answer.text() };
    }),
  );

const measure = async (engine: string, { url }: Started): Promise<void> => {
  const { accessToken: token } = await call<{ accessToken: string }>(
    `${url}/v1/account/signin`,
    'POST',
    ADMIN,
  );
  const posts = (await (await fetch(`${url}/v1/query/posts?postType=7&limit=1`)).json()) as Answered[];
  const oldest = (await (await fetch(`${url}/v1/query/posts?order=ASC&limit=1`)).json()) as Answered[];
  const cases = casesOf(posts[0]?.id ?? 1);
  const bare = await startBare(await bareAnswers(url, cases));
  console.log(`\n${engine}`);
  for (const { name, path, as, goal } of cases) {
    const stop = as === 'during writes' ? keepWriting(url, token, oldest[0]?.id ?? 1) : () => undefined;
    const target = { url: `${url}${path}`, unlike: as === 'unlike', ...(as === 'member' ? { token } : {}) };
    const result = await compare(target, { url: `${bare.url}${path}`, unlike: as === 'unlike' });
    stop();
    const figures = `${Math.round(result.product)}/s, bare ${Math.round(result.bare)}/s`;
    const bar = goal > 0 ? `bar ${goal.toFixed(2)}` : '';
    console.log(`  ${name.padEnd(32)} ratio ${result.ratio.toFixed(2)}  ${bar.padEnd(10)}  ${figures}`);
  }
  await bare.stop();
};

const embedded = await startProduct(null);
await measure('embedded', embedded);
await embedded.stop();

const postgresql = await startPostgresql();
if (postgresql) {
  const product = await startProduct(postgresql.url);
  await measure('PostgreSQL', product);
  await product.stop();
  await postgresql.stop();
} else {
  console.log('\nPostgreSQL is not installed here: not measured.');
}
