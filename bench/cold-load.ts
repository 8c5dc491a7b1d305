import { quantile } from './measure.ts';
import { processMs } from './processor.ts';
import { type Answered, request } from './requests.ts';

/** A server under measurement, alone under load meanwhile. */
export interface Server {
  url: string;
  pid: number;
  /** Processor time of the database apart from the server's own, in milliseconds; 0 where it runs in the same process. */
  databaseMs(): number;
}

/** What requests took. Processor time is of one request, in milliseconds. */
export interface Load {
  serverMs: number;
  databaseMs: number;
  aSecond: number;
  p50: number;
  p99: number;
}

/** As many as one address may have in progress: more would wait for each other, and be refused on a busy machine. */
const CLIENTS = 4;
const ROUNDS = 3;

interface Round extends Answered {
  serverMs: number;
  databaseMs: number;
}

const round = async (server: Server, paths: readonly string[], headers: Record<string, string>) => {
  const [own, database] = [processMs(server.pid), server.databaseMs()];
  const answered = await request(server.url, paths, CLIENTS, headers);
  return {
    ...answered,
    serverMs: processMs(server.pid) - own,
    databaseMs: server.databaseMs() - database,
  };
};

const sumOf = (rounds: readonly Round[], field: 'serverMs' | 'databaseMs' | 'seconds') =>
  rounds.reduce((sum, one) => sum + one[field], 0);

const loadOf = (rounds: readonly Round[]): Load => {
  const times = rounds.flatMap((one) => one.times);
  return {
    serverMs: sumOf(rounds, 'serverMs') / times.length,
    databaseMs: sumOf(rounds, 'databaseMs') / times.length,
    aSecond: times.length / sumOf(rounds, 'seconds'),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
};

/** Requests to one server. */
export interface Run {
  server: Server;
  paths: readonly string[];
  headers?: Record<string, string>;
}

/** The n-th of as many parts as there are rounds. */
const partOf = (paths: readonly string[], n: number): readonly string[] => {
  const size = Math.ceil(paths.length / ROUNDS);
  return paths.slice(n * size, (n + 1) * size);
};

/**
 * Puts their addresses to several servers in turn, so that the machine's drift meets all alike, after a warm-up of each. In:
 * also `after`, which is called after the warm-up and after each round with the first server's addresses in it.
 */
export const compare = async (
  runs: readonly Run[],
  warm: number,
  after: (paths: readonly string[]) => Promise<void> = async () => undefined,
): Promise<Load[]> => {
  for (const { server, paths, headers } of runs)
    await request(server.url, paths.slice(0, warm), CLIENTS, headers);
  const first = runs[0]?.paths ?? [];
  await after(first.slice(0, warm));
  const rounds = runs.map((): Round[] => []);
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [index, { server, paths, headers = {} }] of runs.entries()) {
      rounds[index]?.push(await round(server, partOf(paths.slice(warm), n), headers));
    }
    await after(partOf(first.slice(warm), n));
  }
  return rounds.map(loadOf);
};

/** Processor time of a request, of server and database together, in milliseconds. */
export const cpuOf = ({ serverMs, databaseMs }: Load): number => serverMs + databaseMs;

export const wordsOf = (load: Load): string => {
  const cpu = `CPU ${cpuOf(load).toFixed(2)} ms`;
  const parts =
    load.databaseMs > 0
      ? ` (server ${load.serverMs.toFixed(2)}, database ${load.databaseMs.toFixed(2)})`
      : '';
  return `${cpu}${parts}, ${Math.round(load.aSecond)}/s, p50 ${load.p50.toFixed(1)}, p99 ${load.p99.toFixed(1)}`;
};
