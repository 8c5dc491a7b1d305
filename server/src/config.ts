import { ADMIN_PASSWORD_MIN, PASSWORD_MAX } from '@hanca/common/contract/account.ts';
import { normalEmail } from '@hanca/common/email-address.ts';
import { z } from 'zod';
import { FEED_NAMES, feedSetting } from './feeds/names.ts';
import { OperatorError } from './operator-error.ts';
import { providerEnvironment, providerFault, readProviders } from './provider-settings.ts';
import { isPrivateKey } from './push/vapid.ts';
import { findUnknownSetting } from './setting-names.ts';

/** A setting of the environment that cannot be used; its message is one sentence naming it. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

/** A file with the tiles of maps. */
const isArchive = (value: string): boolean => value.endsWith('.pmtiles') && !/^https?:/.test(value);

/** The address of one tile. */
const isTemplate = (value: string): boolean =>
  /^https?:\/\//.test(value) &&
  URL.canParse(value) &&
  // Some number their rows from the south.
  [/\{z\}/, /\{x\}/, /\{-?y\}/].every((part) => part.test(value));

/** Where the tiles of such a file are served (web/tiles.ts). */
const TILES = '/tiles/{z}/{x}/{y}';

const url = (schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${schemes.map((s) => `${s}//`).join(' or ')}`,
  });

const seconds = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, { error: 'must be a number of seconds from 1 to 9999' })
  .transform(Number);

const flag = (otherwise: '0' | '1') =>
  z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default(otherwise)
    .transform((value) => value === '1');

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a port number' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  ADMIN_EMAIL: z
    .string()
    .overwrite((typed) => normalEmail(typed) ?? typed)
    .refine((address) => normalEmail(address) === address, { error: 'must be an email address' })
    .default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(ADMIN_PASSWORD_MIN, { error: `must have at least ${ADMIN_PASSWORD_MIN} characters` })
    .max(PASSWORD_MAX, { error: `must have at most ${PASSWORD_MAX} characters` })
    .optional(),
  ADMIN_2FA: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  DEMO: flag('0'),
  DOCS: flag('1'),
  OFFLINE: flag('1'),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine((value) => !URL.canParse(value) || /^\/*$/.test(new URL(value).pathname), {
      error: 'must be an origin without a path',
    })
    .optional(),
  IMAGE_HOST: url(['http:', 'https:']).optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  APP_STORE_URL: url(['https:']).default(''),
  PLAY_STORE_URL: url(['https:']).default(''),
  SMTP_URL: url(['smtp:', 'smtps:'])
    .refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', { error: 'must name a host' })
    .optional(),
  MAIL_FROM: z.email({ error: 'must be an email address' }).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, { error: 'must be a private key of P-256, 32 bytes in base64url' })
    .optional(),
  GEOCODER_URL: url(['http:', 'https:']).optional(),
  TILE_URL: z
    .string()
    .refine((value) => value === 'none' || isArchive(value) || isTemplate(value), {
      error:
        'must be none, a URL starting with http:// or https:// with {z}, {x} and {y}, or a file ending in .pmtiles',
    })
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TRUST_PROXY: flag('0'),
  STOP_WITHIN: seconds.default(10),
  ANSWER_WITHIN: seconds.default(3),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be one of silent, error, warn, info, debug',
    })
    .default('info'),
  ...providerEnvironment,
});

const keySetting = (feed: string): string => `${feedSetting(feed)}_KEY`;

/** FEED_<NAME> and FEED_<NAME>_KEY, by the names of the feeds. */
const readFeeds = (given: Record<string, string | undefined>) => {
  const modes: Record<string, 'off' | 'demo' | 'live'> = {};
  const keys: Record<string, string> = {};
  for (const name of FEED_NAMES) {
    const [mode, key] = [given[feedSetting(name)], given[keySetting(name)]];
    if (mode === 'off' || mode === 'demo' || mode === 'live') modes[name] = mode;
    else if (mode !== undefined) throw new ConfigError(`${feedSetting(name)} must be off, demo or live.`);
    if (key !== undefined) keys[name] = key;
  }
  return { modes, keys };
};

const SETTINGS = [
  ...Object.keys(environment.shape),
  ...FEED_NAMES.flatMap((name) => [feedSetting(name), keySetting(name)]),
];

/** Throws ConfigError for a name that is no setting but looks like one: what it should have set would silently be missing. */
const assertKnown = (given: readonly string[]): void => {
  const stored = given.find((name) => name.startsWith('S3_'));
  if (stored)
    throw new ConfigError(`${stored} must not be set: S3 is not built yet, pictures are in DATA_DIR.`);
  const unknown = findUnknownSetting(given, SETTINGS);
  if (unknown) throw new ConfigError(`${unknown.name} is no setting; the nearest one is ${unknown.nearest}.`);
};

const bare = (value: string) => value.replace(/\/+$/, '');

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings. In: the environment; empty values count as unset. Throws ConfigError naming the first wrong or misspelt one. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  assertKnown(Object.keys(given));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = issue?.path.join('.') ?? '';
    throw new ConfigError(`${name} ${issue?.message ?? 'is not valid'}.`);
  }
  const e = parsed.data;
  const fault = providerFault(e);
  if (fault) throw new ConfigError(`${fault.name} ${fault.message}.`);
  const publicUrl = new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`);
  const mailFrom = e.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`;
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD ?? null,
    /** Staff need a second factor. */
    staffSecondFactor: e.ADMIN_2FA === 'on',
    demo: e.DEMO,
    /** Serve the OpenAPI document and its page. */
    docs: e.DOCS,
    /** Browsers may store what was read, for reading it without a connection; else they drop what they have. */
    offline: e.OFFLINE,
    /** Origin that visitors see, without a trailing slash. */
    publicUrl: publicUrl.origin,
    /** Prefix of stored image paths; '' for the same origin. */
    imageHost: bare(e.IMAGE_HOST ?? ''),
    /** '' for maps that draw what is below their pins themselves. */
    tileUrl: isArchive(e.TILE_URL) ? TILES : e.TILE_URL === 'none' ? '' : e.TILE_URL,
    /** An archive of tiles that is served; null for none. */
    tileFile: isArchive(e.TILE_URL) ? e.TILE_URL : null,
    /** The search call of a geocoding service; null for the embedded gazetteer. */
    geocoderUrl: e.GEOCODER_URL ?? null,
    /** Where visitors write to. */
    contactEmail: e.CONTACT_EMAIL ?? `contact@${mailFrom.split('@').at(-1)}`,
    /** Nobody has said that mail to it is read: it follows from the domain of MAIL_FROM. */
    contactEmailAssumed: e.CONTACT_EMAIL === undefined,
    /** The page of the app in Apple's store and in Google's; '' where there is none. */
    appStoreUrl: e.APP_STORE_URL,
    playStoreUrl: e.PLAY_STORE_URL,
    /** The mail server, with its user and password; null: mails are written as files. */
    smtpUrl: e.SMTP_URL ?? null,
    /** The address that mails come from. */
    mailFrom,
    /** By which push services know the server; null for one made of its secret. */
    vapidPrivateKey: e.VAPID_PRIVATE_KEY ?? null,
    /** Which feeds of outside data are on, by name, and their keys. */
    feeds: readFeeds(given),
    /** The services by whose accounts people can sign in. */
    providers: readProviders(e),
    /** What proves that a call says of a member that they have left Kakao or this product there; null: no such calls. */
    kakaoAdminKey: e.KAKAO_ADMIN_KEY ?? null,
    /** Believe X-Forwarded-For and X-Forwarded-Proto of a proxy in front. */
    trustProxy: e.TRUST_PROXY,
    /** Milliseconds that requests in progress have once the process is to stop. */
    stopWithinMs: e.STOP_WITHIN * 1000,
    /** Milliseconds within which an answer has to come. */
    answerWithinMs: e.ANSWER_WITHIN * 1000,
    logLevel: e.LOG_LEVEL,
    /** Front and console run from their sources: their pages hold inline scripts and are never cached. */
    development: false as boolean,
  };
};
