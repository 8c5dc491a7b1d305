import type { UsedPasskey } from '@hanca/common/contract/passkeys.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from '../account/events.ts';
import type { Visit } from '../account/visitor.ts';
import { verifyUse } from './ceremonies.ts';
import { findPasskey, notePasskeyUse } from './queries.ts';

type Context = Pick<Services, 'db' | 'config' | 'log'> & { request: Visit };

/**
 * Whose passkey has signed a challenge, and notes the use. Null for one that is not stored, whose signature is wrong, or whose counter
 * goes back, which is written down: somebody has a copy.
 */
export const ownerOfUse = async (
  { db, config, log, request }: Context,
  challenge: string,
  used: UsedPasskey,
): Promise<{ id: number; name: string; roles: string[] } | null> => {
  const passkey = await findPasskey(db, used.id);
  if (!passkey) return null;
  const use = await verifyUse(config, challenge, { passkey, used });
  if (!use) return null;
  if (await notePasskeyUse(db, passkey.id, use)) return passkey.account;
  const userId = passkey.account.id;
  await noteEvent({ db, log }, request, {
    event: 'refusePasskeyCopy',
    userId,
    details: { name: passkey.name },
  });
  return null;
};
