import { LRUCache } from 'lru-cache';
import { outsideRequests } from '../db/abandoned.ts';
import type { Answer } from './answer.ts';
import type { Versions } from './versions.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry besides its bytes, and for each of its tags: measured with 15,000 of them (npm run faults memory). */
const ENTRY_BYTES = 1000;
const TAG_BYTES = 60;

interface Making {
  /** Which of all makings it is. */
  number: number;
  answer: Promise<Answer>;
}

/**
 * Public answers as bytes by their canonical address, each used as long as nothing that it is made of has changed. Bounded by
 * size, least recently used out first, so a flood of made-up addresses costs renders but not memory.
 */
export class ByteCache {
  readonly versions: Versions;
  private readonly entries: LRUCache<string, Answer>;
  private readonly making = new Map<string, Making>();
  private makings = 0;

  constructor(versions: Versions, maxSize = MAX_BYTES) {
    this.versions = versions;
    this.entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ body, tags, status }, address) =>
        // All 404 pages of a kind share their bytes.
        (status === 404 ? 0 : body.size) + ENTRY_BYTES + tags.length * TAG_BYTES + address.length * 2,
    });
  }

  /** The cached answer of an address, if it still holds. */
  find(address: string): Answer | undefined {
    const answer = this.entries.get(address);
    if (!answer) return undefined;
    if (this.holds(answer)) return answer;
    this.entries.delete(address);
    return undefined;
  }

  /**
   * The answer of an address: cached, being made for another request at this moment, or made now; cached if it is a 200 or
   * a 404 with a moment. Never one that was out of date when the call began.
   */
  async through(address: string, make: () => Promise<Answer>): Promise<Answer> {
    const before = this.makings;
    for (;;) {
      const found = this.find(address);
      if (found) return found;
      const running = this.making.get(address);
      // Others may come to wait for it: it does not end with the request that began it.
      if (!running) return outsideRequests(() => this.make(address, make));
      const answer = await running.answer;
      // What began after this call is new enough, whatever has changed since: nobody waits for more than two.
      if (running.number > before || this.holds(answer)) return answer;
    }
  }

  private async make(address: string, make: () => Promise<Answer>): Promise<Answer> {
    this.makings += 1;
    const making = { number: this.makings, answer: make() };
    this.making.set(address, making);
    try {
      const answer = await making.answer;
      if (answer.status === 200 || answer.status === 404) this.store(address, answer);
      return answer;
    } finally {
      this.making.delete(address);
    }
  }

  private store(address: string, answer: Answer): void {
    if (!this.holds(answer)) return;
    this.entries.set(address, answer);
    answer.body.resized = () => {
      if (this.entries.peek(address) !== answer) return;
      // Setting what is there already would not measure it again.
      this.entries.delete(address);
      this.entries.set(address, answer);
    };
  }

  private holds(answer: Answer): boolean {
    const { versions } = this;
    const { moment } = answer;
    if (moment === null || !versions.holds(answer.tags, moment)) return false;
    // As good as made now: the next look is quicker.
    answer.moment = versions.moment;
    return true;
  }
}
