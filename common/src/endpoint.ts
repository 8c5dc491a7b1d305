import type { z } from 'zod';
import type { Limit } from './limits.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Who may call: everybody, anyone signed in, or staff. Ownership is the handler's first line. */
export type Access = 'public' | 'member' | 'admin';

/**
 * What an answer is made of. The database announces a change under the same names: `realties:7` for one record, `realties`
 * for every list of them, `realties@city:CA595911606` for the lists that are narrowed to a city.
 */
export type Tag = string;

export interface Spec {
  /** One sentence for the documentation. */
  summary: string;
  /** Default: 'public'. */
  access?: Access;
  /**
   * Refuses members who are not verified (`Caller.verified` says who is): always, or beyond `after` in the window of its limit; where
   * that has a unit, the handler counts. Keeps accounts made by the dozen from reaching others and from taking what is scarce.
   */
  verified?: true | { after: number };
  /** How often; every write of members has one, and every public search. */
  limit?: Limit;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The fields that a query's `keyword` looks into. */
  search?: readonly string[];
  /** A list's own order, where it is not by id with the newest first. */
  order?: { sort: string; order: 'ASC' | 'DESC' };
  body?: z.ZodType;
  /** The body is multipart/form-data with files; the handler reads it as a stream. */
  files?: boolean;
  /** Types only: no checks, transforms or defaults (a test enforces it). */
  reply: z.ZodType;
  /** Status of success. Default: GET and PATCH 200, POST 201, PUT and DELETE 204. */
  status?: number;
  /**
   * A public GET that names what it reads is cached as bytes until one of these changes. The names follow from the
   * input alone, so that a 404 is cached under them too.
   */
  reads?: readonly Tag[] | ((input: never) => readonly Tag[]);
  /** What else a reply shows: the records of other tables that it names. */
  shows?: (reply: never) => readonly Tag[];
  /** The media type of a file that the handler itself sends as a stream, in place of a reply. */
  download?: string;
  /** A write that goes on while the disk is nearly full, since it stores next to nothing. */
  small?: true;
  /** A write that a member whose account is to be deleted may still make. */
  whileLeaving?: true;
  /**
   * Changes what others or staff see of the caller: words, pictures, a name, an answer, a like. Refused while staff have suspended
   * them from writing.
   */
  publishes?: true;
  /** The reply holds a secret that can be read only there: it is never stored, and a repeated create answers 409. */
  secret?: true;
}

export type Endpoint<S extends Spec = Spec> = S & { method: Method; path: string };

/** One feature's endpoints by name. */
export type Group = Record<string, Endpoint>;

/** What a caller has to know of an endpoint: the rows of the browser's table, which knows no schemas. */
export type EndpointRow = Pick<Endpoint, 'method' | 'path' | 'access' | 'files' | 'status' | 'download'>;

type Parsed<T, Side extends 'input' | 'output'> = T extends z.ZodType
  ? Side extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined;

/** What a handler receives: every part checked and converted. */
export interface Checked<E extends Endpoint> {
  params: Parsed<E['params'], 'output'>;
  query: Parsed<E['query'], 'output'>;
  body: Parsed<E['body'], 'output'>;
}

type Part<K extends string, T> = T extends z.ZodType
  ? Record<never, never> extends z.input<T>
    ? { [P in K]?: z.input<T> }
    : { [P in K]: z.input<T> }
  : unknown;

/** What a caller gives: only the parts that the endpoint has, required where a field of them is. */
export type Given<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  (E['files'] extends true ? { files: FormData } : Part<'body', E['body']>);

export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** Tags by functions take the endpoint's own input and reply. */
interface Tagged<S extends Spec> {
  reads?: readonly Tag[] | ((input: Pick<Checked<Endpoint<S>>, 'params' | 'query'>) => readonly Tag[]);
  shows?: (reply: Reply<Endpoint<S>>) => readonly Tag[];
}

const endpoint =
  (method: Method) =>
  <const S extends Spec>(path: string, spec: S & Tagged<S>): Endpoint<S> => ({ ...spec, method, path });

export const get = endpoint('GET');
export const post = endpoint('POST');
export const patch = endpoint('PATCH');
export const put = endpoint('PUT');
export const del = endpoint('DELETE');

/** The status of success of an endpoint. */
export const statusOf = (e: EndpointRow): number =>
  e.status ?? { GET: 200, PATCH: 200, POST: 201, PUT: 204, DELETE: 204 }[e.method];

export const accessOf = (e: EndpointRow): Access => e.access ?? 'public';

/** Whether a call makes a new record of the caller's, which takes an Idempotency-Key; pictures are known by their content. */
export const isCreate = (e: EndpointRow): boolean =>
  e.method === 'POST' && statusOf(e) === 201 && accessOf(e) !== 'public' && !e.files;

/** `/v1/query/posts/{id}` with its parameters and query filled in, sorted by name; undefined, null and '' are left out. */
export const hrefOf = (
  e: EndpointRow,
  given: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {},
): string => {
  const path = e.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(given.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  // One address for one answer, in whatever order its parameters are given.
  query.sort();
  const search = query.toString();
  return search ? `${path}?${search}` : path;
};
