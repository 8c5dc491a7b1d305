import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The numbers of /proc/<pid>/stat behind the process's name, from its parent on; null for a process that has ended. */
const statOf = (pid: number): number[] | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
};

const at = (stat: number[] | null, index: number): number => stat?.[index] ?? 0;
const parentOf = (stat: number[] | null): number => at(stat, 0);
/** User and system time, of the process itself and of its children that have ended. */
const ownMs = (stat: number[] | null): number => (at(stat, 10) + at(stat, 11)) * TICK_MS;
const endedMs = (stat: number[] | null): number => (at(stat, 12) + at(stat, 13)) * TICK_MS;

/** Processor time of a process, user and system, all threads; in milliseconds. */
export const processMs = (pid: number): number => ownMs(statOf(pid));

/** The process that started another: of a backend its PostgreSQL server. */
export const parent = (pid: number): number => parentOf(statOf(pid));

/**
 * Processor time of all backends of a PostgreSQL server, those that have ended and parallel workers too, in milliseconds. It is
 * the time of whoever is under load meanwhile: backends of others wait.
 */
export const backendsMs = (postmaster: number): number =>
  readdirSync('/proc')
    .map((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : null))
    .filter((stat) => stat !== null && parentOf(stat) === postmaster)
    .reduce((sum, stat) => sum + ownMs(stat), endedMs(statOf(postmaster)));
