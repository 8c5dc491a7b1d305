import {
  failureParameter,
  isProvider,
  type Provider,
  type ProviderFailure,
} from '@hanca/common/providers.ts';
import { safeRedirect } from '@hanca/common/redirect.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressUnit, type CountedLimit, takeAttempt } from '../../http/limits.ts';
import { endWork } from '../../http/load.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { findOnce, issueOnce, takeOnce } from '../account/one-time-tokens.ts';
import { hashToken } from '../account/tokens.ts';
import { begin, marksOf } from './begin.ts';
import { arrivalCookie, clearRequestCookie, readRequestCookie } from './cookies.ts';
import { leaveKakao, linkIdentity } from './link.ts';
import { ARRIVAL, REQUEST } from './once.ts';
import { ProviderProblem } from './provider-clients.ts';

/** Requests to providers from one address: generous, since a household or a school shares one. */
const BEGUN: CountedLimit = { kind: 'provider-request', most: 100, windowMs: 3600_000 };

/** No page has a longer address. */
const ORIGIN_MAX = 2000;

/** What a provider's form is at most. */
const FORM_MAX = 64 * 1024;

/** Said by a provider about somebody who went back. */
const REFUSALS = ['access_denied', 'user_cancelled_authorize', 'consent_required', 'login_required'];

const pages = { signin: '/account/signin', arrival: '/account/identities', settings: '/mypage/account' };

const pageWith = (path: string, parameters: Record<string, string | null>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** Another site's form comes by POST, and is followed by a page. */
const goTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303);

/**
 * The addresses by which a browser goes to a provider and comes back, and the one by which Kakao says that a member has left.
 * Apple's form is the one POST that other sites may send: what it says counts only with the state and the cookie of a request.
 */
export const serveProviderPages = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { config, db, log, providers } = services;

  const onlyOn = (request: FastifyRequest): Provider => {
    const { provider } = request.params as { provider?: unknown };
    if (!isProvider(provider) || !config.providers[provider]) throw new Problem('not-found');
    return provider;
  };

  /** Out: why nothing came of it, logged without what the provider sent. */
  const failureOf = (error: unknown, provider: Provider): ProviderFailure => {
    if (!(error instanceof ProviderProblem)) throw error;
    log.warn({ event: 'provider-failed', provider, reason: error.message });
    return error.failure;
  };

  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = onlyOn(request);
    await takeAttempt(db, BEGUN, addressUnit(request.ip));
    const { redirect } = request.query as { redirect?: unknown };
    const path = safeRedirect(redirect, config.publicUrl);
    const origin = path && path.length <= ORIGIN_MAX ? path : null;
    // While a provider is waited for, readers have the request's slot.
    endWork(request);
    try {
      await providers.ready(provider);
      return goTo(reply, await begin(services, reply, { provider, by: null, origin }));
    } catch (error) {
      const failed = failureParameter(provider, failureOf(error, provider));
      return goTo(reply, pageWith(pages.signin, { redirect: origin, failed }));
    }
  };

  /** In: the parameters with which a browser comes back. Out: where it goes on. */
  const comeBack = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: URLSearchParams,
  ): Promise<string> => {
    const provider = onlyOn(request);
    const browser = readRequestCookie(request);
    const state = answer.get('state') ?? '';
    const requested = await findOnce(db, REQUEST, state);
    const isOwn =
      browser !== null &&
      requested?.data.provider === provider &&
      requested.data.browser === hashToken(browser);
    // Looked at first: what another browser sends uses nothing up.
    if (!isOwn || !(await takeOnce(db, REQUEST, state))) {
      return pageWith(pages.arrival, { failed: failureParameter(provider, 'over') });
    }
    clearRequestCookie(reply);
    const { userId, data } = requested;
    const { origin, sessionId } = data;
    const back = (failure: ProviderFailure) => {
      const failed = failureParameter(provider, failure);
      return userId === null
        ? pageWith(pages.signin, { redirect: origin, failed })
        : pageWith(pages.settings, { failed });
    };
    const error = answer.get('error');
    if (error !== null) return back(REFUSALS.includes(error) ? 'refused' : 'wrong');
    endWork(request);
    try {
      const vouched = await providers.exchange(provider, answer, marksOf(state, browser));
      if (userId !== null && sessionId !== null) {
        const failure = await linkIdentity(services, request, { id: userId, sessionId }, vouched);
        return failure ? back(failure) : pageWith(pages.settings, { linked: provider });
      }
      const arrival = await issueOnce(db, ARRIVAL, { userId: null, data: vouched });
      arrivalCookie.set(reply, config.publicUrl, arrival);
      return pageWith(pages.arrival, { redirect: origin });
    } catch (error) {
      return back(failureOf(error, provider));
    }
  };

  const parametersOf = ({ query, body }: FastifyRequest): URLSearchParams =>
    new URLSearchParams(typeof body === 'string' ? body : (query as Record<string, string>));

  const unlinked = async (request: FastifyRequest, reply: FastifyReply) => {
    const { kakaoAdminKey } = config;
    if (kakaoAdminKey === null) throw new Problem('not-found');
    const { authorization = '' } = request.headers;
    if (hashToken(authorization) !== hashToken(`KakaoAK ${kakaoAdminKey}`)) throw new Problem('unauthorized');
    const subject = parametersOf(request).get('user_id');
    if (subject) await leaveKakao(services, request, subject);
    // Kakao wants this answer for people whom nobody knows, too.
    return reply.header('cache-control', 'no-store').code(200).send();
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.get('/account/identities/:provider', start);
    scope.route({
      method: ['GET', 'POST'],
      url: '/account/identities/:provider/callback',
      handler: async (request, reply) => goTo(reply, await comeBack(request, reply, parametersOf(request))),
    });
    scope.route({ method: ['GET', 'POST'], url: '/account/identities/kakao/unlinked', handler: unlinked });
  });
};
