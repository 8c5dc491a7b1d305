import { countUse } from '../server/src/testing/count-use.ts';
import { mailsTo } from '../server/src/testing/mails.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../server/src/testing/process.ts';
import { type Data, makeData } from './make-data.ts';

/** The account of the first admin in every browser test. */
export const ADMIN = { email: 'staff@example.org', password: 'browser test password' } as const;

/** Ends only what hangs. */
const READY_WITHIN_MS = 10 * 60_000;

/** A product as tests know it; it may have been started by another process. */
export class Product {
  readonly url: string;
  readonly dataDir: string;

  constructor({ url, dataDir }: { url: string; dataDir: string }) {
    this.url = url;
    this.dataDir = dataDir;
  }

  /** The text of the newest mail to an address, once so many have come; null before. */
  async mailTo(address: string, count = 1): Promise<string | null> {
    const mails = await mailsTo(address, this.dataDir);
    return mails.length >= count ? (mails.at(-1)?.text ?? null) : null;
  }
}

/** The product of a kind, as it was started for the whole run. */
export const sharedProduct = (kind: 'empty' | 'demo'): Product =>
  new Product(JSON.parse(process.env.E2E_PRODUCTS ?? '{}')[kind]);

/** The product as its own process on its own data, as `npm start` runs it. */
export class StartedProduct extends Product {
  private readonly data: Data;
  private readonly settings: Record<string, string>;
  private server: ServerProcess | null = null;

  private constructor(url: string, data: Data, settings: Record<string, string>) {
    super({ url, dataDir: data.dataDir });
    this.data = data;
    this.settings = {
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: data.dataDir,
      ...(data.databaseUrl ? { DATABASE_URL: data.databaseUrl } : {}),
      ...settings,
    };
  }

  /**
   * Starts a product and waits until it is ready.
   * @param settings Settings, or what makes them once its address is known.
   * @param host The host that its pages are opened at.
   */
  static async start(
    kind: 'empty' | 'demo',
    settings: Record<string, string> | ((url: string) => Promise<Record<string, string>>) = {},
    host = '127.0.0.1',
  ): Promise<StartedProduct> {
    const url = `http://${host}:${await freePort()}`;
    const own = typeof settings === 'function' ? await settings(url) : settings;
    const data = await makeData(kind);
    const product = new StartedProduct(url, data, kind === 'demo' ? { DEMO: '1', ...own } : own);
    try {
      await product.run();
    } catch (error) {
      await product.remove();
      throw error;
    }
    return product;
  }

  private async run(): Promise<void> {
    countUse('product starts');
    const server = spawnServer(
      {
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        // Each visitor comes from an address of their own (fixtures.ts): one may sign up only so often.
        TRUST_PROXY: '1',
        // Map tiles come from the network, which a test does not have.
        TILE_URL: `${this.url}/no-tiles/{z}/{x}/{y}.png`,
        // Tests must not depend on the machine's speed.
        ANSWER_WITHIN: '600',
        ...this.settings,
      },
      // Shows the server's errors in the test's output.
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

  /** Stops the product with SIGTERM and starts it again with other settings. */
  async restart(settings: Record<string, string>): Promise<void> {
    await this.kill('SIGTERM');
    Object.assign(this.settings, settings);
    await this.run();
  }

  async remove(): Promise<void> {
    await this.kill('SIGKILL');
    await this.data.remove();
  }
}
