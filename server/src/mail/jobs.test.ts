import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { failingAddresses } from '../db/schema/failing-addresses.ts';
import { mails } from '../db/schema/mails.ts';
import { startJobs } from '../jobs/jobs.ts';
import { decodeMail } from '../testing/mails.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { isFailing } from './failing.ts';
import { mailSending, mailsWithoutJob } from './jobs.ts';
import { queueMail } from './queue.ts';
import { mailTransport } from './transport.ts';

const mail = { recipient: 'kim@example.org', subject: '안녕하세요', text: '밴쿠버에서 보내요.\n두 번째 줄' };

let product: TestProduct;
let outbox: string;
beforeAll(async () => {
  product = await startProduct();
  outbox = join(product.services.config.dataDir, 'outbox');
});
afterAll(() => product.close());

const servers: Server[] = [];
beforeEach(async () => {
  product.logged.length = 0;
  await product.services.db.delete(mails);
  await rm(outbox, { recursive: true, force: true });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const waiting = () => product.services.db.select({ id: mails.id }).from(mails).orderBy(mails.id);
const enqueue = (change: Partial<typeof mail> = {}) =>
  queueMail(product.services.db, product.services, { ...mail, ...change });

const servicesWith = (smtpUrl: string | null) => {
  const { config, log } = product.services;
  return { ...product.services, sendMail: mailTransport({ ...config, smtpUrl }, log) };
};
/** One attempt for each mail. Out: whether each is done with. */
const attempt = async (smtpUrl: string | null) => {
  const done: boolean[] = [];
  for (const { id } of await waiting()) {
    done.push(await mailSending.run(servicesWith(smtpUrl), id, new AbortController().signal));
  }
  return done;
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
  await enqueue();
  await enqueue({ subject: '두 번째' });
  expect(await attempt(null)).toEqual([true, true]);
  expect(await waiting()).toEqual([]);

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

test('over SMTP everything goes out, with a line of a single dot too', async () => {
  const { url, received } = await mailServer();
  for (const text of ['하나', 'two\n.\nthree', '셋']) await enqueue({ text });
  await attempt(url);
  expect(await waiting()).toEqual([]);
  expect(received.map(({ data }) => data)).toEqual([
    expect.stringContaining(Buffer.from('하나').toString('base64')),
    expect.stringContaining('two\r\n.\r\nthree'),
    expect.stringContaining(Buffer.from('셋').toString('base64')),
  ]);
});

test('a mail that fails stays, and is given up after three days', async () => {
  await enqueue();
  // Nothing listens there any more.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();

  expect(await attempt(url)).toEqual([false]);
  expect(await waiting()).toHaveLength(1);
  await product.services.db.update(mails).set({ createdAt: sql`now() - interval '73 hours'` });
  expect(await attempt(url)).toEqual([true]);
  expect(await waiting()).toEqual([]);
  expect(product.logged.map((line) => JSON.parse(line).level)).toEqual([40, 50]);
  expect(product.logged.join('')).toContain('ECONNREFUSED');
});

test('a mail whose attempt is stopped stays, however old it is', async () => {
  const { promise: greeted, resolve } = Promise.withResolvers<void>();
  // Says nothing more: the mail is in hand until the attempt is stopped.
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).on('data', () => resolve());
    socket.write('220 mail.example\r\n');
  }).listen(0, '127.0.0.1');
  servers.push(silent);
  await once(silent, 'listening');
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await enqueue();
  await product.services.db.update(mails).set({ createdAt: sql`now() - interval '73 hours'` });
  const [queued] = await waiting();
  const stop = new AbortController();
  const sending = mailSending.run(servicesWith(url), queued?.id ?? 0, stop.signal);
  await greeted;
  stop.abort();
  expect(await sending).toBe(false);
  expect(await waiting()).toEqual([queued]);
  expect(product.logged.join('')).not.toContain('given up');
});

test('a mail that the server refuses is dropped alone, and no address reaches the log', async () => {
  const { url, received } = await mailServer((line) => (line.includes('<gone@') ? `550 no ${line}` : ''));
  await enqueue({ recipient: 'gone@example.org' });
  await enqueue();
  expect(await attempt(url)).toEqual([true, true]);
  expect(await waiting()).toEqual([]);
  expect(received.map(({ to }) => to)).toEqual(['RCPT TO:<kim@example.org>']);
  expect(product.logged.join('')).toContain('"responseCode":550');
  expect(product.logged.join('')).not.toContain('@');
});

test('a file that cannot be written is tried again', async () => {
  await writeFile(outbox, 'in the way of the folder');
  await enqueue();
  expect(await attempt(null)).toEqual([false]);
  await rm(outbox);
  expect(await attempt(null)).toEqual([true]);
  expect(await readdir(outbox)).toHaveLength(1);
});

test('a mail is sent under the same id again, and not when it is gone', async () => {
  const { db } = product.services;
  const { url, received } = await mailServer();
  await enqueue();
  const [queued] = await db.select().from(mails);
  if (!queued) throw new Error('no mail');
  await attempt(url);
  await db.insert(mails).overridingSystemValue().values(queued);
  await attempt(url);
  expect(await mailSending.run(servicesWith(url), queued.id, new AbortController().signal)).toBe(true);
  const ids = received.map(({ data }) => /^Message-ID: (.+)\r$/im.exec(data)?.[1]);
  expect(ids).toEqual([expect.stringMatching(/^<\d+\.\d+@localhost>$/), ids[0]]);
});

test('a mail leaves once it is committed; one without a job, as of a backup, is found by its clock', async () => {
  const { db, database } = product.services;
  const jobs = async () =>
    (await database.pool.query('SELECT * FROM pgboss.job WHERE name = $1', [mailSending.name])).rows;
  await enqueue();
  const stop = await startJobs(product.services, [mailSending]);
  await db.transaction((tx) => queueMail(tx, product.services, mail));
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(1);
  // Too young to be taken from a process of the version before.
  await mailsWithoutJob.run(product.services);
  expect(await jobs()).toHaveLength(1);
  await db.update(mails).set({ dueAt: sql`now() - interval '3 minutes'` });
  await mailsWithoutJob.run(product.services);
  await mailsWithoutJob.run(product.services);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(await readdir(outbox)).toHaveLength(2);
  expect(await jobs()).toHaveLength(2);
  expect(JSON.stringify(await jobs())).not.toContain('@');

  const tomorrow = new Date(Date.now() + 24 * 3600_000);
  await queueMail(db, product.services, mail, tomorrow);
  const later = await database.pool.query(
    "SELECT start_after FROM pgboss.job WHERE name = $1 AND state = 'created'",
    [mailSending.name],
  );
  expect(later.rows).toEqual([{ start_after: tomorrow }]);
  await stop();
});

test('an address that is refused for good is not tried again; the third time within a month nothing waits for it', async () => {
  const { db } = product.services;
  await db.delete(failingAddresses);
  const gone = await mailServer((command) =>
    /^RCPT/.test(command) ? '550 5.1.1 no kim@example.org here' : '',
  );
  const failing = () => isFailing(db, mail.recipient);
  for (const expected of [false, false, true]) {
    await enqueue();
    expect(await attempt(gone.url)).toEqual([true]);
    expect([await waiting(), await failing()]).toEqual([[], expected]);
  }
  expect(product.logged.join('')).not.toContain('kim@');
  await db.update(failingAddresses).set({ since: sql`now() - interval '31 days'` });
  expect(await failing()).toBe(false);
  await enqueue();
  await attempt(gone.url);
  expect(await db.select().from(failingAddresses)).toMatchObject([{ failures: 1 }]);
  // Whom a mail reaches is forgotten.
  await enqueue();
  await attempt((await mailServer()).url);
  expect(await db.select().from(failingAddresses)).toEqual([]);
});

test.each([
  ['a full mailbox', (command: string) => (/^RCPT/.test(command) ? '452 4.2.2 full' : '')],
  ['a sender that is not trusted', (command: string) => (/^RCPT/.test(command) ? '550 5.7.1 blocked' : '')],
  ['a mail that is not wanted', (command: string) => (/^DATA/.test(command) ? '554 5.6.0 no' : '')],
] as const)('%s says nothing of the address: it is tried again', async (_what, answers) => {
  const { db } = product.services;
  await db.delete(failingAddresses);
  await enqueue();
  expect(await attempt((await mailServer(answers)).url)).toEqual([false]);
  expect([(await waiting()).length, await db.select().from(failingAddresses)]).toEqual([1, []]);
});

test('a mail with HTML has both parts, the text first', async () => {
  await queueMail(product.services.db, product.services, { ...mail, html: '<p>밴쿠버</p>' });
  const { url, received } = await mailServer();
  expect(await attempt(url)).toEqual([true]);
  const data = received[0]?.data ?? '';
  expect(data).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(data.indexOf('text/plain')).toBeGreaterThan(0);
  expect(data.indexOf('text/html')).toBeGreaterThan(data.indexOf('text/plain'));
});
