import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { serverCookie } from '../account/cookies.ts';
import { issueOnce, type OneTime, takeOnce } from '../account/one-time-tokens.ts';
import { hashToken } from '../account/tokens.ts';

/** What a passkey is presented for. */
type Purpose = 'create' | 'signin' | 'prove';

/** How long a browser may take, milliseconds. */
export const LASTS_MS = 5 * 60_000;

/** Holds the token whose hash is the challenge: what a passkey signed is good in this browser alone. */
const cookie = serverCookie('passkey', LASTS_MS / 1000);

const onceFor = (purpose: Purpose): OneTime<Record<never, never>> => ({
  kind: `passkey-${purpose}`,
  lastsMs: LASTS_MS,
});

const over = {
  ko: '시간이 지났거나 다른 창에서 다시 시작했어요. 한 번 더 시도해 주세요.',
  en: 'It took too long, or was begun anew in another window. Try once more.',
};

/** Makes what a passkey is to sign, once, and sets the cookie that goes with it. In: whose passkey it must be; null for anybody's. */
export const drawChallenge = async (
  { db, config, reply }: Pick<Services, 'db' | 'config'> & { reply: FastifyReply },
  purpose: Purpose,
  userId: number | null,
): Promise<Uint8Array<ArrayBuffer>> => {
  const token = await issueOnce(db, onceFor(purpose), { userId, data: {} });
  cookie.set(reply, config.publicUrl, token);
  return Uint8Array.from(Buffer.from(hashToken(token), 'base64url'));
};

/**
 * Uses the browser's challenge up.
 * @returns what the passkey must have signed, base64url
 * @throws Problem 409 without a challenge for this, for somebody else's, and for one that is over or was used
 */
export const takeChallenge = async (
  { db, request }: Pick<Services, 'db'> & { request: Pick<FastifyRequest, 'cookies'> },
  purpose: Purpose,
  userId: number | null,
): Promise<string> => {
  const token = cookie.read(request);
  const taken = token ? await takeOnce(db, onceFor(purpose), token) : null;
  if (!token || !taken || taken.userId !== userId) throw new Problem('conflict', { detail: over });
  return hashToken(token);
};
