import { z } from 'zod';
import { get } from '../endpoint.ts';
import { categoryReply } from './categories.ts';

const named = { id: z.string(), name: z.string(), nameEn: z.string() };
const province = z.object({ ...named, cities: z.array(z.object(named)) });
const country = z.object({ ...named, provincies: z.array(province) });
export type Country = z.output<typeof country>;

export const geo = {
  appdata: get('/v1/region/appdata', {
    summary: 'Countries with provinces and cities, and all categories',
    reply: z.object({ countries: z.array(country), categories: z.array(categoryReply) }),
    reads: ['categories'],
  }),
};
