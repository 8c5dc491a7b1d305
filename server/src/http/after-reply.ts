import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import { outsideRequests } from '../db/abandoned.ts';

/** Work whose outcome an answer must not give away, by its time neither: it begins once the answer is out. */
export interface AfterReply {
  /** Nothing is done for what comes while a thousand wait. A failure is logged. */
  add(reply: Pick<FastifyReply, 'raw'>, work: () => Promise<void>): void;
  /** Waits for all that was added. */
  idle(): Promise<void>;
}

const WAITING_MAX = 1000;

/** Does what is to be done after answers, one after the other. */
export const createAfterReply = (log: FastifyBaseLogger): AfterReply => {
  const queue = new PQueue({ concurrency: 1 });
  const run = async (sent: Promise<void>, work: () => Promise<void>) => {
    await sent;
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'what was to be done after an answer failed');
    }
  };
  return {
    add: ({ raw }, work) => {
      const sent = new Promise<void>((resolve) => {
        // Or given up by its reader.
        for (const end of ['finish', 'close']) raw.once(end, resolve);
      });
      if (queue.size >= WAITING_MAX) log.warn('too much is to be done after answers');
      else void queue.add(() => outsideRequests(() => run(sent, work)));
    },
    idle: () => queue.onIdle(),
  };
};
