import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until a request is answered whole; a failed one, or another status than 200, counts as ten seconds. */
const FAILED_MS = 10_000;

const timeOf = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve) => {
    const from = performance.now();
    const sent = request(url, { agent, timeout: FAILED_MS }, (answer) => {
      const ms = () => (answer.statusCode === 200 ? performance.now() - from : FAILED_MS);
      answer.resume().once('end', () => resolve(ms()));
    });
    sent.once('error', () => resolve(FAILED_MS));
    sent.once('timeout', () => sent.destroy());
    sent.end();
  });

/**
 * Requests something forty times a second until the signal, whether or not it has been answered: else all who would have
 * sent during a standstill were left out. Out: how long each took, in ms.
 */
export const probe = async (url: string, until: AbortSignal): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true });
  const times: Promise<number>[] = [];
  while (!until.aborted) {
    times.push(timeOf(agent, url));
    await pause(25);
  }
  const all = await Promise.all(times);
  agent.destroy();
  return all;
};

/** The value that 99 of a hundred do not exceed. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;
