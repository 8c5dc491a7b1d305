import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as addresses from './cold-addresses.ts';
import { compare, cpuOf, type Load, type Run, type Server, wordsOf } from './cold-load.ts';
import type { Rendering } from './cold-render.ts';
import { quantile } from './measure.ts';
import { casesOf } from './realty-cases.ts';
import { request } from './requests.ts';

/** A kind of answer, of the product and of the route by hand where one serves the same database. */
export interface ListFigures {
  name: string;
  product: Load;
  byHand: Load | undefined;
}

export interface PageFigures {
  name: string;
  load: Load;
  /** Processor time of a list by hand, measured in turn with the pages, in milliseconds. */
  listMs: number | undefined;
  /** Processor time of the `renderToString` of such a page, in milliseconds. */
  renderMs: number;
}

export interface SearchFigures {
  name: string;
  usual: boolean;
  /** Milliseconds at one client. */
  p50: number;
}

/** Each address is used by one measurement alone. */
let serial = 0;
const take = (some: number, kind: addresses.Addresses): string[] =>
  Array.from({ length: some }, () => {
    serial += 1;
    return kind(serial);
  });

/** Throws where both do not answer the same bytes. */
const checkSame = async (servers: readonly Server[], paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const answers = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}${path}`)).text()));
    const other = answers.find((answer) => answer !== answers[0]);
    if (other !== undefined) {
      throw new Error(`the route by hand answers ${path} otherwise:\n${answers[0]}\n${other}`);
    }
  }
};

/** V8 compiles what an answer runs over its first thousand and more requests: a server that runs for days is past them. */
const WARM = 1500;
const MEASURED = 1200;
const SAME = 5;

/** Lists, counts and details, each address for the first time. */
export const measureLists = async (
  ids: readonly number[],
  product: Server,
  byHand?: Server,
): Promise<ListFigures[]> => {
  const kinds: [string, addresses.Addresses][] = [
    ['filtered list', addresses.filteredList],
    ['newest list', addresses.newestList],
    ['count', addresses.count],
    ['detail', addresses.detail(ids)],
  ];
  const servers = byHand ? [product, byHand] : [product];
  const figures: ListFigures[] = [];
  for (const [name, kind] of kinds) {
    await checkSame(servers, take(SAME, kind));
    const paths = take(WARM + MEASURED, kind);
    const [own, other] = await compare(
      servers.map((server) => ({ server, paths })),
      WARM,
    );
    if (own) figures.push({ name, product: own, byHand: other });
    console.error(`  ${name}: ${own && wordsOf(own)}${other ? `; by hand: ${wordsOf(other)}` : ''}`);
  }
  return figures;
};

const TIMES = 25;
const WARM_TIMES = 5;

/** First pages of all searches at one client, each time under another address. */
export const measureSearches = async ({ url }: Server): Promise<SearchFigures[]> => {
  const figures: SearchFigures[] = [];
  for (const { name, path, usual } of casesOf()) {
    const encoded = new URL(path, url);
    const paths = take(TIMES, (n) => addresses.unlike(`${encoded.pathname}${encoded.search}`, n));
    const { times } = await request(url, paths, 1);
    const p50 = quantile(times.slice(WARM_TIMES), 0.5);
    figures.push({ name, usual, p50 });
    console.error(`  ${name}: p50 ${p50.toFixed(1)} ms`);
  }
  return figures;
};

/** As browsers do. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

const SEARCH_PAGES = 600;
/** So many different listing pages stay in memory. */
const DETAIL_PAGES = 3000;

/** Both lists by hand in turn, each address for the first time. */
const listsByHand = (server: Server, some: number): Run => ({
  server,
  paths: take(some, (n) => (n % 2 === 0 ? addresses.filteredList(n) : addresses.newestList(n))),
});

/** A process of its own that renders pages of a server. Out: milliseconds of processor time of a page, the mean. */
const startRenderer = async (origin: string) => {
  const renderer = fork(join(import.meta.dirname, 'cold-render.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(renderer, 'message');
  const measure = async (paths: readonly string[]): Promise<number> => {
    renderer.send({ origin, paths } satisfies Rendering);
    const [mean] = await once(renderer, 'message');
    return Number(mean);
  };
  return { measure, stop: () => renderer.disconnect() };
};

const measurePage = async (
  name: string,
  { product, byHand, paths }: { product: Server; byHand: Server | undefined; paths: string[] },
): Promise<PageFigures> => {
  const page = { server: product, paths, headers: BROWSER };
  const renderer = await startRenderer(product.url);
  const means: number[] = [];
  const [load, list] = await compare(
    byHand ? [page, listsByHand(byHand, paths.length)] : [page],
    WARM,
    async (some) => {
      means.push(await renderer.measure(some));
    },
  ).finally(renderer.stop);
  // The first is of the warm-up.
  const renders = means.slice(1);
  if (!load) throw new Error('nothing was measured');
  const listMs = list && cpuOf(list);
  const renderMs = renders.reduce((sum, one) => sum + one, 0) / renders.length;
  console.error(`  ${name}: ${wordsOf(load)}; renderToString ${renderMs.toFixed(2)} ms`);
  return { name, load, listMs, renderMs };
};

/** Pages as browsers get them, compressed, each for the first time; and what one costs that was requested before. */
export const measurePages = async (
  ids: readonly number[],
  product: Server,
  byHand?: Server,
): Promise<{ pages: PageFigures[]; again: Load }> => {
  const search = await measurePage('search page', {
    ...{ product, byHand },
    paths: take(WARM + SEARCH_PAGES, addresses.searchPage),
  });
  const paths = ids.slice(0, DETAIL_PAGES).map((id) => `/realtylist/${id}`);
  const detail = await measurePage('listing page', { product, byHand, paths });
  const [again] = await compare([{ server: product, paths, headers: BROWSER }], 0);
  if (!again) throw new Error('nothing was measured');
  return { pages: [search, detail], again };
};

/** Whether the second request of all pages was answered from memory: one that is made anew costs as much as the first. */
export const isCached = (again: Load, first: Load): boolean => cpuOf(again) < cpuOf(first) / 10;
