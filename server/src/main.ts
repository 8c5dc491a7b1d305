import { pino } from 'pino';
import { jobs } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startJobs } from './jobs/jobs.ts';
import { outboxOf } from './mail/transport.ts';
import { OperatorError, sentenceOf } from './operator-error.ts';
import { type Running, start } from './start.ts';

/** After requests in progress have had their time: for jobs, and for the database to close. */
const CLOSE_WITHIN_MS = 10_000;

const settings = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const development = process.argv.includes('--development');
// Before the front is imported: React chooses its build by it, and its development build takes three times as long.
process.env.NODE_ENV = development ? 'development' : 'production';
// Under `node --watch` threads would report their imports among their own messages.
delete process.env.WATCH_REPORT_DEPENDENCIES;
const config = { ...settings(), development };
const log = pino({ level: config.logLevel, redact: ['req.headers', 'password', 'accessToken', 'token'] });

const stopOnSignal = (running: Running, stopJobs: () => Promise<void>) => {
  const close = async () => {
    setTimeout(() => process.exit(1), config.stopWithinMs + CLOSE_WITHIN_MS).unref();
    await Promise.all([running.stopAnswering(), stopJobs()]);
    await running.close();
  };
  let stopping = false;
  const stop = async () => {
    // A second signal: whoever sends it does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'a promise was rejected that nobody waited for');
    process.exitCode = 1;
    void close().finally(() => process.exit(1));
  });
};

/** Why the server cannot listen, as a sentence for the operator; null for any other error. */
const listenSentence = (error: unknown): string | null => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const address = `PORT ${config.port} on ${config.host}`;
  if (code === 'EADDRINUSE') return `${address} is in use by another program.`;
  if (code === 'EACCES' && syscall === 'listen') return `${address} may not be used by this user.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${config.host} is no address of this machine.`;
  return null;
};

const run = async (running: Running): Promise<void> => {
  // First of all: it was stored just now and is shown to nobody again.
  if (running.newPassword) {
    console.log(`First admin: ${config.adminEmail}, password ${running.newPassword} (shown only this once)`);
  }
  const demo = config.demo ? await (await import('../../demo/start.ts')).startDemo(running.services) : null;
  if (demo?.stored === false) console.log('DEMO: the database is not empty, so it stays as it is.');
  // Before it listens: once it answers, a database that is lost for a moment ends nothing any more.
  const stopJobs = await startJobs(running.services, jobs);
  stopOnSignal(running, stopJobs);
  try {
    await running.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stopJobs();
    const sentence = listenSentence(error);
    throw sentence ? new OperatorError(sentence) : error;
  }
  console.log(`한카: ${config.publicUrl} (${running.services.database.engine})`);
  if (config.smtpUrl === null) {
    console.log(
      `SMTP_URL is not set: mails, with the links that verify addresses, are files in ${outboxOf(config)}.`,
    );
  }
  if (config.contactEmailAssumed) {
    console.log(
      `CONTACT_EMAIL is not set: the site names ${config.contactEmail} for visitors to write to. Set an address that is read.`,
    );
  }
  if (!config.staffSecondFactor && config.publicUrl.startsWith('https:')) {
    console.log('ADMIN_2FA is off: staff can sign in by a password alone. Leave it on where visitors come.');
  }
  if (await demo?.drawAll()) console.log('DEMO: every picture is drawn.');
};

let running: Running | null = null;
try {
  // Each is loaded only where it is used.
  const web = development
    ? (await import('./web/dev-web.ts')).devWeb
    : (await import('./web/web.ts')).builtWeb;
  running = await start({ config, log, web });
  await run(running);
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence) console.error(sentence);
  else log.fatal({ err: error }, 'the server could not start');
  await running?.close();
  process.exit(1);
}
