import { type SQL, sql } from 'drizzle-orm';

/** In front of the terms of a title, as `search_terms` of the migrations writes them. */
export const TITLE = '^';

/** Up to `most` neighbouring letters each, as `search_terms` of the migrations makes them of a text that has these letters. */
const runsOf = (spelling: string, most: number, mark: string): string[] => {
  const letters = [...spelling];
  const length = Math.min(most, letters.length);
  return letters.slice(length - 1).map((_, at) => mark + letters.slice(at, at + length).join(''));
};

/** The terms of a text that has all of these letters, up to `most` letters in each; nothing else has them all. */
export const termsOf = (spellings: string | readonly string[], most: number, mark = ''): SQL => {
  const terms = [spellings].flat().flatMap((spelling) => runsOf(spelling, most, mark));
  // A subquery, into which the planner does not look: for common terms it would read the terms of every row.
  return sql`(select ${sql.param(terms)}::text[])`;
};
