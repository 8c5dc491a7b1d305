import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';
import { endsTurn, isStartup, WELCOME } from './protocol.ts';

/** What pg takes for its network connection, so that its own code reads and writes the protocol. */
export class EngineSocket extends Duplex {
  readonly #engine: Engine;
  #unsent: Buffer[] = [];

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  // What pg calls on a net.Socket.
  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  // pg writes one message at a time, or several at once.
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#unsent.push(...chunks.map(({ chunk }) => chunk));
    this.#send().then(() => done(), done);
  }

  async #send(): Promise<void> {
    const last = this.#unsent.at(-1);
    if (!last) return;
    if (isStartup(last)) {
      this.#unsent = [];
      await this.#engine.connect(this);
      this.push(WELCOME);
    } else if (endsTurn(last)) {
      // A copy of its own, to be handed over to the thread.
      const messages = new Uint8Array(Buffer.concat(this.#unsent));
      this.#unsent = [];
      await this.#engine.execute(this, messages);
    }
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#engine.disconnect(this);
    done(error);
  }
}
