import { Agent } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { Writer } from './cold-fill.ts';
import { timed } from './measure.ts';
import type { StartedProcess } from './processes.ts';
import { makeListing } from './realty-inputs.ts';
import { send } from './requests.ts';

const agent = new Agent({ keepAlive: true });

const write = (url: string, method: string, body: unknown, { token }: Writer): Promise<unknown> =>
  send(`${url}/v1/command/realties`, agent, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const change = (url: string, title: string, writer: Writer) =>
  write(url, 'PATCH', { id: writer.id, title, content: `${title}, 역까지 걸어서 3분이에요.` }, writer);

/** V8 compiles what a write runs over the first hundreds of a process: a server that runs for days is past them. */
const WARM_ROUNDS = 2;
/** Parts of the round that is timed. */
const PARTS = 3;

/**
 * Milliseconds of changes and of new listings, one after the other, from request to answer. In: also `between`, which is called
 * before each part of them and at the end: what it measures meets the same drift of the machine.
 */
export const timeWrites = async (
  url: string,
  writers: readonly Writer[],
  between: () => Promise<void> = async () => undefined,
) => {
  const newListings = (WARM_ROUNDS + 1) * writers.length;
  const [changes, creations]: [number[], number[]] = [[], []];
  const writeBoth = async (number: number, writer: Writer) => {
    changes.push(await timed(() => change(url, `새로 고친 콘도 ${number}`, writer)));
    const { input } = makeListing(number, newListings, 2, Date.now());
    creations.push(await timed(() => write(url, 'POST', { ...input, images: [] }, writer)));
  };
  const warm = WARM_ROUNDS * writers.length;
  const part = Math.ceil(writers.length / PARTS);
  for (let number = 0; number < newListings; number += 1) {
    const writer = writers[number % writers.length];
    if (number >= warm && (number - warm) % part === 0) await between();
    if (writer) await writeBoth(number, writer);
  }
  await between();
  return { changes: changes.slice(warm), creations: creations.slice(warm) };
};

/** Milliseconds until a process answers with a listing's new title. */
const untilAnew = (url: string, id: number, title: string): Promise<number> =>
  timed(async () => {
    for (;;) {
      const answer = await fetch(`${url}/v1/query/realties/${id}`);
      if ((await answer.text()).includes(title)) return;
    }
  });

/** Milliseconds from the answer of a write on one process until another, which held the old answer, answers anew. */
export const timeAnnouncements = async (
  writing: string,
  reading: string,
  writers: readonly Writer[],
): Promise<number[]> => {
  const times: number[] = [];
  for (const [index, writer] of writers.entries()) {
    const title = `다른 곳에서 고친 콘도 ${index}`;
    await fetch(`${reading}/v1/query/realties/${writer.id}`);
    await change(writing, title, writer);
    times.push(await untilAnew(reading, writer.id, title));
  }
  return times;
};

const untilCommitted = async (database: pg.Client, id: number, title: string): Promise<void> => {
  for (;;) {
    const { rows } = await database.query('select 1 from realties where id = $1 and title = $2', [id, title]);
    if (rows.length > 0) return;
    await nextTurn();
  }
};

/** The same where the writing process is killed as soon as its commit is seen. In: starts a process that writes. */
export const timeKilledAnnouncements = async (
  startWriting: () => Promise<StartedProcess>,
  reading: string,
  { writers, database }: { writers: readonly Writer[]; database: pg.Client },
): Promise<number[]> => {
  const times: number[] = [];
  for (const [index, writer] of writers.entries()) {
    const title = `마지막으로 고친 콘도 ${index}`;
    await fetch(`${reading}/v1/query/realties/${writer.id}`);
    const process = await startWriting();
    // Its answer may be lost with the process.
    const answered = change(process.url, title, writer).catch(() => undefined);
    await untilCommitted(database, writer.id, title);
    const killed = process.kill();
    times.push(await untilAnew(reading, writer.id, title));
    await Promise.all([answered, killed]);
  }
  return times;
};
