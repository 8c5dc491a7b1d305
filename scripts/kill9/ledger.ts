/** What a writer sent as a post or a listing. */
export interface Draft {
  title: string;
  content: string;
  /** Stored paths. */
  images: readonly string[];
}

/** What must be found of a record: null for one that was deleted. */
export type State = Draft | null;

export interface Entry {
  state: State;
  /** Sent and not answered: it may be found in place of `state`. */
  pending?: State;
}

/** What was acknowledged of one kind of record, and what was sent without an answer. */
export interface Book {
  entries: Map<number, Entry>;
  /** Drafts without an answer by title: each may have become a record, whole. */
  unanswered: Map<string, Draft>;
}

export interface Coupon {
  /** How many there are. */
  quantity: number;
  /** Ids of the claims that were answered. */
  claims: number[];
}

export interface Ledger {
  posts: Book;
  listings: Book;
  coupons: Map<number, Coupon>;
  /** Stored paths that were answered. */
  images: string[];
  /** Answers that a write was done. */
  acknowledged: number;
}

const newBook = (): Book => ({ entries: new Map(), unanswered: new Map() });

export const newLedger = (): Ledger => ({
  posts: newBook(),
  listings: newBook(),
  coupons: new Map(),
  images: [],
  acknowledged: 0,
});

/** A record as found, in the shape of what was sent. */
export const stateOf = ({ title, content, images }: Draft): Draft => ({ title, content, images });

export const isSame = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);
