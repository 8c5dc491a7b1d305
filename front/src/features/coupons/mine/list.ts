import { defineMemberList } from '../../../lists/member-list.tsx';

/** The member's coupons, last claimed first. */
export const claimList = defineMemberList({
  name: 'claims',
  size: 12,
  filters: {},
  fetch: ({ client, options }, query) => client.coupons.claims({ query }, options),
  fetchCount: ({ client, options }) => client.coupons.claimed({}, options),
  failure: '내 쿠폰을 불러오지 못했어요',
});
