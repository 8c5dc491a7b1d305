import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp, feeds } from './app.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './db/connect.ts';
import { watchDisk } from './db/disk.ts';
import { MIGRATIONS } from './db/migrations.ts';
import { ensureAdmin } from './features/account/first-admin.ts';
import { createTokens, loadSecret } from './features/account/tokens.ts';
import { seedCategories } from './features/categories/queries.ts';
import { createGeocoder } from './features/geo/geocoder.ts';
import { createProviderClients } from './features/identities/provider-clients.ts';
import { createImageStore } from './features/images/store.ts';
import { createUploads, UPLOAD_MS } from './features/images/uploads.ts';
import { seedFacts } from './features/province-facts/queries.ts';
import { takeSamples } from './feeds/jobs.ts';
import { checkFeeds } from './feeds/settings.ts';
import { createAfterReply } from './http/after-reply.ts';
import { ByteCache } from './http/cache.ts';
import { CallLimits } from './http/call-limits.ts';
import { watchChanges } from './http/changes.ts';
import type { LoadTimes } from './http/load.ts';
import { createUnavailableLog } from './http/unavailable-log.ts';
import { Versions } from './http/versions.ts';
import { loggedError } from './logged-error.ts';
import { mailTransport } from './mail/transport.ts';
import { pushTransport } from './push/transport.ts';
import { createVapid } from './push/vapid.ts';
import type { Services } from './services.ts';
import type { Web } from './web/web.ts';

/** The product without its jobs, to be closed in one go. */
export interface Running {
  app: FastifyInstance;
  services: Services;
  /** Of the first admin, when it was made with a random password just now. */
  newPassword: string | null;
  /** Says that it is not ready any more, ends connections with their next answer and waits for requests in progress. */
  stopAnswering(): Promise<void>;
  close(): Promise<void>;
}

interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
  web: Web;
  /** Instead of the configured database. */
  database?: Database;
  /** Instead of the product's own. */
  times?: LoadTimes;
}

/**
 * Opens the database, brings it up to date and builds the product around it; does not listen yet.
 * Throws ConfigError, DataDirInUse, and what the database throws.
 */
export const start = async ({
  config,
  log: out,
  web,
  database: given,
  times,
}: StartOptions): Promise<Running> => {
  checkFeeds(config, feeds);
  const log = out.child({}, { serializers: { err: loggedError } });
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { databaseUrl, dataDir } = config;
  const database = given ?? (await connect({ databaseUrl, dataDir, log }));
  try {
    await database.migrate(MIGRATIONS);
    await seedCategories(database.db);
    await seedFacts(database.db);
    const newPassword = await ensureAdmin(database, config);
    const cache = new ByteCache(new Versions());
    const secret = loadSecret(dataDir);
    const vapid = createVapid(secret, config);
    const stopping = new AbortController();
    const disk = watchDisk(dataDir, { log });
    const uploads = createUploads(join(dataDir, 'uploads'), disk);
    // Beside an embedded database no other process can be receiving any.
    await uploads.sweep(new Date(Date.now() - (databaseUrl ? UPLOAD_MS : 0)));
    const services: Services = {
      config,
      database,
      db: database.db,
      store: createImageStore(join(dataDir, 'images'), database.db, {
        nameKey: createHmac('sha256', secret).update('names of pictures').digest(),
        report: (error, path) =>
          log.warn({ err: error, path }, 'a picture could not be answered as it should be'),
      }),
      uploads,
      tokens: createTokens(secret),
      pointKey: createHmac('sha256', secret).update('public points of homes').digest(),
      jobs: { boss: null },
      sendMail: mailTransport(config, log),
      vapid,
      sendPush: pushTransport(vapid),
      geocoder: createGeocoder(config, log),
      providers: createProviderClients(config),
      cache,
      callLimits: new CallLimits(),
      changes: watchChanges(database, { versions: cache.versions, log }),
      afterReply: createAfterReply(log),
      disk,
      stopping: stopping.signal,
      log,
      unavailable: createUnavailableLog(log),
    };
    await takeSamples(services, feeds);
    const app = await buildApp(services, web, times);
    const stopAnswering = async () => {
      stopping.abort();
      await app.close();
    };
    return {
      app,
      services,
      newPassword,
      stopAnswering,
      close: async () => {
        await stopAnswering();
        await services.afterReply.idle();
        services.disk.stop();
        await services.changes.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
