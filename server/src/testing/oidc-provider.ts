import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, type JWTPayload, SignJWT } from 'jose';
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider';

/** Somebody with an account at a provider. */
interface ProviderAccount {
  sub: string;
  name?: string;
  nickname?: string;
  email?: string;
  email_verified?: boolean | string;
}

interface Options {
  /** The name of this machine in its addresses: for browsers another name is another site. */
  host: string;
  clientId: string;
  /** Whether it takes this secret of the client. */
  takesSecret: (secret: string) => boolean | Promise<boolean>;
  redirectUri: string;
  /** What is known of people stands in the ID token; else in the answer about the user alone. */
  inIdToken: boolean;
}

/** A provider of OpenID Connect of its own, as a server on this machine. */
export interface TestProvider {
  issuer: string;
  accounts: Map<string, ProviderAccount>;
  /** What its ID tokens are to say from now on, and whether another key is to sign them; null for what is right. */
  lie: { claims: JWTPayload; key?: KeyObject } | null;
  close(): Promise<void>;
}

const SCOPES = ['openid', 'email', 'profile', 'name', 'profile_nickname', 'account_email'];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** What stands in for signing in there: a button for each account, and one to go back. */
const choice = (accounts: Iterable<string>): string => `<!doctype html><html lang="ko"><title>Provider</title>
<body><h1>Provider</h1><form method="post">
${[...accounts].map((sub) => `<button name="account" value="${sub}">${sub}</button>`).join('\n')}
<button name="account" value="">취소</button>
</form></body></html>`;

/** Where a provider stores what it gave out: in memory, as its own does with a warning. */
const inMemory = (): ((model: string) => Adapter) => {
  const stored = new Map<string, AdapterPayload>();
  return (model) => {
    const own = () =>
      [...stored].filter(([key]) => key.startsWith(`${model}:`)).map(([, payload]) => payload);
    return {
      upsert: async (id, payload) => void stored.set(`${model}:${id}`, payload),
      find: async (id) => stored.get(`${model}:${id}`),
      findByUid: async (uid) => own().find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = stored.get(`${model}:${id}`);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(`${model}:${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
      },
    };
  };
};

/** Starts a provider with one client on a free port. */
export const startProvider = async ({
  host,
  clientId,
  takesSecret,
  redirectUri,
  inIdToken,
}: Options): Promise<TestProvider> => {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: 'checked below',
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: inMemory(),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'nickname'],
      name: [],
      profile_nickname: ['nickname'],
      account_email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: !inIdToken,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...accounts.get(sub), sub }),
    }),
    // Who signs in there agrees.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope(SCOPES.join(' '));
      await grant.save();
      return grant;
    },
    renderError: (context, { error }) => {
      context.type = 'html';
      context.body = `<!doctype html><html lang="ko"><title>Provider</title><h1>${error}</h1></html>`;
    },
  });
  provider.Client.prototype.compareClientSecret = takesSecret;
  provider.use(async (context, next) => {
    await next();
    const { lie } = running;
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !lie || !body?.id_token) return;
    const claims = { ...decodeJwt(body.id_token), ...lie.claims };
    body.id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .sign(lie.key ?? privateKey);
  });

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(choice(accounts.keys()));
      return;
    }
    const accountId = new URLSearchParams(await bodyOf(request)).get('account') ?? '';
    const result = accountId ? { login: { accountId, remember: false } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result);
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void answer(request, response);
  });
  const running: TestProvider = {
    issuer,
    accounts,
    lie: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
};
