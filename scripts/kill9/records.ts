import type { Client } from '@hanca/common/client.ts';
import { joinImages, splitImages } from '@hanca/common/image-lists.ts';
import { type Draft, stateOf } from './ledger.ts';

/** One kind of record over HTTP, as one of its writers sees it. */
export interface Records {
  create(draft: Draft): Promise<{ id: number }>;
  update(id: number, draft: Draft): Promise<unknown>;
  remove(id: number): Promise<unknown>;
  get(id: number): Promise<Draft>;
  /** Newest first. */
  list(page: { skip: number; limit: number }): Promise<{ id: number; title: string }[]>;
}

export const postsOf = (client: Client): Records => ({
  create: ({ images, ...draft }) =>
    client.posts.create({
      body: { ...draft, images: joinImages(images), postType: 1, regionId: 'CA59', contentType: 1 },
    }),
  update: (id, { images, ...draft }) =>
    client.posts.update({ body: { id, ...draft, images: joinImages(images) } }),
  remove: (id) => client.posts.remove({ params: { id } }),
  async get(id) {
    const found = await client.posts.get({ params: { id } });
    return stateOf({ ...found, images: splitImages(found.images) });
  },
  list: (page) => client.posts.list({ query: { ...page, sort: 'id', order: 'DESC' } }),
});

const HOME = {
  cityId: 'CA595911606',
  txType: 2,
  reType: 2,
  price: 2450,
  bedroom: 2,
  bathroom: 1,
  area: 820,
  address: '4567 Kingsway, Burnaby, BC V5H 2A7',
  location: { lat: 49.22863, lng: -123.00254 },
  locationBy: 'pin',
} as const;

export const listingsOf = (client: Client): Records => ({
  create: ({ images, ...draft }) =>
    client.realties.create({ body: { ...HOME, ...draft, images: [...images] } }),
  update: (id, { images, ...draft }) =>
    client.realties.update({ body: { id, ...draft, images: [...images] } }),
  remove: (id) => client.realties.remove({ params: { id } }),
  get: async (id) => stateOf(await client.realties.get({ params: { id } })),
  list: (page) => client.realties.list({ query: page }),
});
