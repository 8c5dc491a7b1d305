import type { Provider } from '@hanca/common/providers.ts';
import type { Services } from '../../services.ts';
import type { CookieJar } from '../account/cookies.ts';
import { issueOnce } from '../account/one-time-tokens.ts';
import { hashToken, newToken } from '../account/tokens.ts';
import { setRequestCookie } from './cookies.ts';
import { REQUEST } from './once.ts';
import type { RequestMarks } from './provider-clients.ts';

/** All but the state follows from the cookie, which is not stored: the database alone lets nobody finish a request. */
export const marksOf = (state: string, browser: string): RequestMarks => ({
  state,
  nonce: hashToken(`nonce ${browser}`),
  verifier: hashToken(`verifier ${browser}`),
});

interface Begin {
  provider: Provider;
  /** Who links an account, in which session; null for who signs in. */
  by: { id: number; sessionId: string } | null;
  origin: string | null;
}

/** Stores a request to a provider and ties it to this browser. Out: where the browser is to go. Throws ProviderProblem. */
export const begin = async (
  { db, providers, config }: Pick<Services, 'db' | 'providers' | 'config'>,
  reply: CookieJar,
  { provider, by, origin }: Begin,
): Promise<string> => {
  const browser = newToken();
  const data = { provider, browser: hashToken(browser), origin, sessionId: by?.sessionId ?? null };
  const state = await issueOnce(db, REQUEST, { userId: by?.id ?? null, data });
  const url = await providers.authorizationUrl(provider, marksOf(state, browser));
  setRequestCookie(reply, config.publicUrl, provider, browser);
  return url;
};
