import { ImageQueueFull } from './errors.ts';

interface Entry {
  /** How many lanes the task takes; 1 unless told, never more than there are. */
  weight?: number;
  /** Refuse when this many wait already, if that is fewer than the gate's own limit. */
  mostWaiting?: number;
}

export interface Gate {
  /** Runs a task when its lanes are free, first come first served. Throws ImageQueueFull when too many wait. */
  run<T>(task: () => Promise<T>, entry?: Entry): Promise<T>;
}

/** A gate that lets `lanes` tasks in at once and holds at most `waiting` more. */
export const createGate = ({ lanes, waiting }: { lanes: number; waiting: number }): Gate => {
  const queue: { weight: number; enter: () => void }[] = [];
  let free = lanes;

  const admit = () => {
    for (let next = queue[0]; next && next.weight <= free; next = queue[0]) {
      queue.shift();
      free -= next.weight;
      next.enter();
    }
  };

  return {
    async run(task, { weight = 1, mostWaiting = waiting } = {}) {
      const taken = Math.min(weight, lanes);
      const mustWait = queue.length > 0 || taken > free;
      if (mustWait && queue.length >= Math.min(mostWaiting, waiting)) throw new ImageQueueFull();
      await new Promise<void>((enter) => {
        queue.push({ weight: taken, enter });
        admit();
      });
      try {
        return await task();
      } finally {
        free += taken;
        admit();
      }
    },
  };
};
