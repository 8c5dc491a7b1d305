import { Agent } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';
import { LISTING_DAYS } from '@hanca/common/realties.ts';
import type pg from 'pg';
import type { Writer } from './cold-fill.ts';
import { timed } from './measure.ts';
import type { StartedProcess } from './processes.ts';
import { valuesOf } from './realties-fill.ts';
import { makeListing } from './realty-inputs.ts';
import { send } from './requests.ts';

const LISTING_MS = LISTING_DAYS * 24 * 3600_000;

const agent = new Agent({ keepAlive: true });

const write = (url: string, method: string, body: unknown, { token }: Writer): Promise<unknown> =>
  send(`${url}/v1/command/realties`, agent, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const change = (url: string, title: string, writer: Writer) =>
  write(url, 'PATCH', { id: writer.id, title, content: `${title}, 역까지 걸어서 3분이에요.` }, writer);

/** Milliseconds from request to answer. */
export interface WriteTimes {
  changes: number[];
  creations: number[];
  /** New listings by the route by hand, where it serves the same database. */
  byHand: number[];
}

/** V8 compiles what a write runs over the first hundreds of a process: a server that runs for days is past them. */
const WARM_ROUNDS = 2;

/** A new listing as its columns, ready to be stored. */
const columnsOf = (input: RealtyInput, userId: number) => ({
  ...valuesOf(input, { userId, pointKey: Buffer.alloc(32) }),
  expiresAt: new Date(Date.now() + LISTING_MS),
});

/**
 * For each writer a change, a new listing and, where its address is given, a new listing by the route by hand. The latter stands
 * before or after the change in turn, so that each of the three follows either of the others equally often. Out: the times of the
 * last round; the rounds before it warm the processes up.
 */
export const timeWrites = async (
  url: string,
  writers: readonly Writer[],
  byHandUrl?: string,
): Promise<WriteTimes> => {
  const rounds = WARM_ROUNDS + 1;
  let times: WriteTimes = { changes: [], creations: [], byHand: [] };
  for (let round = 0; round < rounds; round += 1) {
    times = { changes: [], creations: [], byHand: [] };
    for (const [index, writer] of writers.entries()) {
      const number = round * writers.length + index;
      const { input: made } = makeListing(number, rounds * writers.length, 2, Date.now());
      const input = { ...made, images: [] };
      const byHand = async () => {
        if (byHandUrl === undefined) return;
        const columns = columnsOf(input, writer.userId);
        times.byHand.push(await timed(() => write(byHandUrl, 'POST', columns, writer)));
      };
      if (index % 2 === 0) await byHand();
      times.changes.push(await timed(() => change(url, `새로 고친 콘도 ${number}`, writer)));
      if (index % 2 !== 0) await byHand();
      times.creations.push(await timed(() => write(url, 'POST', input, writer)));
    }
  }
  return times;
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
