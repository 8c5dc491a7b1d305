import { defineList } from '../../lists/define-list.ts';
import { joinLists } from '../../lists/join-lists.ts';
import { paths } from '../../paths.ts';

/** The notices: the pinned ones, then the others, each newest first. */
export const noticeList = defineList({
  path: paths.notices,
  size: 12,
  filters: {},
  fetch: ({ call, skip, limit }) =>
    joinLists({
      groups: [true, false],
      count: (pinned) => call((client) => client.notices.count({ query: { pinned } })),
      list: (pinned, part) => call((client) => client.notices.list({ query: { pinned, ...part } })),
      skip,
      limit,
    }),
});
