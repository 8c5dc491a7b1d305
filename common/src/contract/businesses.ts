import { z } from 'zod';
import { crud } from '../crud.ts';
import { get } from '../endpoint.ts';
import { imageList, regionId, text, title } from '../fields.ts';

/** The shops that issue coupons. */
export const businesses = {
  ...crud({
    name: 'businesses',
    paths: { query: '/v1/shop/businesses', command: '/v1/shop/businesses' },
    fields: {
      title: title(1, 200).meta({ title: '상호' }),
      regionId: regionId.meta({ title: '지역' }),
      address: text(0, 200).nullish().meta({ title: '주소' }),
      phone: text(0, 40).nullish().meta({ title: '전화' }),
      images: imageList.nullish().meta({ title: '사진', target: 'business' }),
    },
    filters: ['regionId'],
    search: ['title', 'address'],
    sort: ['title'],
  }),
  find: get('/v1/query/business', {
    summary: 'Finds shops by a part of their title, at most 20',
    access: 'admin',
    query: z.object({ keyword: text(0, 100).optional() }),
    reply: z.array(z.object({ id: z.number(), title: z.string() })),
  }),
};
