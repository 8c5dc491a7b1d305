import { ONE_ALERT } from '@hanca/common/alerts.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../account/tokens.ts';
import { endMails, endMailsOfAlert } from './queries.ts';

/** The page with the button, and the address at which mail programs post. */
const PATH = '/account/alerts';
/** More than mail programs send. */
const FORM_MAX = 1000;

const sealOf = (tokens: Services['tokens'], userId: number): string => tokens.seal(`alerts of ${userId}`);
const sealOfAlert = (tokens: Services['tokens'], id: number): string => tokens.seal(`alert ${id}`);

type Sealed = Pick<Services, 'tokens' | 'config'>;

/** The address that ends the mails of a member's alerts without their signing in; it stays good, as mails are kept. */
export const unsubscribeUrl = ({ tokens, config: { publicUrl } }: Sealed, userId: number): string =>
  absoluteUrl({ publicUrl }, `${PATH}?token=${userId}.${sealOf(tokens, userId)}`);

/** The same of one alert. */
export const unsubscribeAlertUrl = ({ tokens, config: { publicUrl } }: Sealed, id: number): string =>
  absoluteUrl({ publicUrl }, `${PATH}?token=${ONE_ALERT}${id}.${sealOfAlert(tokens, id)}`);

/** Ends the mails of the alert, or of all alerts of the member, that a token is for. Throws Problem 404 for a token that is none. */
export const stopMails = async (
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  token: string,
): Promise<void> => {
  const [, one, digits = '', seal = ''] = /^(a?)([1-9]\d{0,9})\.([\w-]+)$/.exec(token) ?? [];
  const id = Number(digits);
  const expected = one ? sealOfAlert(tokens, id) : sealOf(tokens, id);
  // Hashes are compared, whose likeness says nothing of the token's.
  if (!id || hashToken(seal) !== hashToken(expected)) throw new Problem('not-found');
  if (one) await endMailsOfAlert(db, id, token);
  else await endMails(db, id);
};

/** Serves the one click of mail programs (RFC 8058): a form, sent without cookies to the address in the mail's header. */
export const serveUnsubscribe = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_MAX }, (_request, _body, done) =>
      done(null),
    );
    scope.post(PATH, async ({ query }, reply) => {
      const token = Reflect.get(Object(query), 'token');
      await stopMails(services, typeof token === 'string' ? token : '');
      return reply.header('cache-control', 'no-store').code(200).send();
    });
  });
};
