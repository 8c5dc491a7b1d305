import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/**
 * Makes a check of requests that warns once if a proxy seems to stand in front while TRUST_PROXY is off. Visitors can
 * send the header too, so the warning says when to leave the setting as it is.
 */
export const createProxyWarning = ({
  config,
  log,
}: Pick<Services, 'config' | 'log'>): ((request: Pick<FastifyRequest, 'headers'>) => void) => {
  let isDone = config.trustProxy;
  return ({ headers }) => {
    if (isDone || headers['x-forwarded-for'] === undefined) return;
    isDone = true;
    log.warn(
      'X-Forwarded-For was sent and is not believed: behind a proxy all visitors share the limits of one address. Set TRUST_PROXY=1 if a proxy of yours sets the header, and only then.',
    );
  };
};
