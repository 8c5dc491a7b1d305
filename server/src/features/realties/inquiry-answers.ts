import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { answerInquiry } from './inquiry.ts';
import { ANSWER_PATH, listingOf } from './inquiry-token.ts';

/** More than a form of two buttons sends. */
const FORM_MAX = 1000;

/** Takes the answer of a form that needs no scripts and no cookies, and leads on to what it says about it. */
export const serveInquiryAnswers = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      '*',
      { parseAs: 'string', bodyLimit: FORM_MAX },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post(ANSWER_PATH, async ({ query, body }, reply) => {
      const token = Reflect.get(Object(query), 'token');
      const id = typeof token === 'string' ? listingOf(services, token) : null;
      const answer = body instanceof URLSearchParams && body.get('answer') === 'done' ? 'done' : 'yes';
      const isStored = id !== null && (await services.db.transaction((tx) => answerInquiry(tx, id, answer)));
      if (isStored) await services.changes.caughtUp();
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${ANSWER_PATH}?answer=${isStored ? answer : 'late'}`, 303);
    });
  });
};
