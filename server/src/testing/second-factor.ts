import { api } from '@hanca/common/contract/index.ts';
import { Secret, TOTP } from 'otpauth';
import type { TestProduct } from './product.ts';

const STEP_MS = 30_000;

/** The code that an app shows, so many steps of 30 seconds from now. In: the shared secret in base32. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** What somebody calls with their access token. */
export const callsOf = (product: TestProduct, token: string) => {
  const call =
    (endpoint: { method: string; path: string }) =>
    (payload?: object, headers: Record<string, string> = {}) =>
      product.inject({
        method: endpoint.method as 'GET',
        url: endpoint.path,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(payload ? { payload } : {}),
      });
  const { state, start, confirm, renewRecoveryCodes, remove } = api.secondFactor;
  return {
    state: call(state),
    start: call(start),
    confirm: call(confirm),
    renewRecoveryCodes: call(renewRecoveryCodes),
    remove: call(remove),
    me: call(api.account.me),
    staff: call(api.users.count),
  };
};

/** Sets up an app, whose code of the step before is used up by it. Out: its secret, and the recovery codes. */
export const setUpApp = async (
  product: TestProduct,
  token: string,
): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const calls = callsOf(product, token);
  const { setup, secret } = (await calls.start()).json();
  const confirmed = await calls.confirm({ setup, code: codeOf(secret, -1) });
  if (confirmed.statusCode !== 200) throw new Error(`not confirmed: ${confirmed.body}`);
  return { secret, ...confirmed.json() };
};
