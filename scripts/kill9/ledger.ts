/** What a writer sent as a post. */
export interface Draft {
  title: string;
  content: string;
  images: string;
}

/** What must be found of a post: null for one that was deleted. */
export type State = Draft | null;

export interface Post {
  state: State;
  /** Sent and not answered: it may be found in place of `state`. */
  pending?: State;
}

/** What the server has acknowledged, and what it was sent without an answer. */
export interface Ledger {
  posts: Map<number, Post>;
  /** Drafts without an answer by title: each may have become a post, whole. */
  unanswered: Map<string, Draft>;
  /** Stored paths that were answered. */
  images: string[];
  /** Answers that a write was done. */
  acknowledged: number;
}

export const newLedger = (): Ledger => ({
  posts: new Map(),
  unanswered: new Map(),
  images: [],
  acknowledged: 0,
});

/** A post as found, in the shape of what was sent. */
export const stateOf = (found: Draft): Draft => ({
  title: found.title,
  content: found.content,
  images: found.images,
});

export const isSame = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);
