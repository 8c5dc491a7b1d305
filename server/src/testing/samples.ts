import { randomBytes } from 'node:crypto';
import { api } from '@hanca/common/contract/index.ts';
import type { PostForm } from '@hanca/common/contract/posts.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import type { RealtyForm } from '@hanca/common/contract/realty-input.ts';
import { PLAIN } from '@hanca/common/posts.ts';
import { insertImage } from '../features/images/queries.ts';
import type { Role, TestProduct } from './product.ts';

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
  await insertImage(services.db, row);
  return path;
};

/** A valid listing: a condo in Burnaby, with changes. */
export const realtyForm = (change: Partial<RealtyForm> = {}): RealtyForm => ({
  title: '메트로타운역 앞 밝은 콘도',
  cityId: 'CA595911606',
  txType: 2,
  reType: 2,
  price: 2450,
  bedroom: 2,
  bathroom: 1,
  area: 820,
  address: '#1203-4567 Kingsway, Burnaby, BC V5H 2A7',
  location: { lat: 49.22863, lng: -123.00254 },
  locationBy: 'pin',
  content: '역까지 걸어서 3분이에요.',
  ...change,
});

/** Publishes a listing as a member does. */
export const createRealty = async (
  product: TestProduct,
  change: Partial<RealtyForm> = {},
  as: Role = 'member',
): Promise<RealtyDetail> => {
  const response = await product.call(api.realties.create, { as, body: realtyForm(change) });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
};

/** The path of a picture of a listing that a user stored, without files. */
export const realtyImage = async ({ services }: TestProduct, userId: number): Promise<string> => {
  const path = `/images/realty/2025/11/${randomBytes(16).toString('hex')}.jpg`;
  await insertImage(services.db, { path, userId, target: 'realty', bytes: 1, width: 1, height: 1 });
  return path;
};
