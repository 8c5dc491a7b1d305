import { createClient } from '@hanca/common/client.ts';
import { api as contract, endpoints } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { type Cookie, productInThread } from '../../../server/src/testing/in-thread.ts';
import { projectTemplate } from '../../../server/src/testing/templates.ts';
import { type Call, overNetwork } from './network.ts';

const ACCOUNT = '/v1/account/';

/** The browser's cookies: those that scripts may read are in the document, as a browser has them. */
const createJar = () => {
  const hidden = new Map<string, string>();
  return {
    set: ({ name, value, httpOnly }: Cookie) => {
      if (httpOnly) hidden.set(name, value);
      // jsdom has no cookieStore.
      else Object.assign(document, { cookie: `${name}=${value}; path=/${value ? '' : '; max-age=0'}` });
    },
    /** What the server alone reads goes to the calls of the account. */
    for: (path: string): Record<string, string> =>
      path.startsWith(ACCOUNT)
        ? { cookie: [...hidden].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {},
  };
};

/** A cookie as the header has it: name=value; attributes. */
const parseCookie = (header: string): Cookie => {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, httpOnly: attributes.includes('HttpOnly') };
};

/** Requests that a test left behind: they must not meet the rows of the next. */
const inFlight = new Set<Promise<unknown>>();

const BOUNDARY = 'form-of-a-test';

/** A form as a browser sends it: Node's fetch knows nothing of jsdom's. */
const multipart = async (form: FormData): Promise<Buffer> => {
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => {
      const file =
        typeof value === 'string' ? '' : `; filename="${value.name}"\r\nContent-Type: ${value.type}`;
      const content = typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer());
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
      return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
    }),
  );
  return Buffer.concat([...parts.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)]);
};

/** The browser's fetch, at an origin and with its cookies. */
const fetchFrom =
  (origin: string, jar: ReturnType<typeof createJar>): typeof fetch =>
  async (input, { body, headers: given, signal, ...init } = {}) => {
    const path = String(input);
    const headers = new Headers({ ...Object.fromEntries(new Headers(given)), ...jar.for(path) });
    const isForm = body instanceof FormData;
    if (isForm) headers.set('content-type', `multipart/form-data; boundary=${BOUNDARY}`);
    const sent = isForm ? new Uint8Array(await multipart(body)) : (body ?? null);
    const answer = fetch(new URL(path, origin), { ...init, headers, body: sent });
    inFlight.add(answer);
    const response = await answer.finally(() => inFlight.delete(answer));
    for (const header of response.headers.getSetCookie()) jar.set(parseCookie(header));
    // jsdom's signals are none of Node's.
    signal?.throwIfAborted();
    return response;
  };

/** Who is at the console unless a test signs in somebody else: '관리자'. */
export const FIRST_ADMIN = 1;

const product = () => productInThread(projectTemplate());

/** The first file of a worker waits for the start; the others find it done. */
beforeAll(() => product().begin(), 120_000);

/** Matches calls whose body has `basedOn`, the version of the record that was read, such as `PATCH /v1/command/posts`. */
const datedCalls = endpoints()
  .filter(({ endpoint: { body } }) => body && 'shape' in body && 'basedOn' in Object(body.shape))
  .map(({ endpoint: { method, path } }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Fails where a call leaves `basedOn` out: it would overwrite what a colleague has saved since. */
const refuseUndated = (calls: readonly Call[]): void => {
  const undated = calls.filter(
    ({ method, path, body }) =>
      datedCalls.some((dated) => dated.test(`${method} ${path}`)) && !('basedOn' in Object(body)),
  );
  expect(undated, 'changes that do not say what they are based on').toEqual([]);
};

/** The error of a test's own call that was refused. */
const refusalOf = async (response: Response) => new Error(`${response.status} ${await response.text()}`);

/**
 * The real server, with nothing stored but its people and categories, over a network, and a browser that is signed in to
 * it as the first admin. `store` writes rows past the API; `colleague` is the browser of another admin ('직원'), `member`
 * that of a member ('회원'), and `reporter` that of another ('다른회원'), who sent the reports.
 */
export const realApi = async () => {
  await Promise.allSettled(inFlight);
  const { begin, signIn: startSession, store } = product();
  const { origin, ids, tokens } = await begin();
  const jar = createJar();
  const signIn = async (userId: number) => {
    for (const cookie of await startSession(userId)) jar.set(cookie);
  };
  await signIn(FIRST_ADMIN);

  const clientOf = (role: keyof typeof tokens) =>
    createClient(contract, async (endpoint, input) => {
      const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
      const headers = { authorization: `Bearer ${tokens[role]}`, 'content-type': 'application/json' };
      const response = await fetch(origin + hrefOf(endpoint, input), {
        method: endpoint.method,
        headers: input.body === undefined ? { authorization: headers.authorization } : headers,
        ...body,
      });
      if (!response.ok) throw await refusalOf(response);
      return response.status === 204 ? undefined : response.json();
    });

  const network = overNetwork(fetchFrom(origin, jar));
  onTestFinished(() => refuseUndated(network.calls));
  return {
    ...network,
    ids,
    signIn,
    store,
    colleague: clientOf('admin'),
    member: clientOf('member'),
    reporter: clientOf('other'),
  };
};

export type RealApi = Awaited<ReturnType<typeof realApi>>;
