import { z } from 'zod';
import { post } from '../endpoint.ts';

export const images = {
  upload: post('/v1/storage/images', {
    summary: 'Stores images: multipart with a field `target` before one file field for each image',
    access: 'member',
    files: true,
    reply: z.array(z.string()),
  }),
};
