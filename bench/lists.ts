// Measures what the console reads of lists of 100,000 rows, as an admin and through the real handlers, and shows how the
// database answers: npm run bench -- lists

import { startPostgresql } from '../scripts/postgresql.ts';
import { type ListCase, listCases } from './list-cases.ts';
import { fillLists } from './list-fill.ts';
import { quantile, timed } from './measure.ts';
import { createDatabase, openStore, type Store } from './store.ts';

const ROWS = 100_000;
/** Milliseconds that a page of a list may take at p99. */
const GOAL = 100;
const WARM = 3;
const MOST_ROUNDS = 100;
/** A slow case is measured less often. */
const MOST_MS = 1000;

const howFound = async (store: Store, { path, table }: ListCase): Promise<string> => {
  const plans = await store.plansOf(path, table);
  const indexes = [...new Set(plans.flatMap((plan) => plan.indexes))].filter((name) =>
    name.startsWith(table),
  );
  const scanned = plans.some((plan) => plan.scanned.includes(table));
  return `${scanned ? 'SEQ SCAN ' : ''}${indexes.join(', ')}`;
};

/** One line. Out: whether it is within the goal. */
const report = async (store: Store, one: ListCase): Promise<boolean> => {
  try {
    return await reportTimes(store, one);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    console.log(`${one.name.padEnd(58)}FAILED ${words.slice(0, 200)}`);
    return false;
  }
};

const reportTimes = async (store: Store, one: ListCase): Promise<boolean> => {
  for (let round = 0; round < WARM; round++) await store.read(one.path);
  const times: number[] = [];
  const started = performance.now();
  while (times.length < MOST_ROUNDS && performance.now() - started < MOST_MS) {
    times.push(await timed(() => store.read(one.path)));
  }
  const p99 = quantile(times, 0.99);
  const slow = p99 > GOAL;
  const figures = [quantile(times, 0.5), p99].map((figure) => figure.toFixed(1).padStart(8)).join('');
  console.log(`${one.name.padEnd(58)}${figures} ${slow ? '!' : ' '} ${await howFound(store, one)}`);
  return !slow || !one.isPage;
};

const postgresql = await startPostgresql();
if (postgresql) {
  try {
    console.log(`\nPostgreSQL, ${ROWS.toLocaleString('en-CA')} rows of each list`);
    const fill = (services: Parameters<typeof fillLists>[0]) => fillLists(services, ROWS);
    const store = await openStore(await createDatabase(postgresql.url, 'lists'), { roles: ['admin'], fill });
    try {
      console.log(`\n${'milliseconds of a call'.padEnd(58)}     p50     p99   how it is found`);
      const slow: string[] = [];
      for (const one of listCases()) if (!(await report(store, one))) slow.push(one.name);
      console.log(
        slow.length === 0
          ? `\nEvery page within ${GOAL} ms.`
          : `\nPages beyond ${GOAL} ms: ${slow.join('; ')}.`,
      );
    } finally {
      await store.close();
    }
  } finally {
    await postgresql.stop();
  }
} else {
  console.log('\nPostgreSQL is not installed here: not measured.');
}
