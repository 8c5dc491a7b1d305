import type { UsedPasskey } from '@hanca/common/contract/passkeys.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { insertAudit } from '../audits/queries.ts';
import { verifyUse } from './ceremonies.ts';
import { findPasskey, notePasskeyUse } from './queries.ts';

type Context = Pick<Services, 'db' | 'config' | 'log'> & { request: Pick<FastifyRequest, 'ip'> };

/**
 * Whose passkey has signed a challenge, and notes the use. Null for one that is not stored, whose signature is wrong, whose account
 * is suspended, or whose counter goes back, which is written down: somebody has a copy.
 */
export const ownerOfUse = async (
  { db, config, log, request }: Context,
  challenge: string,
  used: UsedPasskey,
): Promise<{ id: number; name: string; roles: string[] } | null> => {
  const passkey = await findPasskey(db, used.id);
  if (!passkey || passkey.account.suspended) return null;
  const use = await verifyUse(config, challenge, { passkey, used });
  if (!use) return null;
  if (await notePasskeyUse(db, passkey.id, use)) return passkey.account;
  const userId = passkey.account.id;
  log.warn({ event: 'passkey-counter', userId });
  const after = { name: passkey.name };
  await insertAudit(db, { userId, feature: 'passkeys', action: 'counter', after, ip: request.ip });
  return null;
};
