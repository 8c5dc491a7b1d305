import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Work in progress, bounded for all together and for each address: one address alone cannot take every slot. */
export class Slots {
  readonly #all: PQueue;
  readonly #byAddress = new Map<string, PQueue>();
  readonly #perAddress: number;

  constructor({ atOnce, perAddress }: { atOnce: number; perAddress: number }) {
    this.#all = new PQueue({ concurrency: atOnce });
    this.#perAddress = perAddress;
  }

  /**
   * Waits for a slot, in turn. Between two that are given out the event loop makes a turn of its own, so that work which
   * never waits cannot hold up connections and timers.
   * @param address whose work it is
   * @param signal ends the waiting; without effect once the slot is taken
   * @returns gives the slot back
   * @throws the reason of `signal`
   */
  async take(address: string, signal: AbortSignal): Promise<() => void> {
    const taken = Promise.withResolvers<void>();
    const given = Promise.withResolvers<void>();
    const work = async () => {
      await nextTurn();
      taken.resolve();
      await given.promise;
    };
    this.#queueOf(address)
      .add(() => this.#all.add(work, { signal }), { signal })
      .catch(taken.reject);
    await taken.promise;
    return given.resolve;
  }

  #queueOf(address: string): PQueue {
    const known = this.#byAddress.get(address);
    if (known) return known;
    const queue = new PQueue({ concurrency: this.#perAddress });
    queue.addEventListener('idle', () => this.#byAddress.delete(address));
    this.#byAddress.set(address, queue);
    return queue;
  }
}
