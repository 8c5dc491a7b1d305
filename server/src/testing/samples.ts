import { randomBytes } from 'node:crypto';
import type { PostForm } from '@hanca/common/contract/posts.ts';
import { PLAIN } from '@hanca/common/posts.ts';
import { insertImages } from '../features/images/queries.ts';
import type { TestProduct } from './product.ts';

/** A valid post, with changes. */
export const postForm = (change: Partial<PostForm> = {}): PostForm => ({
  title: '밴쿠버의 첫 겨울',
  postType: 1,
  regionId: 'CA59',
  content: '비가 자주 와요.',
  contentType: PLAIN,
  ...change,
});

/** The path of a picture that is known to the database, without files. */
export const storedImage = async ({ services, ids }: TestProduct): Promise<string> => {
  const path = `/images/post/2025/11/${randomBytes(16).toString('hex')}.jpg`;
  const row = { path, userId: ids.admin, target: 'post', bytes: 1, width: 1, height: 1 };
  await insertImages(services.db, [row]);
  return path;
};
