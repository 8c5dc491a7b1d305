import type { Tag } from '@hanca/common/endpoint.ts';

/** Changes that are remembered one by one. What is forgotten counts as changed since. */
const REMEMBERED = 100_000;

/** The tag that everything made of a table carries besides: announced when many of its rows change at once. */
const wholeOf = (tag: Tag): Tag => `${tag.replace(/[:@].*/s, '')}:*`;

/** The tags of an answer, each once, with those of their whole tables. */
export const withWholes = (tags: readonly Tag[]): Tag[] => [
  ...new Set(tags.flatMap((tag) => [tag, wholeOf(tag)])),
];

/** When each tag last changed, counted in announcements: an answer remembers the moment before its making. */
export class Versions {
  private now = 0;
  /** The last change of a tag, those changed last at the end. */
  private readonly changes = new Map<Tag, number>();
  /** Nothing that was made before this moment holds. */
  private oldest = 0;
  private isListening = false;

  /** To be remembered by an answer before it reads anything. */
  get moment(): number {
    return this.now;
  }

  /** False while changes may be missed: then no answer holds that was made before. */
  get listening(): boolean {
    return this.isListening;
  }

  set listening(isListening: boolean) {
    this.isListening = isListening;
    this.raiseAll();
  }

  raise(tags: readonly Tag[]): void {
    this.now += 1;
    for (const tag of tags) {
      this.changes.delete(tag);
      this.changes.set(tag, this.now);
    }
    for (const [tag, moment] of this.changes) {
      if (this.changes.size <= REMEMBERED) break;
      this.changes.delete(tag);
      this.oldest = Math.max(this.oldest, moment);
    }
  }

  raiseAll(): void {
    this.now += 1;
    this.oldest = this.now;
    this.changes.clear();
  }

  /** Whether an answer made of `tags` at a moment is still what would be made now. */
  holds(tags: readonly Tag[], moment: number): boolean {
    if (!this.isListening || moment < this.oldest) return false;
    return moment === this.now || tags.every((tag) => (this.changes.get(tag) ?? 0) <= moment);
  }
}
