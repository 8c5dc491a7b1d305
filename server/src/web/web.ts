import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errors.ts';
import { languageOf, type Problem } from '../http/problems.ts';
import type { Served } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { serveConsole, serveFrontAssets, serveManifest } from './built-files.ts';
import { builtFront } from './built-front.ts';
import { errorPage } from './error-page.ts';
import { registerPages } from './pages.ts';
import { serveWorker } from './service-worker.ts';

/** What is served besides the API. */
export type Web = (app: FastifyInstance, services: Services, served: readonly Served[]) => Promise<void>;

const root = join(import.meta.dirname, '../../..');

/** The public site and the console from their builds. */
export const builtWeb: Web = async (app, services, served) => {
  const front = join(root, 'front/dist');
  await serveFrontAssets(app, front);
  await serveManifest(app, front);
  await serveWorker(app, front, services.config);
  await serveConsole(app, join(root, 'admin/dist'));
  registerPages(app, services, served, await builtFront(front));
};

/** Nothing but the API. */
export const noWeb: Web = async () => undefined;

/** A problem as a page for a person, else as a document for a program. */
export const answerProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply => {
  const wantsPage = !request.url.startsWith('/v1/') && request.headers.accept?.includes('text/html');
  if (!wantsPage) return sendProblem(request, reply, problem);
  const language = languageOf(request.headers['accept-language']);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(problem.document(language), language));
};
