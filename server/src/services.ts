import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { DiskWatch } from './db/disk.ts';
import type { Executor } from './db/executor.ts';
import type { Tokens } from './features/account/tokens.ts';
import type { Geocoder } from './features/geo/geocoder.ts';
import type { ProviderClients } from './features/identities/provider-clients.ts';
import type { ImageStore } from './features/images/store.ts';
import type { Uploads } from './features/images/uploads.ts';
import type { AfterReply } from './http/after-reply.ts';
import type { ByteCache } from './http/cache.ts';
import type { CallLimits } from './http/call-limits.ts';
import type { Changes } from './http/changes.ts';
import type { UnavailableLog } from './http/unavailable-log.ts';
import type { JobQueue } from './jobs/jobs.ts';
import type { Transport } from './mail/transport.ts';
import type { PushTransport } from './push/transport.ts';
import type { Vapid } from './push/vapid.ts';

/** What handlers work with, made once at start. */
export interface Services {
  config: Config;
  database: Database;
  /** In a staff member's write the transaction that its trail is part of. */
  db: Executor;
  store: ImageStore;
  uploads: Uploads;
  tokens: Tokens;
  /** Of which the public points of homes are made. */
  pointKey: Buffer;
  jobs: JobQueue;
  sendMail: Transport;
  vapid: Vapid;
  sendPush: PushTransport;
  geocoder: Geocoder;
  providers: ProviderClients;
  cache: ByteCache;
  changes: Changes;
  callLimits: CallLimits;
  /** What is done once the answer is out. */
  afterReply: AfterReply;
  disk: DiskWatch;
  /** Aborts when the process is to stop. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
  unavailable: UnavailableLog;
}
