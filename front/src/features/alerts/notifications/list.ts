import { defineMemberList } from '../../../lists/member-list.tsx';

/** What the member's alerts have found, newest first. */
export const notificationList = defineMemberList({
  name: 'notifications',
  size: 20,
  filters: {},
  fetch: ({ client, options }, query) => client.alerts.notifications({ query }, options),
  fetchCount: ({ client, options }) => client.alerts.notificationCount({}, options),
  failure: '알림을 불러오지 못했어요',
});
