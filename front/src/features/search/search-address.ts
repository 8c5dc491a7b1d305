import { RANKED_MAX, SEARCH_KINDS, type SearchKind } from '@hanca/common/search.ts';
import { type Reader, whole } from '../../lists/parameters.ts';
import { paths, withQuery } from '../../paths.ts';

/** Results on a page of one kind. */
export const PAGE_SIZE = 20;

/** The longest keyword (contract). */
export const KEYWORD_MAX = 100;

const keyword: Reader = (text) =>
  [...text.replaceAll('\0', ' ').normalize('NFC').trim().replaceAll(/\s+/g, ' ')]
    .slice(0, KEYWORD_MAX)
    .join('')
    .trim();

export const isKind = (text: string | undefined): text is SearchKind =>
  SEARCH_KINDS.some(({ kind }) => kind === text);

/** How the parameters of a search's address are read. */
export const searchParameters: Record<'keyword' | 'kind' | 'page', Reader> = {
  keyword,
  kind: (text) => (isKind(text) ? text : ''),
  page: whole(2, RANKED_MAX / PAGE_SIZE),
};

/** The address of a search: of everything, or of one kind. */
export const searchHref = (keyword: string, kind?: SearchKind, page = 1): string =>
  withQuery(paths.search, { keyword, kind, page: page > 1 ? page : undefined });
