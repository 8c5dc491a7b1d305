import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Topic } from '@hanca/common/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How often each topic has changed. A write raises what it changes; an answer remembers what it was made under. */
export class Versions {
  private readonly counts = new Map<Topic, number>();
  private unheard = 0;
  /** False while other processes' writes cannot be heard: then nothing kept holds. */
  listening = true;

  raise(topics: readonly Topic[]): void {
    for (const topic of topics) this.counts.set(topic, (this.counts.get(topic) ?? 0) + 1);
  }

  /** The stamps of this moment, for an answer of which only its making tells what it reads. */
  snapshot(): (topics: readonly Topic[]) => number {
    const counts = new Map(this.counts);
    if (!this.listening) this.unheard += 1;
    const { unheard } = this;
    return (topics) => topics.reduce((sum, topic) => sum + (counts.get(topic) ?? 0), unheard);
  }

  /** A number that grows whenever one of the topics changes: equal stamps, equal state. */
  stamp(topics: readonly Topic[]): number {
    if (!this.listening) this.unheard += 1;
    let sum = this.unheard;
    for (const topic of topics) sum += this.counts.get(topic) ?? 0;
    return sum;
  }
}

/** An answer as bytes, with the headers it was first given. */
export interface Kept {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  reads: readonly Topic[];
  stamp: number;
  compressed: Map<string, Promise<Buffer>>;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Below this, compression saves less than its header costs. */
const COMPRESS_FROM = 1024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};
type Encoding = keyof typeof compressors;

const encodingOf = (request: FastifyRequest): Encoding | null => {
  const accepted = request.headers['accept-encoding'];
  if (!accepted) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
};

/** Makes an answer that can be kept. `stamp` was taken before the state was read. */
export const keep = (part: Pick<Kept, 'status' | 'headers' | 'reads' | 'stamp'> & { body: string }): Kept => {
  const body = Buffer.from(part.body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { ...part, body, etag, compressed: new Map() };
};

/**
 * Public answers as bytes by URL, each good until a topic that it reads changes. Bounded by size, least recently
 * used out first, so a flood of made-up URLs costs renders but not memory.
 */
export class ByteCache {
  readonly versions: Versions;
  private readonly entries = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    // A compressed copy is at most as large again.
    sizeCalculation: (kept) => kept.body.length * 2 + 1000,
  });
  private readonly making = new Map<string, Promise<Kept>>();

  constructor(versions: Versions) {
    this.versions = versions;
  }

  /** The answer kept for a URL, if it still holds. */
  find(url: string): Kept | undefined {
    const kept = this.entries.get(url);
    if (!kept) return undefined;
    if (kept.stamp === this.versions.stamp(kept.reads)) return kept;
    this.entries.delete(url);
    return undefined;
  }

  /** Keeps what `make` answers with 200; requests for one URL at the same moment share one making. */
  async through(url: string, make: () => Promise<Kept>): Promise<Kept> {
    const running = this.making.get(url);
    if (running) {
      const kept = await running;
      if (kept.stamp === this.versions.stamp(kept.reads)) return kept;
    }
    const made = make();
    this.making.set(url, made);
    try {
      const kept = await made;
      if (kept.status === 200) this.entries.set(url, kept);
      return kept;
    } finally {
      if (this.making.get(url) === made) this.making.delete(url);
    }
  }
}

/** Answers with kept bytes: 304 where the client has them, compressed where it takes that. */
export const sendKept = async (request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<void> => {
  reply.hijack();
  const { raw } = reply;
  const headers: Record<string, string | number> = { ...kept.headers, etag: kept.etag };
  if (request.headers['if-none-match']?.includes(kept.etag)) {
    raw.writeHead(304, headers).end();
    return;
  }
  let { body } = kept;
  const encoding = body.length < COMPRESS_FROM ? null : encodingOf(request);
  if (encoding) {
    let compressed = kept.compressed.get(encoding);
    if (!compressed) {
      compressed = compressors[encoding](body);
      kept.compressed.set(encoding, compressed);
    }
    body = await compressed;
    headers['content-encoding'] = encoding;
  }
  headers['content-length'] = body.length;
  raw.writeHead(kept.status, headers);
  raw.end(request.method === 'HEAD' ? undefined : body);
};
