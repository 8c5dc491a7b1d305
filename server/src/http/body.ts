import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Below this, compression saves less than its header costs. */
const COMPRESS_FROM = 1024;

type Coding = 'br' | 'gzip' | 'identity';
type Convert = (bytes: Uint8Array) => Uint8Array;

// Synchronously: to hand a page to another thread costs as much as to compress it.
const compressors: Record<Coding, Convert> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        // 4 takes twice the time for 5 % less of a page, and most pages are read once.
        [constants.BROTLI_PARAM_QUALITY]: 3,
        // A window no larger than what is compressed: else each takes 4 MB more for a moment.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 6 }),
  identity: (bytes) => bytes,
};
const decompressors: Record<Coding, Convert> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

/** Bytes in memory of exactly their length: those that zlib gives hold a whole block. */
const exactly = (bytes: Uint8Array): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
};

/** A text as bytes, held in the codings that were requested. */
export class Body {
  /** Of the plain bytes; the ETag of each coding begins with it. */
  readonly hash: string;
  /** Called when it holds more or less bytes than before. */
  resized: () => void = () => undefined;
  private readonly forms = new Map<Coding, Buffer>();
  private readonly compressible: boolean;
  private isPlainRequested = false;

  constructor(text: string) {
    const plain = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    plain.write(text);
    this.hash = hash('sha256', plain, 'base64url').slice(0, 22);
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

  /** The bytes in a coding. */
  in(coding: Coding): Buffer {
    if (coding === 'identity') this.isPlainRequested = true;
    return this.forms.get(coding) ?? this.convert(coding);
  }

  private convert(coding: Coding): Buffer {
    const [held = 'identity', bytes = Buffer.alloc(0)] = this.forms.entries().next().value ?? [];
    const made = exactly(compressors[coding](decompressors[held](bytes)));
    this.forms.set(coding, made);
    // What nobody wants plain is held compressed alone.
    if (!this.isPlainRequested) this.forms.delete('identity');
    this.resized();
    return made;
  }
}

/** What browsers send is one of a few texts. */
const codings = new LRUCache<string, Coding>({ max: 100 });

/** The coding that a client takes and that saves most. In: the `accept-encoding` of its request. */
export const codingOf = (accepted: string | string[] | undefined): Coding => {
  if (typeof accepted !== 'string') return 'identity';
  const known = codings.get(accepted);
  if (known) return known;
  const takes = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  const best = (['br', 'gzip'] as const).find((coding) => takes.includes(coding)) ?? 'identity';
  codings.set(accepted, best);
  return best;
};
