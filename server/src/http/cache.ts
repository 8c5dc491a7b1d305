import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Topic } from '@hanca/common/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { endWork } from './load.ts';

/** How often each topic has changed. A write raises what it changes; an answer remembers what it was made under. */
export class Versions {
  private readonly counts = new Map<Topic, number>();
  private unheard = 0;
  private heard = true;

  /** False while other processes' writes cannot be heard: then nothing kept holds. */
  get listening(): boolean {
    return this.heard;
  }

  /** What was made before or during a silence may have missed a write, so it does not hold afterwards either. */
  set listening(heard: boolean) {
    this.heard = heard;
    this.unheard += 1;
  }

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

/** One form of an answer: its bytes and its headers as a flat list of names and values, ready to be written. */
interface Form {
  head: string[];
  body: Buffer;
}

/** An answer as bytes, as it is and as far as they were asked for compressed. */
export interface Kept {
  status: number;
  /** Of the bytes; the ETag of each form begins with it. */
  tag: string;
  reads: readonly Topic[];
  /** Null for what holds for this answer alone. */
  stamp: number | null;
  plain: Form;
  /** The headers that every form has, and those of an answer that the client has already. */
  common: string[];
  unchanged: string[];
  compressed: Map<Encoding, Promise<Form>>;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Below this, compression saves less than its header costs. */
const COMPRESS_FROM = 1024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};
type Encoding = keyof typeof compressors;

/** What browsers send is one of a few texts. */
const encodings = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

const encodingOf = (accepted: string | string[] | undefined): Encoding | 'identity' => {
  if (typeof accepted !== 'string') return 'identity';
  const known = encodings.get(accepted);
  if (known) return known;
  const takes = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  const best = (['br', 'gzip'] as const).find((encoding) => takes.includes(encoding)) ?? 'identity';
  encodings.set(accepted, best);
  return best;
};

/** Makes an answer that can be kept, but for one without a `stamp`, which was taken before the state was read. */
export const keep = ({
  status,
  headers,
  reads,
  stamp,
  ...given
}: Pick<Kept, 'status' | 'reads' | 'stamp'> & { headers: Record<string, string>; body: string }): Kept => {
  const body = Buffer.from(given.body);
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const common = Object.entries(headers).flat();
  const unchanged = [...common, 'etag', `"${tag}"`];
  const plain = { head: [...unchanged, 'content-length', String(body.length)], body };
  return { status, tag, reads, stamp, plain, common, unchanged, compressed: new Map() };
};

const compress = async ({ plain, common, tag }: Kept, encoding: Encoding): Promise<Form> => {
  const body = await compressors[encoding](plain.body);
  // Other bytes, another strong tag.
  const own = ['etag', `"${tag}-${encoding}"`, 'content-encoding', encoding];
  return { head: [...common, ...own, 'content-length', String(body.length)], body };
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
    sizeCalculation: (kept) => kept.plain.body.length * 2 + 1000,
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

  /**
   * The answer of a URL: kept, being made by another request at this moment, or made now and kept if it is a 200 with a stamp.
   * In: the URL in its one canonical form, so that unknown parameters and their order make no other answer, and as it
   * was asked for. A URL of the same length is a mere reordering and is found at once the next time.
   */
  async through(url: string, make: () => Promise<Kept>, asked = url): Promise<Kept> {
    const found = this.find(url);
    if (found) {
      if (asked.length === url.length) this.entries.set(asked, found);
      return found;
    }
    const running = this.making.get(url);
    if (running) {
      const kept = await running;
      if (kept.stamp === this.versions.stamp(kept.reads)) return kept;
    }
    const made = make();
    this.making.set(url, made);
    try {
      const kept = await made;
      if (kept.status === 200 && kept.stamp !== null) this.entries.set(url, kept);
      return kept;
    } finally {
      if (this.making.get(url) === made) this.making.delete(url);
    }
  }
}

const write = (response: ServerResponse, status: number, { head, body }: Form, bodiless: boolean): void => {
  response.writeHead(status, head);
  response.end(bodiless ? undefined : body);
};

/** Answers with kept bytes: 304 where the client has them, compressed where it takes that. */
export const sendKept = (given: FastifyRequest, reply: FastifyReply, kept: Kept): void => {
  endWork(given);
  // Where the answer took too long it was given without this one.
  if (reply.sent) return;
  reply.hijack();
  const { raw: response } = reply;
  const { raw: request } = given;
  const { headers } = request;
  if (headers['if-none-match']?.includes(kept.tag)) {
    response.writeHead(304, kept.unchanged).end();
    return;
  }
  const bodiless = request.method === 'HEAD';
  const encoding =
    kept.plain.body.length < COMPRESS_FROM ? 'identity' : encodingOf(headers['accept-encoding']);
  if (encoding === 'identity') {
    write(response, kept.status, kept.plain, bodiless);
    return;
  }
  const form = kept.compressed.get(encoding) ?? compress(kept, encoding);
  kept.compressed.set(encoding, form);
  form.then(
    (compressed) => write(response, kept.status, compressed, bodiless),
    () => write(response, kept.status, kept.plain, bodiless),
  );
};
