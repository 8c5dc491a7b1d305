import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Tag } from '@hanca/common/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { endWork } from './load.ts';
import { withWholes } from './versions.ts';

/** Below this, compression saves less than its header costs. */
const COMPRESS_FROM = 1024;

type Coding = 'br' | 'gzip' | 'identity';
type Convert = (bytes: Uint8Array) => Promise<Uint8Array>;

const compressors: Record<Coding, Convert> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // 5 takes twice the time for 7 to 10 % less of a page, and most pages are read once.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window no larger than what is compressed: else each takes 4 MB more for a moment.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
  identity: async (bytes) => bytes,
};
const decompressors: Record<Coding, Convert> = {
  br: (bytes) => promisify(brotliDecompress)(bytes),
  gzip: (bytes) => promisify(gunzip)(bytes),
  identity: async (bytes) => bytes,
};

/** Bytes in memory of exactly their length: those that zlib gives hold a whole block. */
const exactly = (bytes: Uint8Array): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
};

/** A text as bytes, held in the codings that it was asked for in. */
export class Body {
  /** Of the plain bytes; the ETag of each coding begins with it. */
  readonly hash: string;
  /** Called when it holds more or less bytes than before. */
  resized: () => void = () => undefined;
  private readonly forms = new Map<Coding, Buffer>();
  private readonly making = new Map<Coding, Promise<Buffer>>();
  private readonly compressible: boolean;
  private plainAsked = false;

  constructor(text: string) {
    const plain = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    plain.write(text);
    this.hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    this.compressible = plain.length >= COMPRESS_FROM;
    this.forms.set('identity', plain);
  }

  /** All bytes that it holds. */
  get size(): number {
    let size = 0;
    for (const { length } of this.forms.values()) size += length;
    return size;
  }

  /** The coding in which a client gets it. In: the `accept-encoding` of its request. */
  codingFor(accepted: string | string[] | undefined): Coding {
    return this.compressible ? codingOf(accepted) : 'identity';
  }

  /** The bytes in a coding, at once where they are held. */
  in(coding: Coding): Buffer | Promise<Buffer> {
    if (coding === 'identity') this.plainAsked = true;
    return this.forms.get(coding) ?? this.making.get(coding) ?? this.make(coding);
  }

  private make(coding: Coding): Promise<Buffer> {
    const made = this.convert(coding).finally(() => this.making.delete(coding));
    this.making.set(coding, made);
    return made;
  }

  private async convert(coding: Coding): Promise<Buffer> {
    const [held = 'identity', bytes = Buffer.alloc(0)] = this.forms.entries().next().value ?? [];
    const made = exactly(await compressors[coding](await decompressors[held](bytes)));
    this.forms.set(coding, made);
    // What nobody wants plain is held compressed alone.
    if (!this.plainAsked) this.forms.delete('identity');
    this.resized();
    return made;
  }
}

/** What browsers send is one of a few texts. */
const codings = new LRUCache<string, Coding>({ max: 100 });

const codingOf = (accepted: string | string[] | undefined): Coding => {
  if (typeof accepted !== 'string') return 'identity';
  const known = codings.get(accepted);
  if (known) return known;
  const takes = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  const best = (['br', 'gzip'] as const).find((coding) => takes.includes(coding)) ?? 'identity';
  codings.set(accepted, best);
  return best;
};

/** An answer as bytes. */
export interface Kept {
  status: number;
  /** Names and values, one after the other. */
  headers: string[];
  body: Body;
  tags: readonly Tag[];
  /** Before its making; null for what holds for this answer alone. */
  moment: number | null;
}

interface Given {
  status: number;
  headers: Record<string, string>;
  /** What it is made of. */
  tags: readonly Tag[];
  /** The moment of `Versions` before anything was read for it; null for what is not to be kept. */
  moment: number | null;
  body: string | Body;
}

/** Makes an answer that can be kept. */
export const keep = ({ status, headers, tags, moment, body }: Given): Kept => ({
  status,
  headers: Object.entries(headers).flat(),
  tags: withWholes(tags),
  moment,
  body: typeof body === 'string' ? new Body(body) : body,
});

/** Answers with kept bytes: 304 where the client has them, compressed where it takes that. */
export const sendKept = (given: FastifyRequest, reply: FastifyReply, kept: Kept): void => {
  endWork(given);
  // Where the answer took too long it was given without this one.
  if (reply.sent) return;
  reply.hijack();
  const { raw: request } = given;
  const { raw: response } = reply;
  const { body, status, headers } = kept;
  if (request.headers['if-none-match']?.includes(body.hash)) {
    response.writeHead(304, [...headers, 'etag', `"${body.hash}"`]).end();
    return;
  }
  const coding = body.codingFor(request.headers['accept-encoding']);
  // Other bytes, another strong tag.
  const own =
    coding === 'identity'
      ? ['etag', `"${body.hash}"`]
      : ['etag', `"${body.hash}-${coding}"`, 'content-encoding', coding];
  const write = (bytes: Buffer): void => {
    response.writeHead(status, [...headers, ...own, 'content-length', String(bytes.length)]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const bytes = body.in(coding);
  if (Buffer.isBuffer(bytes)) write(bytes);
  else
    bytes.then(write, (error: unknown) => {
      reply.log.error({ err: error }, 'an answer could not be compressed');
      response.destroy();
    });
};
