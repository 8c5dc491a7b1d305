import { type AnyGiven, type Client, createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf, type Tag } from '@hanca/common/endpoint.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { reasonOf, toProblem } from '../http/errors.ts';
import { isCacheable, tagsOf } from '../http/reply.ts';
import type { Served } from '../http/serve.ts';
import { check } from '../http/validate.ts';
import { withWholes } from '../http/versions.ts';
import type { Services } from '../services.ts';

interface Watch {
  /** The address of who reads the page: what is limited over HTTP is limited here. */
  ip: string;
  /** Gets the tags of every call. */
  reads: (tags: readonly Tag[]) => void;
  /** Called when a call could not be answered for now, whatever the page makes of it. */
  failed: () => void;
}

/** A reply with what it was made of, and the moment of `Versions` before its making. */
interface Known {
  reply: unknown;
  tags: readonly Tag[];
  moment: number;
}

/** Lists in memory: twenty listings or posts are 20 to 25 kB as JSON; events and coupons come with what staff wrote about them. */
const KNOWN_MAX = 500;

/**
 * Makes clients that call the handlers themselves, as nobody: for rendering pages that everyone may see. Their
 * functions throw ApiError as the client over HTTP does.
 */
export const innerClients = (services: Services, served: readonly Served[]): ((watch: Watch) => Client) => {
  const { versions } = services.cache;
  const handlers = new Map<Endpoint, Served['handler']>(served.map((s) => [s.endpoint, s.handler]));
  /** By their addresses: all pages of a city's listings read the same list of it, and all searches the same cities. */
  const known = new LRUCache<string, Known>({ max: KNOWN_MAX });

  const send = async (
    endpoint: Endpoint,
    given: AnyGiven,
    { ip, reads, failed }: Watch,
  ): Promise<unknown> => {
    const began = performance.now();
    const handler = handlers.get(endpoint);
    if (!handler || !isCacheable(endpoint))
      throw new Error(`${endpoint.path} cannot be called while rendering`);
    try {
      const call = check(endpoint, given);
      const address = hrefOf(endpoint, call);
      const before = known.get(address);
      if (before && versions.holds(before.tags, before.moment)) {
        reads(before.tags);
        return before.reply;
      }
      await services.callLimits.before(endpoint, { caller: null, ip }, services.db);
      const { moment } = versions;
      // Before the reply: what is not there is made of them too.
      reads(tagsOf(endpoint, call));
      const found = await handler({ ...services, ...call, caller: null });
      const tags = withWholes(tagsOf(endpoint, call, found));
      reads(tags);
      const reply: unknown = z.encode(endpoint.reply, found as never);
      // Not what few pages read: a single record, whose own page is cached itself, or what one member has.
      const isOfOne = endpoint.params || call.query?.userId !== undefined;
      if (!isOfOne) known.set(address, { reply, tags, moment });
      return reply;
    } catch (error) {
      const problem = toProblem(error);
      // A page without what it lacks is for nobody else.
      if (problem.statusCode >= 500 || problem.code === 'too-many') failed();
      if (problem.code === 'unavailable') {
        const ms = performance.now() - began;
        services.unavailable.note({ route: `page ${endpoint.path}`, reason: reasonOf(problem), ms });
      } else if (problem.statusCode >= 500) {
        services.log.error({ err: error, path: endpoint.path }, 'a call of a page failed');
      }
      throw new ApiError(problem.document('ko', endpoint));
    }
  };
  return (watch) => createClient<Endpoint>(api, (endpoint, given) => send(endpoint, given, watch));
};
