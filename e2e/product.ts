import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';

/** The account of the first admin in every browser test. */
export const ADMIN = { email: 'staff@example.org', password: 'browser test password' } as const;

const root = join(import.meta.dirname, '..');
const READY_WITHIN_MS = 150_000;

/** The product as its own process on its own data, as `npm start` runs it. */
export class Product {
  readonly url: string;
  private readonly dataDir: string;
  private readonly settings: Record<string, string>;
  private process: ChildProcess | null = null;

  private constructor(port: number, dataDir: string, settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.settings = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: this.url, ...settings };
  }

  /** Starts it and waits until it is ready. */
  static async start(settings: Record<string, string> = {}): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'hanca-e2e-'));
    const product = new Product(await freePort(), dataDir, settings);
    await product.run();
    return product;
  }

  private async run(): Promise<void> {
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        // Map tiles come from the network, which a test does not have.
        TILE_URL: `${this.url}/no-tiles/{z}/{x}/{y}.png`,
        ...this.settings,
      },
    });
    this.process = child;
    const timer = setTimeout(() => child.kill(), READY_WITHIN_MS);
    for await (const chunk of child.stdout) if (String(chunk).includes(this.url)) break;
    clearTimeout(timer);
    // What goes wrong inside belongs to the report of the test.
    child.stdout.pipe(process.stderr);
    const ready = await fetch(`${this.url}/v1/ready`);
    if (!ready.ok) throw new Error(`not ready: ${ready.status}`);
  }

  /** Ends the process with a signal and waits for its end. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async restart(): Promise<void> {
    await this.end();
    await this.run();
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
