import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Executor } from '../db/executor.ts';
import { type Feed, FeedRefusal, textOf } from '../feeds/feed.ts';
import { findSnapshots } from '../feeds/queries.ts';
import { takeAnswer } from '../feeds/take.ts';

/** An answer that a feed must not take, by what is wrong with it. */
type Broken = [flaw: string, bytes: Buffer];

const page = (inside: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Temporarily unavailable</title></head><body>${inside}</body></html>`;

/** In big-endian order. */
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

/**
 * Ways in which any answer comes broken: cut off, another document, another encoding, fewer rows.
 * @param withRows The answer with so many of its rows.
 * @param count Its rows.
 */
const brokenAnswers = (text: string, withRows: (count: number) => string, count: number): Broken[] => {
  const bytes = Buffer.from(text);
  const cut = (share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  return [
    ['empty', Buffer.alloc(0)],
    ['blank', Buffer.from(' \r\n\r\n ')],
    ['cut off after a tenth', cut(0.1)],
    ['cut off after a third', cut(0.33)],
    ['cut off in the middle', cut(0.5)],
    ['cut off after two thirds', cut(0.66)],
    ['cut off near the end', cut(0.95)],
    ['an HTML page', Buffer.from(page('<h1>503</h1>'))],
    ['an HTML page around it', Buffer.from(page(`<pre>${text}</pre>`))],
    ['an XML error', Buffer.from('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')],
    ['a JSON error', Buffer.from('{"error":{"code":500,"message":"internal"}}')],
    ['null', Buffer.from('null')],
    ['an empty list', Buffer.from('[]')],
    ['an empty object', Buffer.from('{}')],
    ['UTF-16, little-endian', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['UTF-16, big-endian', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped(text)])],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['Latin-1', Buffer.concat([Buffer.from([0x4d, 0xe9, 0x74, 0x69, 0x73]), bytes])],
    ['compressed', gzipSync(bytes)],
    ['no row', Buffer.from(withRows(0))],
    ['half of its rows', Buffer.from(withRows(Math.floor(count / 2)))],
    ['one row', Buffer.from(withRows(1))],
  ];
};

interface Breaking {
  /** An answer that the feed takes. */
  text: string;
  at: Date;
  /** The answer with so many of its rows. */
  withRows: (count: number) => string;
  /** The answer in other ways that only this feed can be broken in, by what is wrong. */
  changes: readonly (readonly [flaw: string, changed: string])[];
  /** Flaws that are none to this feed. */
  fine?: readonly string[];
}

/** A feed takes an answer, refuses it in thirty broken forms and more, and the good copy stays as it is. */
export const expectRefusals = async (
  db: Executor,
  feed: Feed,
  { text, at, withRows, changes, fine = [] }: Breaking,
): Promise<void> => {
  const take = async (bytes: Buffer) => takeAnswer(db, feed, { text: textOf(bytes), origin: 'live' }, at);
  await take(Buffer.from(text));
  const before = await findSnapshots(db, [feed.name]);
  const broken = [
    ...brokenAnswers(text, withRows, feed.parse(text, at).count).filter(([flaw]) => !fine.includes(flaw)),
    ...changes.map(([flaw, changed]): Broken => {
      expect(changed, flaw).not.toBe(text);
      return [flaw, Buffer.from(changed)];
    }),
  ];
  expect(broken.length).toBeGreaterThan(30);
  for (const [flaw, bytes] of broken) await expect(take(bytes), flaw).rejects.toThrow(FeedRefusal);
  expect(await findSnapshots(db, [feed.name])).toEqual(before);
};
