// Measures reads against a bare Fastify route that answers the same bytes, on both engines, as ratios of one run.
import { type Comparison, compare } from './load.ts';
import { type Started, startBare, startPostgresql, startProduct } from './processes.ts';

interface Case {
  name: string;
  path: string;
  fresh: boolean;
  /** The ratio that is asked of it. */
  goal: number;
}

const casesOf = (id: number): Case[] => [
  { name: 'post list, API, kept', path: '/v1/query/posts?limit=10', fresh: false, goal: 0.8 },
  { name: 'post detail, API, kept', path: `/v1/query/posts/${id}`, fresh: false, goal: 0.8 },
  { name: 'post list, API, not kept', path: '/v1/query/posts?limit=10', fresh: true, goal: 0.25 },
  { name: 'post detail, API, not kept', path: `/v1/query/posts/${id}`, fresh: true, goal: 0.25 },
  { name: 'post detail, page, kept', path: `/posts/${id}`, fresh: false, goal: 0.6 },
  { name: 'post detail, page, not kept', path: `/posts/${id}`, fresh: true, goal: 0 },
];

const measure = async (engine: string, product: Started): Promise<void> => {
  const posts = (await (await fetch(`${product.url}/v1/query/posts?postType=7&limit=1`)).json()) as {
    id: number;
  }[];
  const cases = casesOf(posts[0]?.id ?? 1);
  const answers = await Promise.all(
    [...new Set(cases.map((c) => c.path))].map(async (path) => {
      const answer = await fetch(`${product.url}${path}`);
      return {
        path: path.replace(/\?.*/, ''),
        type: answer.headers.get('content-type') ?? '',
        body: await answer.text(),
      };
    }),
  );
  const bare = await startBare(answers);
  console.log(`\n${engine}`);
  for (const { name, path, fresh, goal } of cases) {
    const result: Comparison = await compare(
      { url: `${product.url}${path}`, fresh },
      { url: `${bare.url}${path}`, fresh },
    );
    const figures = `${Math.round(result.product)}/s, bare ${Math.round(result.bare)}/s`;
    const asked = goal > 0 ? ` (asked: ${goal})` : '';
    console.log(`  ${name.padEnd(28)} ratio ${result.ratio.toFixed(2)}${asked}  ${figures}`);
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
