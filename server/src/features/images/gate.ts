import PQueue from 'p-queue';
import { ImageQueueFull } from './errors.ts';

interface Entry {
  /** Whether nothing else may run beside the task. */
  alone?: boolean;
  /** Refuse when this many wait already, if that is fewer than the gate's own limit. */
  mostWaiting?: number;
}

export interface Gate {
  /** Runs a task when its turn comes, first come first served. Throws ImageQueueFull when too many wait. */
  run<T>(task: () => Promise<T>, entry?: Entry): Promise<T>;
}

/** A gate that lets `lanes` tasks in at once and holds at most `waiting` more. */
export const createGate = ({ lanes, waiting }: { lanes: number; waiting: number }): Gate => {
  const queue = new PQueue({ concurrency: lanes });
  return {
    async run(task, { alone = false, mostWaiting = waiting } = {}) {
      if (queue.size >= Math.min(mostWaiting, waiting)) throw new ImageQueueFull();
      const ended = Promise.withResolvers<void>();
      // They start in order, so that the task begins when these have taken all other lanes.
      const fillers = alone ? lanes - 1 : 0;
      for (let n = 0; n < fillers; n += 1) void queue.add(() => ended.promise);
      return queue.add(task).finally(ended.resolve);
    },
  };
};
