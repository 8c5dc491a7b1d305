import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { feeds } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { FEED_NAMES } from './feeds/names.ts';
import { checkFeeds, modeOf } from './feeds/settings.ts';
import { DEBIAN_LOGIN } from './testing/debian-login.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    adminEmail: 'admin@example.com',
    adminPassword: null,
    demo: false,
    docs: true,
    publicUrl: 'http://localhost:3000',
    imageHost: '',
    geocoderUrl: null,
    trustProxy: false,
    logLevel: 'info',
  });
});

test('maps can be without tiles', () => {
  expect(readConfig({}).tileUrl).toContain('{z}');
  expect(readConfig({ TILE_URL: 'none' }).tileUrl).toBe('');
  const tms = 'https://tiles.example/{z}/{x}/{-y}.png';
  expect(readConfig({ TILE_URL: tms }).tileUrl).toBe(tms);
  expect(readConfig({ TILE_URL: './canada.pmtiles' })).toMatchObject({
    ...{ tileUrl: '/tiles/{z}/{x}/{y}', tileFile: './canada.pmtiles' },
  });
});

test('an empty value counts as unset', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'PUBLIC_URL',
    'DEMO',
    'DOCS',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('visitors always have an address to write to', () => {
  expect(readConfig({})).toMatchObject({ contactEmail: 'contact@localhost', contactEmailAssumed: true });
  expect(
    readConfig({ PUBLIC_URL: 'https://www.hanca.example', MAIL_FROM: 'no-reply@hanca.example' }),
  ).toMatchObject({
    contactEmail: 'contact@hanca.example',
    contactEmailAssumed: true,
  });
  expect(readConfig({ CONTACT_EMAIL: 'hello@hanca.example' })).toMatchObject({
    contactEmail: 'hello@hanca.example',
    contactEmailAssumed: false,
  });
});

test('settings are taken and tidied', () => {
  expect(
    readConfig({
      PORT: '8080',
      ADMIN_EMAIL: 'Boss@Example.org',
      PUBLIC_URL: 'https://hanca.example/',
      IMAGE_HOST: 'https://images.example//',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      DATABASE_URL: 'postgresql://u:p@db.example/hanca',
      TRUST_PROXY: '1',
      DEMO: '1',
      DOCS: '0',
      UNKNOWN: 'x',
    }),
  ).toMatchObject({
    port: 8080,
    adminEmail: 'boss@example.org',
    publicUrl: 'https://hanca.example',
    imageHost: 'https://images.example',
    databaseUrl: 'postgresql://u:p@db.example/hanca',
    smtpUrl: 'smtps://user:secret@mail.example:465',
    mailFrom: 'no-reply@hanca.example',
    trustProxy: true,
    demo: true,
    docs: false,
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80 80'],
  ['DATABASE_URL', 'mysql://u@h/d'],
  ['DATABASE_URL', 'localhost'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', 'fourteen chars'],
  ['DEMO', 'yes'],
  ['ADMIN_2FA', '1'],
  ['DOCS', 'no'],
  ['PUBLIC_URL', 'hanca.example'],
  ['PUBLIC_URL', 'ftp://hanca.example'],
  ['PUBLIC_URL', 'https://hanca.example/sub'],
  ['CONTACT_EMAIL', 'nobody'],
  ['APP_STORE_URL', 'apps.apple.com/app'],
  ['PLAY_STORE_URL', 'javascript:alert(1)'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp:mail'],
  ['MAIL_FROM', '한카 <no-reply@hanca.example>'],
  ['IMAGE_HOST', '/images'],
  ['TILE_URL', 'javascript:alert(1)'],
  ['TILE_URL', 'https://tiles.example/canada.pmtiles'],
  ['GEOCODER_URL', 'ftp://geocoder.example'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s names itself in one sentence and not its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  if (name === 'ADMIN_PASSWORD') expect(read).not.toThrow(value);
});

describe('providers', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k', APPLE_PRIVATE_KEY: pem };
  const kakao = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' };

  test('each is off until its keys are set', () => {
    expect(readConfig({}).providers).toEqual({});
    expect(readConfig(kakao).providers).toEqual({
      kakao: {
        issuer: 'https://kauth.kakao.com',
        clientId: 'id',
        secret: 'secret',
        scope: 'openid profile_nickname account_email',
      },
    });
    const oneLine = { ...apple, APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') };
    expect(readConfig(oneLine).providers.apple).toMatchObject({
      issuer: 'https://appleid.apple.com',
      secret: { teamId: 't', keyId: 'k' },
    });
  });

  const { privateKey: other } = generateKeyPairSync('ed25519');
  const faults: [Record<string, string>, string][] = [
    [{ KAKAO_CLIENT_ID: 'id' }, 'KAKAO_CLIENT_SECRET must be set too, since KAKAO_CLIENT_ID is.'],
    [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID must be set too, since GOOGLE_CLIENT_SECRET is.'],
    [{ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't' }, 'APPLE_KEY_ID must be set too, since APPLE_CLIENT_ID is.'],
    [{ KAKAO_ADMIN_KEY: 'key' }, 'KAKAO_CLIENT_ID must be set too, since KAKAO_ADMIN_KEY is.'],
    [
      { ...apple, PUBLIC_URL: 'http://hanca.example' },
      'PUBLIC_URL must start with https://, since APPLE_CLIENT_ID is set.',
    ],
    [
      { ...apple, APPLE_PRIVATE_KEY: 'secret text' },
      'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave.',
    ],
    [
      { ...apple, APPLE_PRIVATE_KEY: String(other.export({ type: 'pkcs8', format: 'pem' })) },
      'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave.',
    ],
    [
      { ...kakao, KAKAO_ISSUER: 'http://kauth.kakao.com' },
      'KAKAO_ISSUER must be a URL starting with https:// (http:// on this machine).',
    ],
    [{ ...kakao, KAKAO_SCOPE: 'profile_nickname' }, 'KAKAO_SCOPE must begin with openid.'],
  ];
  test.each(faults)('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});

test('a feed is off unless its setting or the demonstration turns it on', () => {
  expect(
    readConfig({ FEED_CBSA: 'live', FEED_WSDOT: 'live', FEED_WSDOT_KEY: 'secret', FEED_CBP: '' }).feeds,
  ).toEqual({
    modes: { cbsa: 'live', wsdot: 'live' },
    keys: { wsdot: 'secret' },
  });
  expect(() => readConfig({ FEED_CBSA: 'on' })).toThrow(
    new ConfigError('FEED_CBSA must be off, demo or live.'),
  );
  const modes = (env: Record<string, string>) => ['cbsa', 'cbp'].map((name) => modeOf(readConfig(env), name));
  expect(modes({})).toEqual(['off', 'off']);
  expect(modes({ DEMO: '1', FEED_CBSA: 'off' })).toEqual(['off', 'demo']);
});

test('stops the start where a live feed lacks its key', () => {
  expect(() => checkFeeds(readConfig({ FEED_WSDOT: 'live' }), feeds)).toThrow(
    'FEED_WSDOT is live and needs FEED_WSDOT_KEY, the key that its source gives.',
  );
});

test('every feed has its settings', () => {
  expect(feeds.map(({ name }) => name)).toEqual(FEED_NAMES);
});

test('refuses a name that looks like a misspelt setting, with the nearest one', () => {
  const cases: [name: string, nearest: string][] = [
    ['FEED_CBAS', 'FEED_CBSA'],
    ['FEED_WSDOT_KYE', 'FEED_WSDOT_KEY'],
    ['FEED_', 'FEED_CBP'],
    ['FED_TORONTO_DROPIN', 'FEED_TORONTO_DROPIN'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['KAKAO_CLIENT_KEY', 'KAKAO_CLIENT_ID'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
  ];
  for (const [name, nearest] of cases) {
    const sentence = `${name} is no setting; the nearest one is ${nearest}.`;
    expect(() => readConfig({ [name]: 'live' }), name).toThrow(new ConfigError(sentence));
    expect(() => readConfig({ [name]: '' }), name).not.toThrow();
  }
  for (const name of ['S3_URL', 'S3_BUCKET']) {
    const sentence = `${name} must not be set: S3 is not built yet, pictures are in DATA_DIR.`;
    expect(() => readConfig({ [name]: 's3://pictures' }), name).toThrow(new ConfigError(sentence));
  }
});

test('ignores the variables of other programs', () => {
  const others = ['SITE_URL', 'FILE_URL', 'BASE_URL', 'DATADIR', 'POST', 'GOOGLE_APPLICATION_CREDENTIALS'];
  const env = { ...DEBIAN_LOGIN, ...Object.fromEntries(others.map((name) => [name, 'x'])) };
  expect(readConfig({ ...env, PATH: '/usr/bin', HOME: '/home/hanca' })).toEqual(readConfig({}));
});
