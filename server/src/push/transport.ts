import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushOutcome, PushText } from '@hanca/common/push.ts';
import { encryptFor, type PushKeys } from './encrypt.ts';
import { NotPublic, publicLookup } from './public-address.ts';
import type { Vapid } from './vapid.ts';

/** Where a push goes. */
interface PushTarget extends PushKeys {
  endpoint: string;
}

export interface Push {
  text: PushText;
  /** Seconds for which its service keeps it for a browser that is off. */
  ttl: number;
  urgent: boolean;
}

/** What became of a push, and the status that its service answered with; null for no answer. */
interface Pushed {
  outcome: PushOutcome;
  status: number | null;
}

/** Brings one push on its way. It throws nothing; an aborted signal ends the attempt. */
export type PushTransport = (target: PushTarget, push: Push, signal: AbortSignal) => Promise<Pushed>;

/** How requests leave: over https to public addresses, unless a test has a service of its own. */
export interface Way {
  request: (options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
  lookup: LookupFunction;
  port?: number;
}

/** RFC 8030: what is gone will not come back, what is too much or fails may be tried again, of all else another try brings nothing new. */
export const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

const statusOf = (
  { request, lookup, port }: Way,
  options: RequestOptions,
  body: Buffer,
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    // Without an agent each connection is new, and its address looked up and looked at.
    const sent = request(
      { ...options, method: 'POST', agent: false, lookup, ...(port && { port }) },
      (answer) => {
        // Nothing of the answer is read, and no redirection followed.
        answer.destroy();
        resolve(answer.statusCode ?? null);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

/** Sends pushes (RFC 8030), encrypted for their browsers. */
export const pushTransport =
  (vapid: Vapid, way: Way = { request: httpsRequest, lookup: publicLookup }): PushTransport =>
  async ({ endpoint, ...keys }, { text, ttl, urgent }, signal) => {
    try {
      const { origin, hostname, pathname, search } = new URL(endpoint);
      const body = encryptFor(keys, JSON.stringify(text));
      const headers = {
        authorization: await vapid.authorize(origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: Math.max(0, Math.round(ttl)),
        urgency: urgent ? 'high' : 'normal',
        // Of those that wait for a browser that is off, one with the same takes the place of the other.
        topic: text.tag,
      };
      const path = `${pathname}${search}`;
      const status = await statusOf(way, { hostname, path, headers, signal }, body);
      return { outcome: status === null ? 'later' : outcomeOf(status), status };
    } catch (error) {
      return { outcome: error instanceof NotPublic ? 'refused' : 'later', status: null };
    }
  };
