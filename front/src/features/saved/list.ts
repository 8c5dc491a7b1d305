import { defineMemberList } from '../../lists/member-list.tsx';

/** The listings that a member has saved; hearts all over the site change it. */
export const savedList = defineMemberList({
  name: 'saved',
  // Full rows of two, three and four.
  size: 12,
  filters: {},
  fetch: ({ client, options }, query) => client.saved.list({ query }, options),
  fetchCount: ({ client, options }) => client.saved.count({}, options),
  failure: '저장한 매물을 불러오지 못했어요',
});
