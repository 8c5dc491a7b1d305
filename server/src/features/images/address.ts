import type { Services } from '../../services.ts';
import { hashToken } from '../account/tokens.ts';

/** A signed address is valid for an hour at least; until the half hour is over it is the same one, so that browsers cache it. */
const VALID_MS = 3600_000;
const SAME_MS = VALID_MS / 2;

const sealOf = (tokens: Services['tokens'], path: string, until: string): string =>
  tokens.seal(`picture ${path} until ${until}`);

/** An address at which a picture and its variants are served for an hour, whatever shows it. */
export const signAddress = (tokens: Services['tokens'], path: string, now = Date.now()): string => {
  const until = String(Math.ceil(now / SAME_MS) * SAME_MS + VALID_MS);
  return `${path}?until=${until}&seal=${sealOf(tokens, path, until)}`;
};

/** Whether the query of a request is that of a signed address of a picture, by its stored path, which is valid still. */
export const isSigned = (tokens: Services['tokens'], path: string, query: unknown): boolean => {
  const { until, seal } = query as Record<string, unknown>;
  if (typeof until !== 'string' || typeof seal !== 'string' || !/^\d{13}$/.test(until)) return false;
  // Hashes are compared, so that the time it takes tells nothing of the seal.
  return Number(until) > Date.now() && hashToken(seal) === hashToken(sealOf(tokens, path, until));
};
