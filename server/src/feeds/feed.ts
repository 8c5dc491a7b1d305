// The engine of what comes from outside: feeds are fetched by the clock, never in a reader's request. feed.ts says what a feed
// is and reads its answers, fetch.ts sends one request, pages.ts those of a feed of several pages, pace.ts says when the next may go out, refresh.ts stores what came,
// jobs.ts does it by the clock, settings.ts says which feeds are on. A feed is a file of its feature and a line in app.ts.

import type { z } from 'zod';
import type { Executor } from '../db/executor.ts';

/** Why an answer was not taken; its message is a sentence for staff. */
export class FeedRefusal extends Error {
  override name = 'FeedRefusal';
}

/** What a feed makes of its records. */
export interface Rows<Row> {
  rows: Row[];
  /** The source's own time of the newest; null where it says none. */
  sourceAt: Date | null;
  /** What is missing among them, though all else is well: sentences for staff. */
  warnings?: string[];
}

/** What an answer holds. */
export interface Parsed<Row = unknown> extends Required<Rows<Row>> {
  /** Records in the answer, of which a feed may use a few only. */
  count: number;
  /** The names of the fields that the records have, in one order. */
  fields: string[];
}

/** How a feed is fetched, and what screens say of it. */
interface About {
  /** `cbsa`: in the database and, in capitals, in the setting FEED_CBSA. */
  name: string;
  /** Whose data it is, in Korean. */
  title: string;
  /** Where people read the same. */
  page: string;
  /** What the licence asks to be shown beside it. */
  attribution: string;
  /** Takes what FEED_<NAME>_KEY says, '' without one. */
  url(key: string): string;
  /** It is fetched only with a key. */
  needsKey?: true;
  everyMinutes: number;
  /** The least time between two requests to its host. */
  paceSeconds: number;
  /** Minutes after the source's time from which it is shown in grey, and from which it is not shown any more. */
  staleMinutes: number;
  goneMinutes: number;
  /** Far fewer records than before, or none, are nothing unusual: a list of what is on just now. */
  mayShrink?: true;
  /** What is shown of it changes with the clock while no row does, of an example too: what is over is left out. */
  followsClock?: true;
  /** The largest answer in megabytes; default 8. Of a feed of several pages, that of each. */
  megabytes?: number;
  /**
   * The address of the page that is to be fetched next, null where nothing is missing. In: the pages so far, of which the first came
   * from `url`; they are read as one JSON list. Throws FeedRefusal.
   */
  next?(pages: readonly string[]): string | null;
  /** Of an exchange rate: what staff enter as an answer of the source. In: a day as YYYY-MM-DD, and whose rate it is. */
  ofRate?(rate: { day: string; cad: number; source: string }): string;
  /** An answer of the source, shown as an example. */
  sample: URL;
}

export interface Feed<Row = unknown> extends About {
  /** @throws FeedRefusal */
  parse(text: string, now: Date): Parsed<Row>;
  /**
   * Stores what else follows from rows that were taken, in the same transaction; never called with samples. In: also those of the copy
   * before, null for the first.
   */
  taken?(tx: Executor, rows: Row[], before: Row[] | null, now: Date): Promise<void>;
}

interface Spec<Raw, Row> extends About {
  /** Splits an answer into records. */
  records(text: string): unknown[];
  /** What a record must have; it may have more. */
  record: z.ZodType<Raw>;
  rows(records: Raw[], now: Date): Rows<Row>;
  taken?: Feed<Row>['taken'];
}

/** How far the clock of a source may be ahead of ours. */
const AHEAD_MS = 15 * 60_000;

/** Whether a source's time is of the future: then its zone is not what we take it for. */
export const isAhead = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + AHEAD_MS;

const fieldsOf = (records: unknown[]): string[] => {
  const names = new Set<string>();
  for (const record of records) {
    if (typeof record === 'object' && record) for (const name of Object.keys(record)) names.add(name);
  }
  return [...names].sort();
};

/** Makes a feed of how its answers are split, checked and turned into rows. */
export const defineFeed = <Raw, Row>({ records, record, rows, ...about }: Spec<Raw, Row>): Feed<Row> => ({
  ...about,
  parse: (text, now) => {
    const given = records(text);
    if (given.length === 0 && !about.mayShrink) throw new FeedRefusal('내용이 비어 있어요.');
    const checked = given.map((one, index) => {
      const { data, error } = record.safeParse(one);
      if (!error) return data;
      throw new FeedRefusal(`형식이 달라요: ${index + 1}번째, ${error.issues[0]?.path.join('.') || '전체'}`);
    });
    const found = rows(checked, now);
    if (found.sourceAt && isAhead(found.sourceAt, now))
      throw new FeedRefusal(`앞선 시각이에요: ${found.sourceAt.toISOString()}`);
    return { warnings: [], ...found, count: given.length, fields: fieldsOf(given) };
  },
});

/** The text of an answer; a mark at its beginning is dropped. Throws FeedRefusal for what is not UTF-8. */
export const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FeedRefusal('UTF-8이 아니에요.');
  }
};

/** Throws FeedRefusal for what is no JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedRefusal('JSON이 아니에요.');
  }
};

/** The records of a JSON list. In: the name of the field that holds it, where it is not the whole. Throws FeedRefusal. */
export const jsonRecords =
  (field?: string) =>
  (text: string): unknown[] => {
    const whole = jsonOf(text);
    const list: unknown =
      field === undefined ? whole : typeof whole === 'object' && whole && Reflect.get(whole, field);
    if (!Array.isArray(list)) throw new FeedRefusal(`목록이 없어요${field ? `: ${field}` : ''}.`);
    return list;
  };
