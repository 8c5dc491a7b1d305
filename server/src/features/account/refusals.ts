import type { Endpoint } from '@hanca/common/endpoint.ts';
import type { Caller } from '../../http/access.ts';
import { type CountedLimit, countAttempt } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from './events.ts';
import type { Visit } from './visitor.ts';

/** Entries of one person: nobody can fill the trail with calls that change nothing. */
const REFUSALS: CountedLimit = { kind: 'refused-role', most: 1, windowMs: 3600_000 };

/** Writes down the first call of an hour that somebody was refused for want of a role: which one, as the contract names it. */
export const noteRefusal = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  visit: Visit,
  { endpoint: { method, path }, caller }: { endpoint: Endpoint; caller: Caller },
): Promise<void> => {
  const { count } = await countAttempt(db, REFUSALS, String(caller.id));
  if (count > REFUSALS.most) return;
  const details = { call: `${method} ${path}` };
  await noteEvent({ db, log }, visit, { event: 'refuseRole', userId: caller.id, details });
};
