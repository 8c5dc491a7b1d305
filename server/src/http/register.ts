import type { Endpoint } from '@hanca/common/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { authorise, type Caller } from './access.ts';
import { type Audit, answerCalls } from './answer-call.ts';
import { toProblem } from './errors.ts';
import { Problem } from './problems.ts';
import type { Served } from './serve.ts';
import { check, normaliseQuery } from './validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route of the API: what the contract says of it. */
    endpoint?: Endpoint;
  }
}

/** What features do around the handlers. */
interface Hooks {
  /** Who calls; null for nobody. Throws Problem 401 for credentials that are not valid any more. */
  authenticate: (request: FastifyRequest) => Promise<Caller | null>;
  audit: Audit;
  /** Writes down that somebody who is known was refused a call for want of a role or of a second factor. */
  noteRefusal: (request: FastifyRequest, endpoint: Endpoint, caller: Caller) => Promise<void>;
}

/** Throws Problem for a form with files where none is taken, 507 for what the disk has no room for. */
const refuse = (endpoint: Endpoint, request: FastifyRequest, disk: Services['disk']): void => {
  // The parser of uploads is there for every route, and a foreign page can send such a form of itself.
  if (!endpoint.files && /^multipart\//i.test(request.headers['content-type'] ?? '')) {
    throw new Problem('unsupported-type');
  }
  const state = disk.state();
  const isWrite = endpoint.method !== 'GET';
  if (isWrite && !endpoint.small && state === 'read-only') throw new Problem('disk-full');
  if (endpoint.files && state !== 'ok') throw new Problem('disk-full');
};

/** Whether a call was refused for want of a role or of a second factor. */
const isRoleRefusal = (error: unknown): boolean =>
  ['forbidden', 'second-factor-due'].includes(toProblem(error).code);

/** Registers endpoints: access first, then the parts of the request, then the answer by its handler or from the cache. */
export const register = (
  app: FastifyInstance,
  services: Services,
  served: readonly Served[],
  { authenticate, audit, noteRefusal }: Hooks,
): void => {
  const answerCall = answerCalls(services, audit);
  const callers = new WeakMap<FastifyRequest, Caller | null>();
  for (const one of served) {
    const { endpoint } = one;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      // Before the body is read, so that nobody's upload is refused without being received.
      onRequest: async (request) => {
        const caller = await authenticate(request);
        try {
          authorise(endpoint, caller);
        } catch (error) {
          if (caller && isRoleRefusal(error)) await noteRefusal(request, endpoint, caller);
          throw error;
        }
        refuse(endpoint, request, services.disk);
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? null;
        const { params, body } = request;
        const query = normaliseQuery(request.query as Record<string, unknown>);
        const input = check(endpoint, { params, query, body });
        await answerCall({ served: one, caller, input, request, reply });
        return reply;
      },
    });
  }
};
