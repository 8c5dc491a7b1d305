import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushOutcome, PushText } from '@hanca/common/push.ts';
import webPush from 'web-push';
import { NotPublic, publicLookup } from './public-address.ts';
import type { Vapid } from './vapid.ts';

/** Where a push goes, and the keys that its browser has given for encrypting to it, base64url. */
interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
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

/** Sends a request to a push service; its own request of `web-push` would go wherever a name leads. */
const statusOf = (
  { request, lookup, port }: Way,
  options: RequestOptions,
  body: Buffer | null,
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    // Without an agent each connection is new, and its address looked up and looked at.
    const sent = request({ ...options, agent: false, lookup, ...(port && { port }) }, (answer) => {
      // Nothing of the answer is read, and no redirection followed.
      answer.destroy();
      resolve(answer.statusCode ?? null);
    });
    sent.once('error', reject);
    sent.end(body);
  });

/** Sends pushes (RFC 8030), encrypted for their browsers. */
export const pushTransport =
  (vapid: Vapid, way: Way = { request: httpsRequest, lookup: publicLookup }): PushTransport =>
  async ({ endpoint, p256dh, auth }, { text, ttl, urgent }, signal) => {
    try {
      const { hostname, pathname, search } = new URL(endpoint);
      const target = { endpoint, keys: { p256dh, auth } };
      const { method, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(text), {
        vapidDetails: vapid,
        TTL: Math.max(0, Math.round(ttl)),
        urgency: urgent ? 'high' : 'normal',
        // Of those that wait for a browser that is off, one with the same takes the place of the other.
        topic: text.tag,
      });
      const path = `${pathname}${search}`;
      const status = await statusOf(way, { method, hostname, path, headers, signal }, body);
      return { outcome: status === null ? 'later' : outcomeOf(status), status };
    } catch (error) {
      return { outcome: error instanceof NotPublic ? 'refused' : 'later', status: null };
    }
  };
