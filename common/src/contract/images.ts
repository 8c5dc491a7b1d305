import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { imageList } from '../fields.ts';
import { perDay } from '../limits.ts';

export const images = {
  upload: post('/v1/storage/images', {
    summary: 'Stores images: multipart with a field `target` before one file field for each image',
    access: 'member',
    // As many as one listing may have.
    verified: { after: 20 },
    publishes: true,
    limit: perDay(300, {
      unit: 'pictures',
      detail: {
        ko: '사진은 하루에 300장까지 보낼 수 있어요.',
        en: 'At most 300 pictures a day. Try again tomorrow.',
      },
    }),
    files: true,
    reply: z.array(z.string()),
  }),
  addresses: get('/v1/query/images', {
    summary:
      'Returns addresses of stored pictures. Pictures not shown publicly get a signed one, valid for an hour, for their owner and staff',
    access: 'member',
    query: z.object({ paths: imageList }),
    reply: z.array(z.object({ path: z.string(), address: z.string() })),
  }),
};
