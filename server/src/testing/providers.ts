import { generateKeyPairSync } from 'node:crypto';
import { type Provider, providerPath } from '@hanca/common/providers.ts';
import { jwtVerify } from 'jose';
import { startProvider, type TestProvider } from './oidc-provider.ts';

/** A provider of each kind on this machine, and the settings by which the product uses them. */
export interface TestProviders extends Record<Provider, TestProvider> {
  settings: Record<string, string>;
  close(): Promise<void>;
}

const SECRET = 'a client secret';

/** The key with which Kakao says that a member has left. */
export const KAKAO_ADMIN_KEY = 'an admin key';

/** Starts all three, for a product at an origin. */
export const startProviders = async (publicUrl: string, host = '127.0.0.1'): Promise<TestProviders> => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const redirectUri = (provider: Provider) => `${publicUrl}${providerPath(provider)}/callback`;
  const withSecret = (provider: Provider, inIdToken: boolean) =>
    startProvider({
      host,
      clientId: `${provider}-client`,
      takesSecret: (secret) => secret === SECRET,
      redirectUri: redirectUri(provider),
      inIdToken,
    });
  const [kakao, google, apple] = await Promise.all([
    withSecret('kakao', false),
    withSecret('google', true),
    startProvider({
      host,
      clientId: 'apple-client',
      takesSecret: async (secret): Promise<boolean> => {
        const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
          algorithms: ['ES256'],
          issuer: 'TEAM',
          subject: 'apple-client',
          audience: apple.issuer,
          requiredClaims: ['iat', 'exp'],
        });
        return protectedHeader.kid === 'KEY' && (payload.exp ?? 0) - (payload.iat ?? 0) < 3600;
      },
      redirectUri: redirectUri('apple'),
      inIdToken: true,
    }),
  ]);
  return {
    kakao,
    google,
    apple,
    settings: {
      KAKAO_CLIENT_ID: 'kakao-client',
      KAKAO_CLIENT_SECRET: SECRET,
      KAKAO_ISSUER: kakao.issuer,
      KAKAO_ADMIN_KEY,
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: SECRET,
      GOOGLE_ISSUER: google.issuer,
      APPLE_CLIENT_ID: 'apple-client',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
      APPLE_ISSUER: apple.issuer,
    },
    close: async () => {
      await Promise.all([kakao, google, apple].map((one) => one.close()));
    },
  };
};
