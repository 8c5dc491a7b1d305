import { isCached, type ListFigures, type PageFigures, type SearchFigures } from './cold-engine.ts';
import { cpuOf, type Load, wordsOf } from './cold-load.ts';
import { quantile } from './measure.ts';

/** All figures of an engine. */
export interface Measured {
  listings: number;
  /** Of all indexes of listings. */
  indexMb?: number;
  lists: ListFigures[];
  searches: SearchFigures[];
  pages: PageFigures[];
  /** Listing pages, requested for the second time. */
  again: Load;
  writes: { changes: number[]; creations: number[] };
  /** Processor time of a list by hand, measured in turn with the writes, in milliseconds. */
  listMs?: number;
  /** Milliseconds until another process answers anew, after a write and after the writer was killed. */
  announced?: number[];
  killed?: number[];
}

/** A line of the table. */
export interface Line {
  what: string;
  measured: string;
  /** What it is measured against. */
  against?: string;
  bar?: string;
  met?: boolean;
}

/** Times the processor time of the route by hand that a list, a count or a detail may take, server and database together. */
const TIMES_BY_HAND = 2.5;
/** Milliseconds of a page beside its `renderToString`, on a machine where a list by hand takes 1 ms, the mean of the two lists. */
const BESIDE_RENDER_MS = 3;
/** Milliseconds of a write, p50, where a list by hand takes up to 1 ms; where it takes longer, so many times as long. */
const WRITE_MS = 3;
/** Milliseconds of a search at one client: of what people search daily, and of the rarest combination. */
const USUAL_MS = 10;
const ANY_MS = 60;
/** Of all indexes of listings: half of what those of terms alone took while parts of prices and ages had their own. */
const INDEX_MB = 100;
/** Milliseconds until another process answers anew, p99. */
const ANEW_MS = 200;

const listLine = ({ name, product, byHand }: ListFigures): Line => {
  const measured = wordsOf(product);
  if (!byHand) return { what: name, measured };
  const times = cpuOf(product) / cpuOf(byHand);
  return {
    what: name,
    measured,
    against: `by hand: ${wordsOf(byHand)}; ${times.toFixed(2)} times the CPU`,
    bar: `${TIMES_BY_HAND} times the CPU by hand`,
    met: times <= TIMES_BY_HAND,
  };
};

const pageLine = ({ name, load, listMs, renderMs }: PageFigures): Line => {
  const beside = cpuOf(load) - renderMs;
  const line = {
    what: name,
    measured: wordsOf(load),
    against: `renderToString: CPU ${renderMs.toFixed(2)} ms; ${beside.toFixed(2)} ms beside`,
  };
  if (listMs === undefined) return line;
  const most = BESIDE_RENDER_MS * listMs;
  const bar = `${most.toFixed(2)} ms beside (${BESIDE_RENDER_MS} × ${listMs.toFixed(2)} of a list by hand)`;
  return { ...line, bar, met: beside <= most };
};

const slowest = (what: string, searches: readonly SearchFigures[], most: number): Line => {
  const [worst] = searches.toSorted((a, b) => b.p50 - a.p50);
  const p50 = worst?.p50 ?? 0;
  const beyond = searches.filter((one) => one.p50 > most).map((one) => `${one.name} ${one.p50.toFixed(1)}`);
  return {
    what: `${what}, the slowest of ${searches.length} at 1 client`,
    measured: `p50 ${p50.toFixed(1)} ms (${worst?.name})`,
    against: beyond.length > 0 ? `beyond: ${beyond.join('; ')}` : '',
    bar: `p50 ${most} ms`,
    met: p50 <= most,
  };
};

const timesLine = (
  what: string,
  times: readonly number[],
  { part, most }: { part: number; most: number },
): Line => {
  const measured = `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
  return { what, measured, bar: `p${part * 100} ${most.toFixed(1)} ms`, met: quantile(times, part) <= most };
};

/** Every line of the table, with the bar and whether it is met. */
export const linesOf = (figures: Measured): Line[] => {
  const { lists, searches, pages, again, writes, listMs = 1, indexMb, announced, killed } = figures;
  const first = pages.at(-1)?.load ?? again;
  const write = { part: 0.5, most: WRITE_MS * Math.max(1, listMs) };
  const anew = { part: 0.99, most: ANEW_MS };
  return [
    ...lists.map(listLine),
    slowest(
      'usual searches',
      searches.filter(({ usual }) => usual),
      USUAL_MS,
    ),
    slowest('searches', searches, ANY_MS),
    ...pages.map(pageLine),
    {
      what: '3,000 listing pages, the second time',
      measured: wordsOf(again),
      bar: 'a tenth of the CPU of the first time',
      met: isCached(again, first),
    },
    timesLine('change of a listing', writes.changes, write),
    timesLine('new listing', writes.creations, write),
    ...(indexMb === undefined
      ? []
      : [
          {
            what: 'indexes of listings',
            measured: `${indexMb.toFixed(0)} MB`,
            bar: `${INDEX_MB} MB`,
            met: indexMb <= INDEX_MB,
          },
        ]),
    ...(announced ? [timesLine('anew on another process', announced, anew)] : []),
    ...(killed ? [timesLine('the same, the writer killed after its commit', killed, anew)] : []),
  ];
};
