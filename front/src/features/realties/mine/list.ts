import { BEDROOMS_OPEN } from '@hanca/common/realties.ts';
import { defineMemberList } from '../../../lists/member-list.tsx';
import { type Reader, whole } from '../../../lists/parameters.ts';

const cityId: Reader = (text) => (/^CA\d{3,12}$/.test(text) ? text : '');

/** The member's own listings, hidden and ended ones too; the forms change them behind its back. */
export const myList = defineMemberList({
  name: 'my realties',
  // As on a page of the search (specification, business constants).
  size: 15,
  filters: { cityId, reType: whole(1, 999), bedroom: whole(0, BEDROOMS_OPEN), status: whole(0, 1) },
  fetch: ({ client, member, filter, options }, part) =>
    client.realties.list({ query: { ...filter, userId: member, ...part } }, options),
  fetchCount: ({ client, member, filter, options }) =>
    client.realties.count({ query: { ...filter, userId: member } }, options),
  anchor: 'listings',
  showPrevious: true,
  failure: '내 매물을 불러오지 못했어요',
});

/** What the member's own listings are narrowed by. */
export type MyFilter = Partial<Record<keyof typeof myList.filters, string>>;
