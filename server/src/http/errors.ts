import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestAbandoned } from '../db/abandoned.ts';
import type { Services } from '../services.ts';
import { mayHaveWritten } from './load.ts';
import { languageOf, outcomeUnknown, Problem, type ProblemCode } from './problems.ts';

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
  503: 'unavailable',
};

/** PostgreSQL's SQLSTATE: what the input or the moment is to blame for. */
const byDatabaseCode: Record<string, ProblemCode> = {
  '22021': 'bad-request',
  '22P05': 'bad-request',
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53100': 'disk-full',
};

/**
 * What passes by itself: connections (08), a broken transaction (25P), a standby that takes no writes (25006), too little
 * memory or too many connections (53), a lock or statement that took too long (55P03, 57014), a server that starts or
 * stops (57P), and no network.
 */
const PASSING =
  /^(?:08\w{3}|25P\w{2}|25006|53\w{3}|55P03|57014|57P\w{2}|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|EAI_AGAIN|ENOTFOUND)$/;

/** Of errors of the driver, which have no code. */
const PASSING_TEXTS =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end on the pool)$/;

/** Those of them that come while a statement is under way, and leave open whether it was done. */
const CUT_OFF =
  /^(?:08\w{3}|57P\w{2}|ECONN(?:RESET|ABORTED)|EPIPE|ETIMEDOUT|Connection terminated(?: unexpectedly)?|Query read timeout)$/;

/** The codes of an error, of its causes and of those that it gathers, the outermost first; a message where there is no code. */
const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const { code } = error as { code?: unknown };
  const gathered: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [typeof code === 'string' ? code : error.message, ...[...gathered, error.cause].flatMap(codesOf)];
};

/** Why a request is answered 503, for the log: the code of the database or of the network, or what the Problem was thrown for. */
export const reasonOf = ({ cause }: Problem): string => {
  const codes = codesOf(cause);
  const known = codes.find((code) => PASSING.test(code) || PASSING_TEXTS.test(code));
  // A message of something else may hold what a user has typed.
  return known ?? (cause instanceof Error ? cause.name : 'unknown');
};

/** Any error as a problem; what is not known is 'unexpected', and is to be logged. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof RequestAbandoned) return new Problem('unavailable', { cause: error });
  for (const code of codesOf(error)) {
    if (code === 'ENOSPC') return new Problem('disk-full', { cause: error });
    const known = byDatabaseCode[code];
    if (known) return new Problem(known, { cause: error });
    if (PASSING.test(code) || PASSING_TEXTS.test(code)) return new Problem('unavailable', { cause: error });
  }
  const { statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = statusCode === undefined ? undefined : byStatus[statusCode];
  return new Problem(known ?? 'unexpected', { cause: error });
};

/** Sends a problem as its document. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  const language = languageOf(request.headers['accept-language']);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.statusCode)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem.document(language, request.routeOptions.config.endpoint)));
};

/** Turns every error into a problem, logs what is ours, and lets `answer` send it. */
export const handleErrors = (
  app: FastifyInstance,
  { log, unavailable }: Pick<Services, 'log' | 'unavailable'>,
  answer: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply,
): void => {
  app.setErrorHandler((error, request, reply) => {
    const isCutOff = codesOf(error).some((code) => CUT_OFF.test(code));
    const problem = isCutOff && mayHaveWritten(request) ? outcomeUnknown(error) : toProblem(error);
    const { id: reqId, method, routeOptions } = request;
    if (problem.code === 'unavailable') {
      const route = `${method} ${routeOptions.url ?? 'unknown'}`;
      unavailable.note({ route, reason: reasonOf(problem), ms: reply.elapsedTime });
    } else if (problem.statusCode >= 500) {
      // With words of its own: without them pino takes the error's, which hold the values of a failed query.
      log.error({ err: error, reqId, url: routeOptions.url, method }, 'a request failed');
    }
    return answer(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Problem('not-found')));
};
