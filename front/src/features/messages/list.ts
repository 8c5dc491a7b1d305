import { defineMemberList } from '../../lists/member-list.tsx';

/** What a member has written to listers and got from others, newest first. */
export const messageList = defineMemberList({
  name: 'messages',
  size: 20,
  filters: {},
  fetch: ({ client, options }, query) => client.messages.list({ query }, options),
  fetchCount: ({ client, options }) => client.messages.count({}, options),
  failure: '메시지를 불러오지 못했어요',
});
