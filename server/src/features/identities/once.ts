import type { Provider } from '@hanca/common/providers.ts';
import type { OneTime } from '../account/one-time-tokens.ts';
import { LASTS_SECONDS } from './cookies.ts';
import type { Vouched } from './provider-clients.ts';

interface Requested {
  provider: Provider;
  /** SHA-256 of the cookie of the browser that is to come back. */
  browser: string;
  /** The page that the visitor came from; null for none. */
  origin: string | null;
  /** Of who links an account; null for who signs in. */
  sessionId: string | null;
}

/** A request to a provider; the token is its state. It is somebody's where they link an account. */
export const REQUEST: OneTime<Requested> = { kind: 'provider-request', lastsMs: LASTS_SECONDS * 1000 };

/** Whom a provider has vouched for, until their browser signs in or up. */
export const ARRIVAL: OneTime<Vouched> = { kind: 'provider-arrival', lastsMs: LASTS_SECONDS * 1000 };
