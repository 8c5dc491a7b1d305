// Sends all mails and pushes that wait, one after the other, in a process of its own that a test kills:
// node send-waiting.ts, with the settings of the server and the port of a push service on this machine.

import { request } from 'node:http';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { mails } from '../db/schema/mails.ts';
import { pushes } from '../db/schema/push.ts';
import { mailSending } from '../mail/jobs.ts';
import { pushSending } from '../push/jobs.ts';
import { pushTransport } from '../push/transport.ts';
import { start } from '../start.ts';
import { noWeb } from '../web/web.ts';

const config = readConfig(process.env);
const { services, close } = await start({ config, log: pino({ level: 'silent' }), web: noWeb });
services.sendPush = pushTransport(services.vapid, {
  request,
  port: Number(process.env.PUSH_PORT),
  lookup: (_name, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
});
const { signal } = new AbortController();
for (const { id } of await services.db.select({ id: mails.id }).from(mails).orderBy(mails.id)) {
  await mailSending.run(services, id, signal);
}
for (const { id } of await services.db.select({ id: pushes.id }).from(pushes).orderBy(pushes.id)) {
  await pushSending.run(services, id, signal);
}
await close();
