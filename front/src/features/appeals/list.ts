import { defineMemberList } from '../../lists/member-list.tsx';

/** What staff decided against the member, newest first. */
export const ownDecisions = defineMemberList({
  name: 'decisions',
  size: 20,
  filters: {},
  fetch: ({ client, options }, query) => client.appeals.own({ query }, options),
  fetchCount: ({ client, options }) => client.appeals.ownCount({}, options),
  failure: '받은 조치를 불러오지 못했어요',
});
