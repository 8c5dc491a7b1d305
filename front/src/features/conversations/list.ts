import { defineMemberList } from '../../lists/member-list.tsx';

/** The member's conversations about homes, the one that was last written in first. */
export const conversationList = defineMemberList({
  name: 'conversations',
  size: 20,
  filters: {},
  fetch: ({ client, options }, query) => client.conversations.list({ query }, options),
  fetchCount: ({ client, options }) => client.conversations.count({}, options),
  failure: '문의를 불러오지 못했어요',
});
