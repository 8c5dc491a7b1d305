import type { AnyGiven, CallOptions, Send } from '@hanca/common/client.ts';
import { type Api, api } from '@hanca/common/contract/index.ts';
import type { Endpoint, Group } from '@hanca/common/endpoint.ts';
import type { DataProvider, GetListParams, GetManyParams, Identifier, RaRecord } from 'react-admin';
import { type Attempt, callError } from './call-error.ts';
import { changes } from './changes.ts';

type Verb = 'list' | 'count' | 'get' | 'create' | 'update' | 'remove';

const attempts: Record<Verb, Attempt> = {
  list: 'read',
  count: 'read',
  get: 'read',
  create: 'save',
  update: 'save',
  remove: 'remove',
};

const isFeature = (name: string): name is keyof Api => Object.hasOwn(api, name);

const groupOf = (resource: string): Group => (isFeature(resource) ? api[resource] : {});

const endpointOf = (resource: string, verb: Verb): Endpoint => {
  const endpoint = groupOf(resource)[verb];
  if (!endpoint) throw new Error(`The contract has no ${resource}.${verb}`);
  return endpoint;
};

const EVERYTHING = { page: 1, perPage: 100 };

/**
 * react-admin's data provider over the contract: a resource is the contract's feature of that name, and its verbs
 * are the endpoints list, count, get, create, update and remove. A list without a count is answered whole. A new
 * resource needs nothing here.
 * Its functions throw HttpError with a Korean message and, for a save, the errors by field.
 */
export const createDataProvider = (send: Send): DataProvider => {
  const call = async <T>(
    resource: string,
    verb: Verb,
    given: AnyGiven,
    options?: CallOptions,
  ): Promise<T> => {
    try {
      return (await send(endpointOf(resource, verb), given, options)) as T;
    } catch (error) {
      throw callError(error, attempts[verb]);
    }
  };

  const list = async <R extends RaRecord>(
    resource: string,
    { pagination = EVERYTHING, sort, filter = {}, signal }: GetListParams,
  ): Promise<{ data: R[]; total: number }> => {
    const options = signal ? { signal } : {};
    if (!groupOf(resource).count) {
      const all = await call<R[]>(resource, 'list', { query: filter }, options);
      return { data: all, total: all.length };
    }
    const { page, perPage } = pagination;
    const paging = { skip: (page - 1) * perPage, limit: perPage, sort: sort?.field, order: sort?.order };
    const [data, total] = await Promise.all([
      call<R[]>(resource, 'list', { query: { ...filter, ...paging } }, options),
      call<number>(resource, 'count', { query: filter }, options),
    ]);
    return { data, total };
  };

  const one = <R extends RaRecord>(resource: string, id: Identifier, signal?: AbortSignal): Promise<R> =>
    call<R>(resource, 'get', { params: { id } }, signal ? { signal } : {});

  const remove = (resource: string, id: Identifier) => call<void>(resource, 'remove', { params: { id } });

  return {
    supportAbortSignal: true,

    getList: list,

    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(resource, { ...params, filter: { ...filter, [target]: id } }),

    getOne: async (resource, { id, signal }) => ({ data: await one(resource, id, signal) }),

    getMany: async <R extends RaRecord>(resource: string, { ids, signal }: GetManyParams<R>) => ({
      data: await Promise.all(ids.map((id) => one<R>(resource, id, signal))),
    }),

    create: async (resource, { data }) => ({ data: await call(resource, 'create', { body: data }) }),

    // The id of the URL is a string; the contract wants the number that the record has. The date tells the server
    // which state was read, so that it refuses to write over what somebody else saved since.
    update: async (resource, { id, data, previousData }) => {
      const { updatedDate: basedOn = previousData?.updatedDate, ...fields } = data;
      const body = {
        ...changes(fields, previousData),
        ...(basedOn === undefined ? {} : { basedOn }),
        id: previousData?.id ?? Number(id),
      };
      return { data: await call(resource, 'update', { body }) };
    },

    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => call(resource, 'update', { body: { ...data, id: Number(id) } })));
      return { data: ids };
    },

    delete: async <R extends RaRecord>(resource: string, params: { id: Identifier; previousData?: R }) => {
      await remove(resource, params.id);
      return { data: params.previousData ?? ({ id: params.id } as R) };
    },

    deleteMany: async (resource, { ids }) => {
      await Promise.all(ids.map((id) => remove(resource, id)));
      return { data: ids };
    },
  };
};
