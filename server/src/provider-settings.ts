import { createPrivateKey, type KeyObject } from 'node:crypto';
import { PROVIDERS, type Provider } from '@hanca/common/providers.ts';
import { z } from 'zod';

/** Of what Apple wants signed in place of a client secret. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  key: KeyObject;
}

/** How a provider is reached. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  secret: string | AppleKey;
  /** What is wanted of it. */
  scope: string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const isLocal = (url: URL) => LOOPBACK.includes(url.hostname);

/** Plain http is for a provider on this machine. */
const issuer = (otherwise: string) =>
  z
    .string()
    .refine(
      (value) => {
        if (!URL.canParse(value)) return false;
        const url = new URL(value);
        return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
      },
      { error: 'must be a URL starting with https:// (http:// on this machine)' },
    )
    .default(otherwise);

/** In a file of settings its lines may be parted by `\n`. */
const appleKey = z.string().transform((text, context): KeyObject => {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Said below, without the text.
  }
  context.addIssue({ code: 'custom', message: 'must be the text of the .p8 file that Apple gave' });
  return z.NEVER;
});

/** The settings of providers by their names in the environment. */
export const providerEnvironment = {
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  KAKAO_SCOPE: z
    .string()
    .regex(/^openid(?: |$)/, { error: 'must begin with openid' })
    .default('openid profile_nickname account_email'),
  KAKAO_ISSUER: issuer('https://kauth.kakao.com'),
  KAKAO_ADMIN_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: appleKey.optional(),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
};

type Environment = z.output<z.ZodObject<typeof providerEnvironment>>;

/** What belongs together: all of it is set, or nothing. */
const NEEDED: Record<Provider, readonly (keyof Environment)[]> = {
  kakao: ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
};

/** What is wrong with the settings of providers together; null for nothing. */
export const providerFault = (
  e: Environment & { PUBLIC_URL?: string | undefined },
): { name: string; message: string } | null => {
  for (const provider of PROVIDERS) {
    const set = NEEDED[provider].filter((name) => e[name] !== undefined);
    const missing = NEEDED[provider].find((name) => e[name] === undefined);
    if (set[0] && missing) return { name: missing, message: `must be set too, since ${set[0]} is` };
  }
  if (e.KAKAO_ADMIN_KEY !== undefined && e.KAKAO_CLIENT_ID === undefined) {
    return { name: 'KAKAO_CLIENT_ID', message: 'must be set too, since KAKAO_ADMIN_KEY is' };
  }
  const publicUrl = e.PUBLIC_URL === undefined ? null : new URL(e.PUBLIC_URL);
  // Apple comes back by another site's form, with which browsers send no cookie that is not `Secure`.
  if (e.APPLE_CLIENT_ID !== undefined && publicUrl?.protocol === 'http:' && !isLocal(publicUrl)) {
    return { name: 'PUBLIC_URL', message: 'must start with https://, since APPLE_CLIENT_ID is set' };
  }
  return null;
};

/** The providers that are on. */
export const readProviders = (e: Environment): Partial<Record<Provider, ProviderSettings>> => {
  const read: Partial<Record<Provider, ProviderSettings>> = {};
  if (e.KAKAO_CLIENT_ID && e.KAKAO_CLIENT_SECRET) {
    const { KAKAO_ISSUER, KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET, KAKAO_SCOPE } = e;
    read.kakao = {
      issuer: KAKAO_ISSUER,
      clientId: KAKAO_CLIENT_ID,
      secret: KAKAO_CLIENT_SECRET,
      scope: KAKAO_SCOPE,
    };
  }
  if (e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET) {
    const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = e;
    const scope = 'openid email profile';
    read.google = { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET, scope };
  }
  if (e.APPLE_CLIENT_ID && e.APPLE_TEAM_ID && e.APPLE_KEY_ID && e.APPLE_PRIVATE_KEY) {
    const secret = { teamId: e.APPLE_TEAM_ID, keyId: e.APPLE_KEY_ID, key: e.APPLE_PRIVATE_KEY };
    read.apple = { issuer: e.APPLE_ISSUER, clientId: e.APPLE_CLIENT_ID, secret, scope: 'openid name email' };
  }
  return read;
};
