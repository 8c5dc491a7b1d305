import { screen } from '@testing-library/react';
import type { PostRow } from '../../../server/src/testing/stored.ts';
import { openAdmin } from './open-admin.tsx';
import { type RealApi, realApi } from './real-api.ts';
import { user } from './user.ts';

/** 공지사항 and 뉴스 of the general posts. */
export const NOTICES = 101;
export const NEWS = 102;

export const slot = (order: number, postId: number, mapType = NOTICES, regionId = 'CA00') => ({
  order,
  postId,
  mapType,
  regionId,
});

const POSTS = [
  { id: 7, title: '첫 공지' },
  { id: 8, title: '둘째 공지' },
  { id: 9, title: '숨긴 공지', status: 1 },
  { id: 10, title: '새 소식', categoryId: 2 },
];
const SLOTS = [slot(1, 7), slot(2, 8), slot(1, 10, NEWS), slot(1, 8, NOTICES, 'CA59')];

/** The server with two categories of one post type. */
const withNotices = async () => {
  const api = await realApi();
  await api.store('categories', [
    { id: 5, value: 5, title: '포스트유형', pid: 0 },
    { id: 21, value: 1, title: '일반', pid: 5 },
    { id: NOTICES, value: 1, title: '공지사항', pid: 21 },
    { id: NEWS, value: 2, title: '뉴스', pid: 21 },
  ]);
  return api;
};

/** The screen, once it is there, over a server with these headlines. */
export const openHeadlines = async ({
  posts = POSTS as PostRow[],
  slots = SLOTS,
  path = '/posts/headline',
} = {}) => {
  const api = await withNotices();
  await api.store('posts', posts);
  if (slots.length > 0) await api.store('headlines', slots);
  const opened = await openAdmin(path, api);
  await panel('공지사항');
  return opened;
};

/** The posts that are stored in the slots of a category. */
export const storedIn = async ({ colleague }: RealApi, mapType = NOTICES) => {
  const query = { regionId: 'CA00', mapTypes: [mapType], exact: true };
  const headlines = await colleague.headlines.list({ query });
  return [1, 2, 3, 4, 5].map((n) => headlines.find(({ order }) => order === n)?.postId ?? -1);
};

/** What a colleague puts into a slot. */
export const put = ({ colleague }: RealApi, order: number, postId: number) =>
  colleague.headlines.update({ body: slot(order, postId) });

export const rename = ({ colleague }: RealApi, id: number, title: string) =>
  colleague.posts.update({ body: { id, title } });

export const panel = (name: string) => screen.findByRole('region', { name });
export const number = (name: string) => screen.getByRole('spinbutton', { name: `${name} 글 번호` });
export const numbers = (name: string) =>
  [1, 2, 3, 4, 5].map((n) => number(`${name} ${n}번`)).map((n) => n.getAttribute('value'));
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const writes = ({ calls }: RealApi) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
