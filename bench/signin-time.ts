// Whether the time of a refused sign-in tells that somebody has an address: unknown ones, those of one member and those that
// several entered in turn, each once and each from an address of its own, so that no limit is met. On the embedded database.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { pino } from 'pino';
import { readConfig } from '../server/src/config.ts';
import { connect } from '../server/src/db/connect.ts';
import { hashPassword } from '../server/src/features/account/passwords.ts';
import { insertUser } from '../server/src/features/account/queries.ts';
import { start } from '../server/src/start.ts';
import { noWeb } from '../server/src/web/web.ts';
import { quantile } from './measure.ts';

const REQUESTS = 200;

/** How far the medians may lie apart. */
const APART = 0.1;

/** Of an address of each kind, how many accounts entered it, and whether the first has verified it. */
const kinds = {
  unknown: { accounts: 0, verified: false },
  'of one member': { accounts: 1, verified: true },
  'of one who never verified it': { accounts: 1, verified: false },
  'of a member and two others': { accounts: 3, verified: true },
  'of three who never verified it': { accounts: 3, verified: false },
};

const dataDir = mkdtempSync(join(tmpdir(), 'hanca-bench-'));
const log = pino({ level: 'error' });
const config = readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'measured by this one', TRUST_PROXY: '1' });
const database = await connect({ databaseUrl: undefined, dataDir, log });
const { app, services, close } = await start({ config, log, web: noWeb, database });

const passwordHash = await hashPassword('단풍나무 아래 긴 비밀번호', 'bench');
const emailOf = (kind: number, n: number) => `bench${kind}-${n}@example.org`;
const shapes = Object.values(kinds);
for (const [kind, { accounts, verified }] of shapes.entries()) {
  for (let n = 0; n <= REQUESTS; n += 1) {
    for (let account = 0; account < accounts; account += 1) {
      const verifiedAt = verified && account === 0 ? new Date() : null;
      await insertUser(services.db, { email: emailOf(kind, n), name: '회원', passwordHash, verifiedAt });
    }
  }
}

/** In another order each time: what is done after an answer takes time from the next one. */
const shuffled = <T>(all: T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

const attempts = Array.from({ length: REQUESTS + 1 }, (_, n) =>
  shuffled(shapes.map((_shape, kind) => ({ kind, n, from: `10.${kind}.${n >> 8}.${n & 255}` }))),
).flat();
const client = fork(join(import.meta.dirname, 'signin-client.ts'));
const answered = once(client, 'message') as Promise<[number[]]>;
client.send({
  url: `${await app.listen({ port: 0, host: '127.0.0.1' })}${api.account.signin.path}`,
  attempts: attempts.map(({ kind, n, from }) => ({ from, email: emailOf(kind, n) })),
});
const [times] = await answered;
await close();
rmSync(dataDir, { recursive: true });

// The first of each kind warms up.
const medians = shapes.map((_shape, kind) =>
  quantile(
    times.filter((_ms, index) => attempts[index]?.kind === kind && attempts[index].n > 0),
    0.5,
  ),
);
const [unknown = 0] = medians;
for (const [index, name] of Object.keys(kinds).entries()) {
  const median = medians[index] ?? 0;
  const ratio = median / unknown;
  console.log(`${name}: ${median.toFixed(1)} ms, ${ratio.toFixed(3)} of an unknown address`);
  if (Math.abs(ratio - 1) > APART) process.exitCode = 1;
}
