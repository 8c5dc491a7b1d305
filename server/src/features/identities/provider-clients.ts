import { createHash, sign } from 'node:crypto';
import { signinForm } from '@hanca/common/contract/account.ts';
import type { Provider } from '@hanca/common/providers.ts';
import { providerPath } from '@hanca/common/providers.ts';
import * as oidc from 'openid-client';
import type { Config } from '../../config.ts';
import type { AppleKey, ProviderSettings } from '../../provider-settings.ts';

/** What a provider says of somebody. */
export interface Vouched {
  provider: Provider;
  /** The provider's own id of them. */
  subject: string;
  /** In the form of `normalEmail`; null for none. */
  email: string | null;
  /** Whether the provider has seen mail reach them there. */
  emailVerified: boolean;
  /** As the provider has it; '' for none. */
  name: string;
}

/** A provider that is out of reach, or an answer of one that is not right. Its message holds nothing of the answer. */
export class ProviderProblem extends Error {
  readonly failure: 'down' | 'wrong';

  constructor(failure: 'down' | 'wrong', cause: unknown) {
    const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
    super(`${failure}: ${[name, code].filter((word) => typeof word === 'string').join(' ')}`);
    this.failure = failure;
  }
}

/** What ties an answer to its request: the provider hands back the state, the rest follows from what this browser has. */
export interface RequestMarks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface ProviderClients {
  /** Makes sure that a provider's addresses are known, so that `authorizationUrl` sends nothing. Throws ProviderProblem. */
  ready(provider: Provider): Promise<void>;
  /** Where a browser goes to sign in there. Throws ProviderProblem. */
  authorizationUrl(provider: Provider, marks: RequestMarks): Promise<string>;
  /** Checks a provider's answer and gets what it says. In: the parameters that came back. Throws ProviderProblem. */
  exchange(provider: Provider, answer: URLSearchParams, marks: RequestMarks): Promise<Vouched>;
}

/** Of one request to a provider: the sign-in page says so sooner than a visitor gives up. */
const TIMEOUT_SECONDS = 2.5;

const DISCOVERED_MS = 3600_000;

/** Where a provider sends the browser back to. */
const callbackPath = (provider: Provider): string => `${providerPath(provider)}/callback`;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What Apple takes for a client secret: a token of five minutes, signed with the key that it gave. */
const appleSecret = ({ teamId, keyId, key }: AppleKey, clientId: string, issuer: string): string => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: teamId, iat: now, exp: now + 300, aud: issuer, sub: clientId };
  const signed = `${part({ alg: 'ES256', kid: keyId })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};

/** Sends the secret in the body, which is what all three take. */
const authenticationOf =
  ({ secret, clientId, issuer }: ProviderSettings): oidc.ClientAuth =>
  (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', typeof secret === 'string' ? secret : appleSecret(secret, clientId, issuer));
  };

const discover = (settings: ProviderSettings, timeout: number): Promise<oidc.Configuration> => {
  const { issuer, clientId } = settings;
  const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(new URL(issuer), clientId, undefined, authenticationOf(settings), {
    timeout,
    // The signature of ID tokens is checked too.
    execute: [oidc.enableNonRepudiationChecks, ...insecure],
  });
};

/** Refused by what the provider answered, not for want of an answer. */
const isAnswered = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError ||
  (error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT' && error.code !== 'OAUTH_ABORT');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const emailOf = (value: unknown): string | null => {
  const { success, data } = signinForm.shape.email.safeParse(value);
  return success ? data : null;
};

/** Apple tells the name beside the code, once. */
const nameBeside = (answer: URLSearchParams): string => {
  try {
    const { name }: { name?: { firstName?: unknown; lastName?: unknown } } = JSON.parse(
      answer.get('user') ?? '{}',
    );
    return `${text(name?.lastName)}${text(name?.firstName)}`;
  } catch {
    return '';
  }
};

/**
 * Clients of the providers that are on. What a provider says of its own addresses is fetched when it is first needed and for
 * an hour; an older copy serves while it is out of reach.
 * @param timeout seconds, of each request to a provider
 */
export const createProviderClients = (
  { providers, publicUrl }: Pick<Config, 'providers' | 'publicUrl'>,
  timeout = TIMEOUT_SECONDS,
): ProviderClients => {
  const settingsOf = (provider: Provider): ProviderSettings => {
    const settings = providers[provider];
    if (!settings) throw new Error(`${provider} is off`);
    return settings;
  };
  const known = new Map<Provider, { configuration: oidc.Configuration; until: number }>();
  const configurationOf = async (provider: Provider): Promise<oidc.Configuration> => {
    const before = known.get(provider);
    if (before && before.until > Date.now()) return before.configuration;
    try {
      const configuration = await discover(settingsOf(provider), timeout);
      known.set(provider, { configuration, until: Date.now() + DISCOVERED_MS });
      return configuration;
    } catch (error) {
      if (before) return before.configuration;
      throw new ProviderProblem('down', error);
    }
  };

  /** What is not in the ID token is in the answer about the user: Kakao says only there whether an address is verified. */
  const claimsOf = async (
    configuration: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  ): Promise<oidc.UserInfoResponse> => {
    const claims = tokens.claims();
    if (!claims) throw new ProviderProblem('wrong', null);
    const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
    if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return claims;
    return { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
  };

  return {
    ready: async (provider) => {
      await configurationOf(provider);
    },

    authorizationUrl: async (provider, { state, nonce, verifier }) => {
      const configuration = await configurationOf(provider);
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: `${publicUrl}${callbackPath(provider)}`,
        scope: settingsOf(provider).scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        // The only way in which Apple tells name and address.
        ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
      }).href;
    },

    exchange: async (provider, answer, { state, nonce, verifier }) => {
      const configuration = await configurationOf(provider);
      const at = new URL(`${publicUrl}${callbackPath(provider)}?${answer}`);
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, at, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = await claimsOf(configuration, tokens);
        return {
          provider,
          subject: claims.sub,
          email: emailOf(claims.email),
          // Apple writes the word.
          emailVerified: claims.email_verified === true || text(claims.email_verified) === 'true',
          name: text(claims.name) || text(claims.nickname) || nameBeside(answer),
        };
      } catch (error) {
        if (error instanceof ProviderProblem) throw error;
        throw new ProviderProblem(isAnswered(error) ? 'wrong' : 'down', error);
      }
    },
  };
};
