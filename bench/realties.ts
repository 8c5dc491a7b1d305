// Measures searches for listings through the real handlers, few listings against many, and shows how the database
// answers each: npm run bench -- realties

import { quantile, timed } from './measure.ts';
import { startPostgresql } from './processes.ts';
import { fillRealties } from './realties-fill.ts';
import { type Case, casesOf } from './realty-cases.ts';
import { createDatabase, openStore, type Store } from './store.ts';

/** At most so many times as long among many listings as among few. */
const MOST_RATIO = 1.5;
const WARM = 5;
const MOST_ROUNDS = 200;
/** A slow case is asked less often. */
const MOST_MS = 4000;

/** Asks both in turn, so that the machine's drift meets both alike. */
const measure = async (few: Store, many: Store, path: string): Promise<{ few: number[]; many: number[] }> => {
  for (let round = 0; round < WARM; round++) {
    await few.ask(path);
    await many.ask(path);
  }
  const times = { few: [] as number[], many: [] as number[] };
  const started = performance.now();
  while (times.few.length < MOST_ROUNDS && performance.now() - started < MOST_MS) {
    times.few.push(await timed(() => few.ask(path)));
    times.many.push(await timed(() => many.ask(path)));
  }
  return times;
};

const howFound = async (store: Store, path: string): Promise<{ words: string; wrong: boolean }> => {
  const plans = await store.plansOf(path, 'realties');
  const indexes = [...new Set(plans.flatMap((plan) => plan.indexes))].filter((name) =>
    name.startsWith('realties_'),
  );
  const wrong = plans.some((plan) => plan.scanned.includes('realties'));
  const ms = plans.reduce((sum, plan) => sum + plan.ms, 0);
  return { words: `${wrong ? 'SEQ SCAN ' : ''}${indexes.join(', ')} (${ms.toFixed(1)} ms)`, wrong };
};

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One line. Out: whether it is as it is to be. */
const report = async (one: Case, few: Store, many: Store): Promise<boolean> => {
  try {
    return await reportTimes(one, few, many);
  } catch (error) {
    console.log(`${one.name.padEnd(42)}FAILED ${wordsOf(error).slice(0, 200)}`);
    return false;
  }
};

const reportTimes = async (one: Case, few: Store, many: Store): Promise<boolean> => {
  const times = await measure(few, many, one.path);
  const [before, after] = [quantile(times.few, 0.5), quantile(times.many, 0.5)];
  const ratio = after / before;
  const plan = await howFound(many, one.path);
  const slow = one.firstPage && ratio > MOST_RATIO;
  const figures = [before, quantile(times.few, 0.99), after, quantile(times.many, 0.99), ratio];
  const columns = figures.map((figure) => figure.toFixed(2).padStart(8)).join('');
  console.log(`${one.name.padEnd(42)}${columns} ${slow ? '!' : ' '} ${plan.words}`);
  return !slow && !plan.wrong;
};

const compare = async (engine: string, few: Store, many: Store): Promise<void> => {
  console.log(`\n${engine}: milliseconds of a call`);
  const heads = ['p50 few', 'p99 few', 'p50', 'p99', 'ratio'].map((head) => head.padStart(8)).join('');
  console.log(`${''.padEnd(42)}${heads}   how it is found among many, and the database's part of the time`);
  const wrong: string[] = [];
  for (const one of casesOf()) if (!(await report(one, few, many))) wrong.push(one.name);
  console.log(
    wrong.length === 0
      ? `No first page takes more than ${MOST_RATIO} times as long; each has an index.`
      : `Failed, beyond ${MOST_RATIO} times, or without an index: ${wrong.join('; ')}.`,
  );
};

const both = async (engine: string, urls: [string | null, string | null], counts: [number, number]) => {
  console.log(`\n${engine}`);
  const filled = (count: number) => ({
    roles: [],
    fill: (services: Parameters<typeof fillRealties>[0]) => fillRealties(services, count),
  });
  const few = await openStore(urls[0], filled(counts[0]));
  const many = await openStore(urls[1], filled(counts[1]));
  try {
    await compare(engine, few, many);
  } finally {
    await few.close();
    await many.close();
  }
};

const postgresql = await startPostgresql();
if (postgresql) {
  try {
    const few = await createDatabase(postgresql.url, 'few');
    const many = await createDatabase(postgresql.url, 'many');
    await both('PostgreSQL, 1,000 and 100,000 listings', [few, many], [1000, 100_000]);
  } finally {
    await postgresql.stop();
  }
} else {
  console.log('\nPostgreSQL is not installed here: not measured.');
}
await both('embedded, 1,000 and 20,000 listings', [null, null], [1000, 20_000]);
