import { endpoints } from '@hanca/common/contract/index.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { z } from 'zod';
import { type Caller, isAdmin } from '../../http/access.ts';
import type { From } from '../../http/call-limits.ts';
import { Problem } from '../../http/problems.ts';
import type { AnyHandler, Served } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { changeOf, withWithheld } from './change.ts';
import { holdRecord, insertAudit } from './queries.ts';

type Call = Services & Record<string, unknown> & { caller: Caller; ip: string };
type Run = (call: Call) => Promise<unknown>;
/** Reads a record as it is shown to `reader`, a user's id; by default to somebody who has no records. */
type Read = (call: Call, id: number | null, reader?: number) => Promise<unknown>;

const names = new Map(
  endpoints().map(({ name, endpoint }) => [endpoint, name.split('.') as [string, string]]),
);

const numberIn = (part: unknown, name: 'id' | 'userId'): number | null => {
  const value = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof value === 'number' ? value : null;
};

const idIn = (part: unknown) => numberIn(part, 'id');

/**
 * Reads which record of its feature a call changes: the body's id, or that of the path where it follows the feature's
 * own collection, as in the path of its `get`. Null for a path of other records: `claims/{id}/use` of coupons names
 * no coupon.
 */
const recordIdBy = (
  endpoint: Endpoint,
  getPath: string | undefined,
): ((call: Call) => number | null) | null => {
  if (!endpoint.params) return ({ body }) => idIn(body);
  const own = /\/[\w-]+\/\{id\}$/.exec(getPath ?? '')?.[0];
  return own && endpoint.path.includes(own) ? ({ params }) => idIn(params) : null;
};

/**
 * What the feature's `get` answers for a record, null without one: the fields that the contract names, as another
 * member of staff sees them, since owners see more of their listings.
 */
const readBy =
  ({ endpoint, handler }: Served): Read =>
  async (call, id, reader = 0) => {
    if (id === null) return null;
    try {
      const value = await handler({ ...call, params: { id }, caller: { ...call.caller, id: reader } });
      return z.encode(endpoint.reply, value as never);
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') return null;
      throw error;
    }
  };

/** One order for all: two who change the same records do not wait for each other. */
const inOrder = (a: { feature: string; id: number | null }, b: typeof a): number =>
  a.feature.localeCompare(b.feature) || (a.id ?? 0) - (b.id ?? 0);

const wholeChange = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };

/**
 * Makes the writes of staff leave a trail: who, what, before and after, when. In: every endpoint with its handler. Out:
 * for a write and its caller what to run instead of the handler, or null where nothing is to be written down. The
 * trail is committed with the write or not at all. States are what the feature's `get` answers, of which the fields
 * that differ are stored, or the endpoint's own `state`, stored whole. A call that changes nothing of it, and what
 * staff do as members for themselves, leaves none; of what only a record's owner sees, it says that it changed. Throws
 * an Error for an endpoint of staff whose changes nothing shows.
 */
export const createAudit = (served: readonly Served[]) => {
  const gets = new Map(
    served.flatMap((one) => {
      const [feature, verb] = names.get(one.endpoint) ?? [];
      return feature !== undefined && verb === 'get' ? [[feature, one] as const] : [];
    }),
  );

  /** What the features of some records show of them. */
  const readAll = async (call: Call, records: readonly { feature: string; id: number }[]) => {
    const states: unknown[] = [];
    for (const { feature, id } of records) {
      const get = gets.get(feature);
      states.push(get ? await readBy(get)(call, id) : null);
    }
    return states;
  };

  const audited = ({ endpoint, handler, state, others }: Served): Run | null => {
    const [feature, action] = names.get(endpoint) ?? [];
    const access = accessOf(endpoint);
    if (endpoint.method === 'GET' || endpoint.files || access === 'public' || !feature || !action)
      return null;
    const get = gets.get(feature);
    const idOf = action === 'create' ? () => null : recordIdBy(endpoint, get?.endpoint.path);
    const read: Read | undefined = state ?? (get && idOf ? readBy(get) : undefined);
    if (!read && access === 'admin') throw new Error(`${feature}.${action}: nothing shows what it changes`);
    if (!read) return null;

    return (call) =>
      call.db.transaction(async (tx) => {
        const inside = { ...call, db: tx };
        const id = state ? null : (idOf?.(call) ?? null);
        const also = (await others?.(inside)) ?? [];
        // Of two who change one record at once, the second begins with what the first has left.
        const held = [...(state || id !== null ? [{ feature, id }] : []), ...also];
        for (const one of held.toSorted(inOrder)) await holdRecord(tx, one.feature, one.id);
        const before = await read(inside, id);
        const beside = await readAll(inside, also);
        const owner = access === 'member' ? numberIn(before, 'userId') : null;
        if (access === 'member' && (owner === null || owner === call.caller.id)) return handler(inside);
        const readAsOwner = async () => (owner === null ? null : read(inside, id, owner));
        const ownBefore = await readAsOwner();
        const value = await handler(inside);
        const after = await read(inside, id ?? idIn(value));
        const own = { before: ownBefore, after: await readAsOwner() };
        const shown = state ? wholeChange(before, after) : changeOf(feature, { before, after });
        const change = withWithheld(feature, shown, own);
        const recordId = idIn(after) ?? idIn(before);
        const row = { userId: call.caller.id, action, ip: call.ip };
        if (change) await insertAudit(tx, { ...row, feature, recordId, ...change });
        const besideAfter = await readAll(inside, also);
        for (const [index, one] of also.entries()) {
          const changed = changeOf(one.feature, { before: beside[index], after: besideAfter[index] });
          if (changed) await insertAudit(tx, { ...row, feature: one.feature, recordId: one.id, ...changed });
        }
        return value;
      });
  };

  const runs = new Map(served.map((one) => [one.endpoint, audited(one)]));
  return ({ endpoint }: Served, { caller, ip }: From): AnyHandler | null => {
    const run = runs.get(endpoint);
    return run && caller && isAdmin(caller) ? (call) => run({ ...call, caller, ip }) : null;
  };
};
