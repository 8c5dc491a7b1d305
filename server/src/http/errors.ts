import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ImageError } from '../features/images/errors.ts';
import type { Services } from '../services.ts';
import { languageOf, Problem, type ProblemCode } from './problems.ts';

/** Fastify's own refusals by status. */
const byStatus: Record<number, ProblemCode> = {
  400: 'bad-request',
  // A path that leads out of a folder of files.
  403: 'not-found',
  404: 'not-found',
  413: 'too-large',
  414: 'too-large',
  415: 'unsupported-type',
  431: 'too-large',
};

/** PostgreSQL's SQLSTATE: what the input or the moment is to blame for. */
const byDatabaseCode: Record<string, ProblemCode> = {
  '22021': 'bad-request',
  '22P05': 'bad-request',
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'disk-full',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P03': 'unavailable',
};

const connectionErrors = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d{3}|53300)$/;
const connectionTexts =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end/;

const codesOf = (error: unknown): string[] => {
  const codes: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string') codes.push(code);
    if (connectionTexts.test(e.message)) codes.push('ETIMEDOUT');
  }
  return codes;
};

const imageCodes: Record<number, ProblemCode> = {
  413: 'image-too-large',
  415: 'unsupported-image',
  503: 'unavailable',
  507: 'disk-full',
};

/** Any error as a problem; what is not known is 'unexpected', and is to be logged. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof ImageError) {
    return new Problem(imageCodes[error.status] ?? 'unexpected', { detail: error.texts, cause: error });
  }
  for (const code of codesOf(error)) {
    if (code === 'ENOSPC') return new Problem('disk-full', { cause: error });
    if (connectionErrors.test(code)) return new Problem('unavailable', { retryAfter: 1, cause: error });
    const known = byDatabaseCode[code];
    if (known) return new Problem(known, { cause: error });
  }
  const { statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = statusCode === undefined ? undefined : byStatus[statusCode];
  return new Problem(known ?? 'unexpected', { cause: error });
};

/** Sends a problem as its document. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.statusCode)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem.document(languageOf(request.headers['accept-language']))));
};

/** Turns every error into a problem, logs what is ours, and lets `answer` send it. */
export const handleErrors = (
  app: FastifyInstance,
  { log }: Pick<Services, 'log'>,
  answer: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply,
): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.statusCode >= 500 && problem.code !== 'unavailable') {
      const { id: reqId, method, routeOptions } = request;
      // With words of its own: without them pino takes the error's, which hold the values of a failed query.
      log.error({ err: error, reqId, url: routeOptions.url, method }, 'a request failed');
    }
    return answer(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Problem('not-found')));
};
