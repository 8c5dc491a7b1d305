// The thread of the embedded database: answers one request after the other, first of all that it is open.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { openInMemory, openOnDisk } from './pglite.ts';
import type { Reply, Request, Start } from './thread.ts';

if (isMainThread || !parentPort) throw new Error('this file is a worker thread');
const port = parentPort;

const answer = async (work: () => Promise<Reply>): Promise<void> => {
  try {
    const reply = await work();
    port.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
  } catch (error) {
    // An error of PostgreSQL is part of the protocol's bytes: this is the engine itself failing.
    port.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies Reply);
  }
};

const open = async (start: Start) => {
  const opened =
    'root' in start ? await openOnDisk(start.root, start.code) : await openInMemory(start.dump, start.code);
  const { pglite, fsyncCount } = opened;
  port.on('message', (request: Request) =>
    answer(async () => {
      if (request === 'close') {
        await pglite.close();
        return { done: true };
      }
      if (request === 'dump') {
        const dump = await pglite.dumpDataDir('none');
        return { bytes: new Uint8Array(await dump.arrayBuffer()), fsyncCount: fsyncCount() };
      }
      return { bytes: new Uint8Array(await pglite.execProtocolRaw(request)), fsyncCount: fsyncCount() };
    }),
  );
};

await answer(async () => {
  await open(workerData);
  return { done: true };
});
