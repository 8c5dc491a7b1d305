import { type Client, createClient } from '@hanca/common/client.ts';
import type { Endpoint, Tag } from '@hanca/common/endpoint.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { z } from 'zod';
import { toProblem } from '../http/errors.ts';
import { check, isKeepable, type Served, tagsOf } from '../http/serve.ts';
import type { Services } from '../services.ts';

/**
 * A client that calls the handlers themselves, as nobody: for rendering pages that everyone may see. `reads` gets
 * the tags of every call, `failed` is called when one met an error of ours, whatever the page makes of it. Its functions throw ApiError as the client over HTTP does.
 */
export const createInnerClient = (
  services: Services,
  served: readonly Served[],
  { reads, failed }: { reads: (tags: readonly Tag[]) => void; failed: () => void },
): Client => {
  const handlers = new Map<Endpoint, Served['handler']>(served.map((s) => [s.endpoint, s.handler]));
  return createClient(async (endpoint, given) => {
    const handler = handlers.get(endpoint);
    if (!handler || !isKeepable(endpoint))
      throw new Error(`${endpoint.path} cannot be called while rendering`);
    try {
      const call = check(endpoint, given);
      // Before the reply: what is not there is made of them too.
      reads(tagsOf(endpoint, call));
      const reply = await handler({ ...services, ...call, caller: null });
      reads(tagsOf(endpoint, call, reply));
      return z.encode(endpoint.reply, reply as never);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.statusCode >= 500) {
        failed();
        services.log.error({ err: error, path: endpoint.path }, 'a call of a page failed');
      }
      throw new ApiError(problem.document('ko'));
    }
  });
};
