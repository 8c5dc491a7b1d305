import type { RealtyForm } from '@hanca/common/contract/realties.ts';
import type { Furnishing } from '../content.ts';
import type { IllustrationKind } from '../illustrations/illustrate.ts';

/** The first or the fifteenth of a month; of the next one for 1. */
export type MonthAhead = { months: number; day: 1 | 15 };

/** A listing of the demonstration: what its owner typed, and what has happened to it since. */
export type DemoRealty = Omit<RealtyForm, 'txType' | 'images' | 'options' | 'availableFrom'> & {
  /** Names the listing for whoever fills a database; never shown. */
  key: string;
  /** Rent unless it says otherwise. */
  txType?: number;
  options?: Furnishing[];
  availableFrom?: MonthAhead;
  /** What its pictures show, the first one first. */
  pictures: IllustrationKind[];
  /** The place of the owner in `demoMembers`. */
  author: number;
  daysAgo: number;
  /** The price before it was lowered. */
  previousPrice?: number;
  views: number;
  /** Why staff hid it. */
  hiddenReason?: string;
};
