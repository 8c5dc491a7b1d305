import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';

/** An answer that a server which is well never gives to these calls. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`the server answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

const TRIES = 10;
const SECOND_MS = 1000;

/**
 * A client over HTTP. What is only read, and what has no token, as a sign-in, is tried again after a 503. Its functions throw
 * BadAnswer for a status that is not 2xx, and TypeError for a lost connection.
 */
export const clientOf = (url: string, token?: string): Client =>
  createClient(api, async (endpoint, given) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    if (given.body !== undefined) headers.set('content-type', 'application/json');
    const body = given.files ?? (given.body === undefined ? null : JSON.stringify(given.body));
    for (let tries = endpoint.method === 'GET' || !token ? TRIES : 1; ; tries--) {
      const reply = await fetch(`${url}${hrefOf(endpoint, given)}`, {
        method: endpoint.method,
        headers,
        body,
      });
      const text = await reply.text();
      if (reply.status === 503 && tries > 1) {
        await pause(Number(reply.headers.get('retry-after') ?? 1) * SECOND_MS);
        continue;
      }
      if (!reply.ok) throw new BadAnswer(reply.status, text);
      return text === '' ? undefined : JSON.parse(text);
    }
  });
