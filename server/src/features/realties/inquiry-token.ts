import { absoluteUrl } from '@hanca/common/site.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../account/tokens.ts';

/** The page with the two buttons, to which they post. */
export const ANSWER_PATH = '/account/still-there';
/** How long an owner can answer by the link of a mail. */
const LINK_MS = 30 * 24 * 3600_000;

const sealOf = (tokens: Services['tokens'], id: string, time: string): string =>
  tokens.seal(`inquiry about ${id} at ${time}`);

/** The address at which the owner of a listing answers without signing in. In: the listing, and when somebody asked. */
export const answerUrl = (
  { tokens, config: { publicUrl } }: Pick<Services, 'tokens' | 'config'>,
  id: number,
  inquiredAt: Date,
): string => {
  const time = String(inquiredAt.getTime());
  return absoluteUrl({ publicUrl }, `${ANSWER_PATH}?token=${id}.${time}.${sealOf(tokens, String(id), time)}`);
};

/** The listing that a token is about; null for one that is none, or too old. */
export const listingOf = ({ tokens }: Pick<Services, 'tokens'>, token: string): number | null => {
  const [, id = '', time = '', seal = ''] = /^([1-9]\d{0,8})\.(\d{13})\.([\w-]+)$/.exec(token) ?? [];
  // Hashes are compared, whose likeness says nothing of the token's.
  const isOurs = id !== '' && hashToken(seal) === hashToken(sealOf(tokens, id, time));
  return isOurs && Date.now() - Number(time) < LINK_MS ? Number(id) : null;
};
