import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { connect } from '../server/src/db/connect.ts';
import type { Executor } from '../server/src/db/executor.ts';
import { mailsTo } from '../server/src/testing/mails.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../server/src/testing/process.ts';

/** The account of the first admin in every browser test. */
export const ADMIN = { email: 'staff@example.org', password: 'browser test password' } as const;

const READY_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 20;

/** The product as its own process on its own data, as `npm start` runs it. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  private readonly settings: Record<string, string>;
  private server: ServerProcess | null = null;

  private constructor(url: string, dataDir: string, settings: Record<string, string>) {
    this.url = url;
    const { port } = new URL(url);
    this.dataDir = dataDir;
    this.settings = { PORT: port, DATA_DIR: dataDir, PUBLIC_URL: this.url, ...settings };
  }

  /**
   * Starts it, on a copy of what make-data.ts has made, and waits until it is ready. In: settings, or what makes them once
   * its address is known; also the host that its pages are opened at.
   */
  static async start(
    settings: Record<string, string> | ((url: string) => Promise<Record<string, string>>) = {},
    host = '127.0.0.1',
  ): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'hanca-e2e-'));
    const url = `http://${host}:${await freePort()}`;
    const own = typeof settings === 'function' ? await settings(url) : settings;
    const product = new Product(url, dataDir, own);
    const { E2E_DATA: made } = process.env;
    try {
      if (made) await cp(join(made, own.DEMO ? 'demo' : 'empty'), dataDir, { recursive: true });
      await product.run();
    } catch (error) {
      await product.remove();
      throw error;
    }
    return product;
  }

  private async run(): Promise<void> {
    const server = spawnServer(
      {
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        // Tests about second factors turn it on.
        ADMIN_2FA: 'off',
        // Each member that a test makes comes from an address of their own: one may sign up only so often.
        TRUST_PROXY: '1',
        // Map tiles come from the network, which a test does not have.
        TILE_URL: `${this.url}/no-tiles/{z}/{x}/{y}.png`,
        // What a test withholds from a page would come from the worker all the same; a test of its own turns it on.
        OFFLINE: '0',
        // However busy the machine is, tests are not about that.
        ANSWER_WITHIN: '60',
        ...this.settings,
      },
      // What goes wrong inside belongs to the report of the test.
      process.stderr,
    );
    this.server = server;
    await untilReady(server, READY_WITHIN_MS);
  }

  private async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.server?.kill(signal);
    await this.server?.ended;
    this.server = null;
  }

  /** Ends it as an operator does, once it has printed a text. Throws when that does not come. */
  async end(printed = ''): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!this.server?.stdout().includes(printed)) {
      if (performance.now() > deadline) throw new Error(`the server did not print '${printed}'`);
      await pause(LOOK_EVERY_MS);
    }
    await this.kill('SIGTERM');
  }

  /** The text of the newest mail to an address, once so many have come; null before. */
  async mailTo(address: string, count = 1): Promise<string | null> {
    const mails = await mailsTo(address, this.dataDir);
    return mails.length >= count ? (mails.at(-1)?.text ?? null) : null;
  }

  /** Restarts it. In: what to do on its database meanwhile, as when a clock is to be moved; settings that change. */
  async restart(
    work?: (db: Executor) => Promise<void>,
    settings: Record<string, string> = {},
  ): Promise<void> {
    await this.end();
    Object.assign(this.settings, settings);
    if (work) {
      const log = pino({ level: 'silent' });
      const database = await connect({ databaseUrl: null, dataDir: this.dataDir, log });
      await work(database.db).finally(() => database.close());
    }
    await this.run();
  }

  async remove(): Promise<void> {
    await this.kill('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
