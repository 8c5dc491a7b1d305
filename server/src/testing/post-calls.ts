import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail, PostForm } from '@hanca/common/contract/posts.ts';
import { expect } from 'vitest';
import type { Role, TestProduct } from './product.ts';
import { postForm } from './samples.ts';

/** Path and code of each fault of a 400. */
export const faults = ({ statusCode, ...response }: { statusCode: number; json: () => unknown }) => {
  expect(statusCode).toBe(400);
  const { errors } = response.json() as { errors: { path: string; code: string; message: string }[] };
  return errors.map(({ path, code }) => [path, code]);
};

/** The calls of posts, which staff write and everybody reads. In: the product, once it is there. */
export const postCalls = (product: () => TestProduct) => {
  const send = (body: unknown) => product().call(api.posts.create, { as: 'admin', body });
  const create = async (change: Partial<PostForm> = {}): Promise<PostDetail> => {
    const response = await send(postForm(change));
    expect(response.json()).toHaveProperty('id');
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  const change = (body: unknown) => product().call(api.posts.update, { as: 'admin', body });
  const fetched = (id: unknown, as: Role = 'nobody') => product().call(api.posts.get, { as, params: { id } });
  return { send, create, change, fetched };
};
