import type { Product } from '../kill9/product.ts';

export type Engine = Product['engine'];

/** One figure and its limit. */
export interface Bar {
  name: string;
  measured: number;
  /** The bar is met by a figure up to `most`, or from `least` on. */
  limit: { most: number } | { least: number };
  /** 'ms', 'MB', 'mails' … */
  unit: string;
  /** True for a time or a rate, which says something on a quiet machine only: short runs print it and do not judge it. */
  timed?: boolean;
}

/** What a subject works with. */
export interface Setting {
  engine: Engine;
  /** True in a test run: fewer rounds, at most some 10 s an engine. */
  short: boolean;
  /**
   * Starts the server with the given settings on data of its own, as `npm start` does; removed after the subject. A
   * second call makes a second product; `sharing` starts one more process on the data of another (PostgreSQL only).
   */
  start(settings?: Record<string, string>, sharing?: Product): Promise<Product>;
}

/** Something that is tried with load or kills. */
export interface Subject {
  /** One word, as it is given on the command line. */
  name: string;
  /** One sentence: what is tried. */
  title: string;
  engines: readonly Engine[];
  /** Throws where it could not be tried at all, which counts as a bar that was missed. */
  run(setting: Setting): Promise<Bar[]>;
}

export const isMet = ({ measured, limit }: Bar): boolean =>
  'most' in limit ? measured <= limit.most : measured >= limit.least;
