import { defineMemberList } from '../../lists/member-list.tsx';

/** The member's own posts, newest first; the form changes them. */
export const ownPosts = defineMemberList({
  name: 'own posts',
  size: 20,
  filters: {},
  fetch: ({ client, options }, query) => client.memberPosts.list({ query }, options),
  fetchCount: ({ client, options }) => client.memberPosts.count({}, options),
  failure: '내 글을 불러오지 못했어요',
});

/** Where a member writes a post, or changes one. */
export const formPath = (id: number | null): string => `/mypage/posts/${id ?? 'new'}`;
