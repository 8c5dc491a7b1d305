import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../db/schema/mails.ts';
import { decodeMail } from '../testing/mails.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { type MailDelivery, startMailDelivery } from './delivery.ts';
import { queueMail } from './queue.ts';

const mail = { recipient: 'kim@example.org', subject: '안녕하세요', text: '밴쿠버에서 보내요.\n두 번째 줄' };

let product: TestProduct;
let outbox: string;
beforeAll(async () => {
  product = await startProduct();
  outbox = join(product.services.config.dataDir, 'outbox');
  // Notifications may come after the test that caused them: deliveries of the tests send what is queued, not the product's.
  vi.spyOn(product.services.mail, 'wake').mockImplementation(() => undefined);
});
afterAll(() => product.close());

const deliveries: MailDelivery[] = [];
const servers: Server[] = [];
beforeEach(async () => {
  product.logged.length = 0;
  await product.services.db.delete(mails);
  await rm(outbox, { recursive: true, force: true });
});
afterEach(async () => {
  for (const delivery of deliveries.splice(0)) await delivery.close();
  for (const server of servers.splice(0)) server.close();
});

const deliveryTo = (smtpUrl: string | null): MailDelivery => {
  const { db, config, log } = product.services;
  const delivery = startMailDelivery({ db, log, config: { ...config, smtpUrl } });
  deliveries.push(delivery);
  return delivery;
};

const waiting = () =>
  product.services.db
    .select({
      id: mails.id,
      attempts: mails.attempts,
      minutes: sql<number>`round(extract(epoch from ${mails.dueAt} - now()) / 60)::int`,
    })
    .from(mails)
    .orderBy(mails.id);

const enqueue = (change: Partial<typeof mail> = {}) => queueMail(product.services.db, { ...mail, ...change });
const makeDue = () => product.services.db.update(mails).set({ dueAt: sql`now()` });
/** From now on the product wakes a delivery of this test, as it would its own. */
const wakeByProduct = () => vi.mocked(product.services.mail.wake).mockImplementation(deliveryTo(null).wake);
/** One attempt and no more: who closes lets the mail in hand be sent. */
const attempt = async (smtpUrl: string | null) => {
  const delivery = deliveryTo(smtpUrl);
  delivery.wake();
  await delivery.close();
};

interface Received {
  to: string;
  data: string;
}

type Answers = (command: string) => string;

/** A mail server of the few commands that a sender needs. In: another answer to a command, or ''. */
const mailServer = async (answers: Answers = () => '') => {
  const received: Received[] = [];
  const talk = (socket: Socket) => {
    let to = '';
    let pending = '';
    let data: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        pending += chunk;
        for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
          const line = pending.slice(0, end);
          pending = pending.slice(end + 2);
          if (data !== null && line !== '.') {
            data += `${line.replace(/^\.\./, '.')}\r\n`;
            continue;
          }
          if (data !== null) {
            received.push({ to, data });
            data = null;
            say('250 queued');
            continue;
          }
          const other = answers(line);
          if (/^RCPT TO:<(.*)>/i.test(line)) to = line;
          if (other) say(other);
          else if (/^DATA/i.test(line)) {
            data = '';
            say('354 go on');
          } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
        }
      });
    say('220 mail.example');
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { received, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test('without a mail server each mail is a file that only the operator reads, and its name is logged', async () => {
  wakeByProduct();
  await enqueue();
  await enqueue({ subject: '두 번째' });
  await expect.poll(waiting).toEqual([]);

  const names = (await readdir(outbox)).sort();
  expect(names).toEqual([expect.stringMatching(/^\d{8}T\d{6}-\d+\.eml$/), expect.any(String)]);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  const { headers, text } = decodeMail(await readFile(join(outbox, names[0] ?? ''), 'utf8'));
  expect(headers).toMatch(/^From: 한카 <no-reply@localhost>\r$/m);
  expect(headers).toMatch(/^To: kim@example\.org\r$/m);
  expect(headers).toMatch(/^Subject: 안녕하세요\r$/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(text.trimEnd()).toBe(mail.text);

  const log = product.logged.join('');
  for (const name of names) expect(log).toContain(name);
  for (const secret of ['kim@', '안녕하세요', '밴쿠버']) expect(log).not.toContain(secret);
});

// The embedded database has no connection that listening could lose alone.
test.runIf(process.env.ENGINE === 'postgresql')(
  'a mail that is queued while the product does not listen goes out once it listens again',
  async () => {
    const { cache, database } = product.services;
    await expect.poll(() => cache.versions.listening).toBe(true);
    wakeByProduct();
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE (query LIKE 'LISTEN%' OR query = 'SELECT 1') AND datname = current_database()",
    );
    await expect.poll(() => cache.versions.listening).toBe(false);
    await enqueue();
    await expect.poll(waiting, { timeout: 5000 }).toEqual([]);
  },
);

test('no subject or recipient adds a header or another recipient', async () => {
  const { url, received } = await mailServer();
  await enqueue({ subject: '제목\r\nBcc: evil@example.org\u2028X-Evil: 1' });
  await attempt(url);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toBe('RCPT TO:<kim@example.org>');
  expect(decodeMail(received[0]?.data ?? '').headers).not.toMatch(/^(?:bcc|x-evil):/im);

  for (const recipient of ['kim@example.org\r\nBcc: evil@example.org', 'kim@example.org, evil@example.org']) {
    await enqueue({ recipient });
    await attempt(url);
    await product.services.db.delete(mails);
  }
  for (const { to, data } of received) {
    expect(to).not.toBe('RCPT TO:<evil@example.org>');
    expect(data).not.toMatch(/^bcc:/im);
  }
});

test('over SMTP everything that is due goes out, with a line of a single dot too', async () => {
  const { url, received } = await mailServer();
  for (const text of ['하나', 'two\n.\nthree', '셋']) await enqueue({ text });
  deliveryTo(url).wake();
  await expect.poll(waiting).toEqual([]);
  expect(received.map(({ data }) => data)).toEqual([
    expect.stringContaining(Buffer.from('하나').toString('base64')),
    expect.stringContaining('two\r\n.\r\nthree'),
    expect.stringContaining(Buffer.from('셋').toString('base64')),
  ]);
});

test('a mail that fails is tried again later and later, and given up after three days', async () => {
  await enqueue();
  // Nothing listens there any more.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();

  const minutes: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await makeDue();
    await attempt(url);
    const [row] = await waiting();
    minutes.push(row?.minutes ?? Number.NaN);
  }
  expect(minutes).toEqual([1, 5, 30, 120, 360, 360]);

  await product.services.db
    .update(mails)
    .set({ dueAt: sql`now()`, createdAt: sql`now() - interval '73 hours'` });
  await attempt(url);
  expect(await waiting()).toEqual([]);
  const levels = product.logged.map((line) => JSON.parse(line).level);
  expect(levels).toEqual([40, 40, 40, 40, 40, 40, 50]);
  expect(product.logged.join('')).toContain('ECONNREFUSED');
});

test('a mail that the server refuses holds no other up, and no address reaches the log', async () => {
  const { url, received } = await mailServer((line) => (line.includes('<gone@') ? `550 no ${line}` : ''));
  await enqueue({ recipient: 'gone@example.org' });
  await enqueue();
  deliveryTo(url).wake();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await expect.poll(waiting).toEqual([expect.objectContaining({ attempts: 1, minutes: 1 })]);
  expect(received.map(({ to }) => to)).toEqual(['RCPT TO:<kim@example.org>']);
  expect(product.logged.join('')).toContain('"responseCode":550');
  expect(product.logged.join('')).not.toContain('@');
});

test('a file that cannot be written is tried again', async () => {
  await writeFile(outbox, 'in the way of the folder');
  await enqueue();
  await attempt(null);
  expect(await waiting()).toEqual([expect.objectContaining({ attempts: 1, minutes: 1 })]);
  await rm(outbox);
  await makeDue();
  await attempt(null);
  expect(await waiting()).toEqual([]);
  expect(await readdir(outbox)).toHaveLength(1);
});

test('several deliveries at once send each mail once', async () => {
  const { url, received } = await mailServer();
  const several = [1, 2, 3, 4].map(() => deliveryTo(url));
  for (let n = 0; n < 12; n += 1) await enqueue({ recipient: `m${n}@example.org` });
  for (const delivery of [...several, ...several]) delivery.wake();
  await expect.poll(waiting).toEqual([]);
  expect(new Set(received.map(({ to }) => to)).size).toBe(12);
  expect(received).toHaveLength(12);
});

test('a mail whose process ended between taking and sending goes out two minutes later, under the same id', async () => {
  const { db } = product.services;
  const { url, received } = await mailServer();
  await enqueue();
  const [queued] = await db.select().from(mails);
  if (!queued) throw new Error('no mail');
  const later = { attempts: 1, dueAt: sql`now() + interval '2 minutes'` };
  await db.update(mails).set(later).where(eq(mails.id, queued.id));
  await attempt(url);
  expect(received).toHaveLength(0);

  await makeDue();
  await attempt(url);
  await db.insert(mails).overridingSystemValue().values(queued);
  await attempt(url);
  const ids = received.map(({ data }) => /^Message-ID: (.+)\r$/im.exec(data)?.[1]);
  expect(ids).toEqual([expect.stringMatching(/^<\d+\.\d+@localhost>$/), ids[0]]);
});

test('who closes waits for the mail in hand and begins no other', async () => {
  const { url, received } = await mailServer();
  await enqueue();
  await enqueue();
  const delivery = deliveryTo(url);
  delivery.wake();
  await delivery.close();
  expect(received).toHaveLength(1);
  delivery.wake();
  expect(await waiting()).toHaveLength(1);
});

test('a mail that is queued while another is sent goes out with the same waking', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { url, received } = await mailServer((line) => {
    if (/^MAIL/i.test(line)) resolve();
    return '';
  });
  const delivery = deliveryTo(url);
  await enqueue();
  delivery.wake();
  await promise;
  await enqueue();
  delivery.wake();
  await expect.poll(waiting).toEqual([]);
  expect(received).toHaveLength(2);
});

test('a database that fails is logged and stops nothing', async () => {
  const { pool } = product.services.database;
  await enqueue();
  await pool.query('ALTER TABLE mails RENAME TO letters');
  await attempt(null);
  await pool.query('ALTER TABLE letters RENAME TO mails');
  expect(product.logged.join('')).toContain('could not be taken');
  await attempt(null);
  expect(await waiting()).toEqual([]);
});
