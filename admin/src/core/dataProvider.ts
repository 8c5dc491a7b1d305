import type { AnyGiven, CallOptions, Send } from '@hanca/common/client.ts';
import type { Api } from '@hanca/common/contract/index.ts';
import type { EndpointRow } from '@hanca/common/endpoint.ts';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { type Attempt, callError } from './call-error.ts';
import { changes } from './changes.ts';
import { endpoints } from './contract.built.ts';

type Verb = 'list' | 'count' | 'get' | 'create' | 'update' | 'remove';

const attempts: Record<Verb, Attempt> = {
  list: 'read',
  count: 'read',
  get: 'read',
  create: 'save',
  update: 'save',
  remove: 'remove',
};

/** What simple-rest does to one record. */
const verbs: Record<string, Verb> = { GET: 'get', POST: 'create', PUT: 'update', DELETE: 'remove' };

const isFeature = (name: string): name is keyof Api => Object.hasOwn(endpoints, name);

const groupOf = (resource: string): Record<string, EndpointRow> =>
  isFeature(resource) ? endpoints[resource] : {};

const endpointOf = (resource: string, verb: Verb): EndpointRow => {
  const endpoint = groupOf(resource)[verb];
  if (!endpoint) throw new Error(`The contract has no ${resource}.${verb}`);
  return endpoint;
};

/**
 * react-admin's data provider over the contract: ra-data-simple-rest, whose addresses are read as the contract's
 * features and verbs: a resource is the feature of that name, and its verbs are the endpoints list, count, get, create,
 * update and remove. A list without a count is answered whole. A new resource needs nothing here.
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

  /** `/posts?filter={}&range=[0,9]&sort=["id","DESC"]`: the rows, and their number as simple-rest reads it. */
  const list = async (resource: string, search: string, options: CallOptions) => {
    const given = new URLSearchParams(search);
    const filter = JSON.parse(given.get('filter') ?? '{}');
    const [sort, order] = JSON.parse(given.get('sort') ?? '[]');
    const [skip, last] = JSON.parse(given.get('range') ?? '[]');
    const { count } = groupOf(resource);
    const paging = count ? { skip, limit: last - skip + 1, sort, order } : {};
    const [json, total] = await Promise.all([
      call<unknown[]>(resource, 'list', { query: { ...filter, ...paging } }, options),
      count && call<number>(resource, 'count', { query: filter }, options),
    ]);
    const headers = new Headers({ 'content-range': `/${total ?? json.length}` });
    return { status: 200, body: '', headers, json };
  };

  const client: typeof fetchUtils.fetchJson = async (url: string, { method = 'GET', body, signal } = {}) => {
    const [path = '', search] = url.split('?');
    const [, resource = '', id] = path.split('/');
    const options = signal ? { signal } : {};
    if (search !== undefined) return list(resource, search, options);
    const one = id === undefined ? {} : { id: Number(id) };
    const data = typeof body === 'string' ? { body: { ...JSON.parse(body), ...one } } : {};
    const json = await call(resource, verbs[method] ?? 'get', { params: one, ...data }, options);
    return { status: 200, body: '', headers: new Headers(), json: json ?? one };
  };

  const rest = simpleRest('', client);
  return {
    ...rest,
    supportAbortSignal: true,

    getMany: async (resource, { ids, signal }) => {
      const answers = await Promise.all(ids.map((id) => rest.getOne(resource, { id, signal })));
      return { data: answers.map(({ data }) => data) };
    },

    // By the date of what was read the server refuses to write over what somebody else saved since.
    update: (resource, { data, ...params }) => {
      const { updatedDate: basedOn = params.previousData?.updatedDate, ...fields } = data;
      const changed = { ...changes(fields, params.previousData), ...(basedOn && { basedOn }) };
      return rest.update(resource, { ...params, data: changed });
    },
  };
};
