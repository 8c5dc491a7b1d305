import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { mails } from '../db/schema/mails.ts';
import { pushes, pushSubscriptions } from '../db/schema/push.ts';
import { insertUser } from '../features/account/queries.ts';
import { pushMember } from '../push/queue.ts';
import { start } from '../start.ts';
import { pushBrowser } from '../testing/push-service.ts';
import { noWeb } from '../web/web.ts';
import { mailMember } from './to-member.ts';

const MEMBERS = 4;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanca-killed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const opened = () =>
  start({
    config: readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'the first admin password' }),
    log: pino({ level: 'silent' }),
    web: noWeb,
  });

/** A mail server that has taken a mail before it says so. In: called with each, its answer is said after that. */
const mailServer = async (taken: (to: string, id: string) => Promise<void>) => {
  const server = createTcp((socket) => {
    let [to, text, isData] = ['', '', false];
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', async (chunk) => {
      text += chunk;
      if (isData ? !text.endsWith('\r\n.\r\n') : !text.endsWith('\r\n')) return;
      const [said, was] = [text, isData];
      [text, isData] = ['', /^DATA/i.test(said) && !isData];
      if (was) await taken(to, /^Message-ID: (.*)\r$/im.exec(said)?.[1] ?? '');
      to = /^RCPT TO:<(.*)>/im.exec(said)?.[1] ?? to;
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test('a process that is killed while it sends leaves nobody out, and repeats one mail and one push as the same', async () => {
  const first = await opened();
  for (let n = 0; n < MEMBERS; n += 1) {
    const { services } = first;
    const account = {
      email: `m${n}@example.org`,
      name: '회원',
      passwordHash: null,
      roles: [],
      verifiedAt: new Date(),
    };
    const userId = (await insertUser(services.db, account)) ?? 0;
    const { endpoint, keys } = pushBrowser(`m${n}`).subscription;
    await services.db.insert(pushSubscriptions).values({ userId, endpoint, ...keys, device: '기기' });
    await services.db.transaction(async (tx) => {
      await mailMember(tx, services, userId, { subject: '[한카] 소식', lines: ['소식이에요.'] });
      const until = new Date(Date.now() + 3600_000);
      await pushMember(tx, services, userId, { title: '소식', body: '', path: '/', urgent: false, until });
    });
  }
  await first.close();

  const [mailed, pushed]: [[string, string][], [string, string][]] = [[], []];
  let child: ReturnType<typeof spawn>;
  /** Kills the sender once, when a message is taken and before that is answered. */
  const killAt = (list: readonly unknown[], most: number) => {
    if (list.length !== most) return undefined;
    child.kill('SIGKILL');
    // Its connection ends without an answer.
    return new Promise<void>(() => undefined);
  };
  const smtp = await mailServer(async (to, id) => {
    mailed.push([to, id]);
    await killAt(mailed, 2);
  });
  const push = createServer(async (request, response) => {
    request.resume();
    await once(request, 'end');
    pushed.push([request.url ?? '', String(request.headers.topic)]);
    await killAt(pushed, 3);
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(push, 'listening');

  const ends: unknown[] = [];
  for (let run = 0; run < 3; run += 1) {
    child = spawn(process.execPath, [join(import.meta.dirname, '../testing/send-waiting.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...{ PATH: process.env.PATH, DATA_DIR: dataDir, SMTP_URL: smtp.url },
        PUSH_PORT: String((push.address() as AddressInfo).port),
      },
    });
    const [code, signal] = await once(child, 'exit');
    ends.push(signal ?? code);
  }
  smtp.server.close();
  push.closeAllConnections();
  push.close();

  // Killed at a mail, then at a push, then at nothing.
  expect(ends).toEqual(['SIGKILL', 'SIGKILL', 0]);
  for (const list of [mailed, pushed]) {
    expect(new Set(list.map(([to]) => to)).size).toBe(MEMBERS);
    expect(list).toHaveLength(MEMBERS + 1);
    // The one that came twice is the same, by what mail programs and browsers know it.
    expect(new Set(list.map((one) => one.join(' '))).size).toBe(MEMBERS);
  }
  const last = await opened();
  const left = [await last.services.db.select().from(mails), await last.services.db.select().from(pushes)];
  await last.close();
  expect(left).toEqual([[], []]);
});
