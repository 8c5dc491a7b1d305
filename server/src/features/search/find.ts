import { wantedPlaces } from '@hanca/common/areas.ts';
import type { SearchItem, SearchResult } from '@hanca/common/contract/search.ts';
import { COUNTED_MAX, RANKED_MAX, SEARCH_KINDS, type SearchKind } from '@hanca/common/search.ts';
import type { Executor } from '../../db/executor.ts';
import type { Found } from './candidates.ts';
import { readOfEach } from './excerpt.ts';
import { findItems } from './flyer-items.ts';
import { findCoupons, findPosts } from './indexed.ts';
import { findListings } from './listings.ts';
import type { Search } from './matches.ts';
import { presentItems } from './present.ts';
import { type Ranked, ranked } from './rank.ts';
import { type Keyword, readKeyword } from './read-keyword.ts';

interface Wished {
  keyword?: string | undefined;
  kind?: SearchKind | undefined;
  regionId?: readonly string[] | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
}

interface FoundKind {
  kind: SearchKind;
  count: number;
  best: Ranked[];
}

/** How many of each kind are shown beside the others, and on a page of its own. */
const BESIDE = 4;
const ALONE = 20;

const findAll = async (db: Executor, keyword: Keyword, search: Search): Promise<FoundKind[]> => {
  const [realties, ofPosts, items, coupons] = await Promise.all([
    findListings(db, search),
    findPosts(db, search),
    findItems(db, search),
    findCoupons(db, search),
  ]);
  const flyerItems = {
    count: Math.min(COUNTED_MAX, ofPosts.flyerItems.count + items.length),
    candidates: [...ofPosts.flyerItems.candidates, ...items],
  };
  const found: Record<SearchKind, Found> = { ...ofPosts, realties, flyerItems, coupons };
  return SEARCH_KINDS.map(({ kind }) => {
    const { count, candidates } = found[kind];
    return { kind, count, best: ranked(candidates, keyword, kind).slice(0, RANKED_MAX) };
  });
};

const isEmpty = (found: readonly FoundKind[]): boolean => found.every(({ count }) => count === 0);

/** Kinds by the best of each; those that fit alike in their own order. */
const byBest = (found: readonly FoundKind[]): FoundKind[] =>
  [...found].sort((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0));

/** Everything public that has the words of a keyword; where nothing has all of them, what has some. */
export const findEverything = async (db: Executor, wished: Wished): Promise<SearchResult> => {
  const keyword = readKeyword(wished.keyword ?? '');
  if (!keyword) {
    const counts = { realties: 0, posts: 0, jobs: 0, flyerItems: 0, coupons: 0 };
    return { counts, items: [], marks: [], partial: false };
  }
  const within = wantedPlaces(wished);
  const search = { words: keyword.wanted, within, partial: false };
  const whole = await findAll(db, keyword, search);
  const partial = isEmpty(whole) && keyword.wanted.length > 1;
  const found = partial ? await findAll(db, keyword, { ...search, partial: true }) : whole;
  const marks = [...new Set(keyword.wanted.flatMap(({ spellings }) => spellings))];
  const { kind, skip = 0, limit = kind ? ALONE : BESIDE } = wished;
  const shown = byBest(found)
    .filter((one) => !kind || one.kind === kind)
    .map((one) => ({ kind: one.kind, found: one.best.slice(skip, skip + limit) }));
  const characters = readOfEach(shown.flatMap((one) => one.found).length);
  const items = await Promise.all(
    shown.map(
      (one): Promise<SearchItem[]> => presentItems(db, one.kind, { found: one.found, marks, characters }),
    ),
  );
  const countOf = (name: SearchKind) => found.find((one) => one.kind === name)?.count ?? 0;
  return {
    counts: {
      realties: countOf('realties'),
      posts: countOf('posts'),
      jobs: countOf('jobs'),
      flyerItems: countOf('flyerItems'),
      coupons: countOf('coupons'),
    },
    items: items.flat(),
    marks,
    partial,
  };
};
