import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { findCaller } from './queries.ts';

/**
 * @returns the caller of a bearer token, null without one
 * @throws Problem 401 for a token that is not valid any more
 */
export const authenticate = async (
  request: FastifyRequest,
  { db, tokens, config }: Pick<Services, 'db' | 'tokens' | 'config'>,
): Promise<Caller | null> => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
  const claims = token ? await tokens.verify(token) : null;
  const caller = claims && (await findCaller(db, claims));
  if (!caller) throw new Problem('unauthorized');
  return config.staffSecondFactor ? caller : { ...caller, secondFactorDueAt: null };
};
