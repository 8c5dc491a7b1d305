import { Worker } from 'node:worker_threads';
import { tasksIn } from '../../threads/tasks-in.ts';
import type { Findings } from './screening-thread.ts';

const inThread = tasksIn<string>(() => new Worker(new URL('./screening-thread.ts', import.meta.url)));

/** Looks a text through in a thread of its own. Throws TaskTooLong. */
export const lookThrough = (text: string): Promise<Findings> => inThread<Findings>(text);
