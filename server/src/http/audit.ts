import { endpoints } from '@hanca/common/contract/index.ts';
import { accessOf } from '@hanca/common/endpoint.ts';
import { z } from 'zod';
import { holdRecord, insertAudit } from '../features/audits/queries.ts';
import type { Services } from '../services.ts';
import type { Caller } from './access.ts';
import { isAdmin } from './access.ts';
import { Problem } from './problems.ts';
import type { Served } from './serve.ts';

type Call = Services & Record<string, unknown> & { caller: Caller };
type Run = (call: Call) => Promise<unknown>;

const names = new Map(
  endpoints().map(({ name, endpoint }) => [endpoint, name.split('.') as [string, string]]),
);

const numberIn = (part: unknown, name: 'id' | 'userId'): number | null => {
  const value = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof value === 'number' ? value : null;
};

const idIn = (part: unknown) => numberIn(part, 'id');

/**
 * What the feature's `get` tells of a record, null without one: the fields that the contract names, and as another
 * member of staff is told them, since owners are told more of their listings.
 */
const readBy =
  ({ endpoint, handler }: Served) =>
  async (call: Call, id: number | null): Promise<unknown> => {
    if (id === null) return null;
    try {
      const value = await handler({ ...call, params: { id }, caller: { ...call.caller, id: 0 } });
      return z.encode(endpoint.reply, value as never);
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') return null;
      throw error;
    }
  };

/**
 * Makes the writes of staff leave a trail: who, what, before and after, when. In: every endpoint with its handler. Out:
 * for a write and its caller what to run instead of the handler, or null where nothing is to be written down. The
 * trail is committed with the write or not at all. States are what the feature's `get` or the endpoint's own `state`
 * tells; a call that changes nothing of it, and what staff do as members for themselves, leaves none. Throws an Error
 * for an endpoint of staff whose changes cannot be told.
 */
export const createAudit = (served: readonly Served[]) => {
  const readers = new Map(
    served.flatMap((one) => {
      const [feature, verb] = names.get(one.endpoint) ?? [];
      return feature !== undefined && verb === 'get' ? [[feature, readBy(one)] as const] : [];
    }),
  );

  const audited = ({ endpoint, handler, state }: Served): Run | null => {
    const [feature, action] = names.get(endpoint) ?? [];
    const access = accessOf(endpoint);
    if (!endpoint.changes || endpoint.files || access === 'public' || !feature || !action) return null;
    const read = state ?? readers.get(feature);
    if (!read && access === 'admin') throw new Error(`${feature}.${action}: nothing tells what it changes`);
    if (!read) return null;

    return (call) =>
      call.db.transaction(async (tx) => {
        const inside = { ...call, db: tx };
        const given = state || action === 'create' ? null : (idIn(call.params) ?? idIn(call.body));
        // Of two who change one record at once, the second begins with what the first has left.
        if (state || given !== null) await holdRecord(tx, feature, given);
        const before = await read(inside, given);
        const value = await handler(inside);
        const owner = numberIn(before, 'userId');
        if (access === 'member' && (owner === null || owner === call.caller.id)) return value;
        const after = await read(inside, given ?? idIn(value));
        if (JSON.stringify(before) !== JSON.stringify(after)) {
          const recordId = idIn(after) ?? idIn(before);
          await insertAudit(tx, { userId: call.caller.id, feature, action, recordId, before, after });
        }
        return value;
      });
  };

  const runs = new Map(served.map((one) => [one.endpoint, audited(one)]));
  return ({ endpoint }: Served, caller: Caller | null): Run | null =>
    isAdmin(caller) ? (runs.get(endpoint) ?? null) : null;
};
