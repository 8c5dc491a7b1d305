import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { audits } from '../db/schema/audits.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { createMember } from './people.ts';
import type { TestProduct } from './product.ts';
import { cookieOf } from './session-calls.ts';

const { passkeys: calls } = api;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Given {
  token?: string;
  cookie?: string;
  body?: object;
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** What browsers with passkeys do. In: the product, once it is there. */
export const passkeyCalls = (product: () => TestProduct) => {
  const send = (endpoint: Endpoint, { token, cookie, body, params, headers }: Given = {}) =>
    product().inject({
      method: endpoint.method,
      url: hrefOf(endpoint, { params }),
      headers: {
        'user-agent': IPHONE,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie: `passkey=${cookie}` }),
        ...headers,
      },
      ...(body && { payload: body }),
    });

  /** A challenge as a browser gets it, with its cookie. */
  const draw = async (endpoint: Endpoint, token?: string) => {
    const answer = await send(endpoint, { token });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { options: answer.json(), cookie: cookieOf(answer, 'passkey'), answer };
  };

  /** Somebody with a verified address and a session. */
  const arrive = () => createMember(product());

  const add = async (token: string, authenticator = createAuthenticator()) => {
    const { options, cookie } = await draw(calls.createOptions, token);
    const answer = await send(calls.create, { token, cookie, body: authenticator.create(options) });
    return { authenticator, answer };
  };

  /** Somebody with a passkey. */
  const arriveWithPasskey = async () => {
    const person = await arrive();
    const { authenticator, answer } = await add(person.token);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return { ...person, authenticator };
  };

  const signIn = async (authenticator: Authenticator, given: Parameters<Authenticator['get']>[1] = {}) => {
    const { options, cookie } = await draw(calls.signinOptions);
    return send(calls.signin, { cookie, body: authenticator.get(options, given) });
  };

  const list = async (token: string) => (await send(calls.list, { token })).json();
  /** What happened to an account's passkeys, and what was refused. */
  const trailOf = async (userId: number) =>
    (
      await product().services.db.select().from(audits).where(eq(audits.recordId, userId)).orderBy(audits.id)
    ).filter(({ feature, action }) => feature === 'account' && /passkey|refuse/i.test(action));

  return { send, draw, arrive, add, arriveWithPasskey, signIn, list, trailOf };
};
