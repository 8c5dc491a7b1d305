import { asc, desc } from 'drizzle-orm';

/** The paging part of a list's query, as the contract's `paging` gives it. */
export interface Paging<Field extends string> {
  skip?: number | undefined;
  limit?: number | undefined;
  sort?: Field | undefined;
  order?: 'ASC' | 'DESC' | undefined;
}

/** The order asked for; without one the given default. */
export const direction = (query: Pick<Paging<string>, 'order'>, otherwise: 'ASC' | 'DESC') =>
  (query.order ?? otherwise) === 'ASC' ? asc : desc;
