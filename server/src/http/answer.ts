import type { Tag } from '@hanca/common/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Body } from './body.ts';
import { endWork } from './load.ts';
import { withWholes } from './versions.ts';

/** An answer as bytes, which can be cached. */
export interface Answer {
  status: number;
  /** Names and values, one after the other. */
  headers: string[];
  body: Body;
  tags: readonly Tag[];
  /** Before its making; null for what holds for this answer alone. */
  moment: number | null;
}

interface Parts {
  status: number;
  headers: Record<string, string>;
  /** What it is made of. */
  tags: readonly Tag[];
  /** The moment of `Versions` before anything was read for it; null for what is not to be cached. */
  moment: number | null;
  body: string | Body;
}

export const makeAnswer = ({ status, headers, tags, moment, body }: Parts): Answer => ({
  status,
  headers: Object.entries(headers).flat(),
  tags: withWholes(tags),
  moment,
  body: typeof body === 'string' ? new Body(body) : body,
});

/** Sends an answer: 304 where the client has its bytes, compressed where it takes that. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answer: Answer): void => {
  endWork(request);
  // Where the answer took too long another was sent.
  if (reply.sent) return;
  const { raw: response } = reply;
  const { body, status, headers } = answer;
  if (request.headers['if-none-match']?.includes(body.hash)) {
    reply.hijack();
    response.writeHead(304, [...headers, 'etag', `"${body.hash}"`]).end();
    return;
  }
  const coding = body.codingFor(request.headers['accept-encoding']);
  // Other bytes, another strong tag.
  const own =
    coding === 'identity'
      ? ['etag', `"${body.hash}"`]
      : ['etag', `"${body.hash}-${coding}"`, 'content-encoding', coding];
  const bytes = body.in(coding);
  reply.hijack();
  response.writeHead(status, [...headers, ...own, 'content-length', String(bytes.length)]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
};

/** The headers that hooks have set so far, as a plain table. */
export const plainHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
