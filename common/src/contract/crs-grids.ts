import { z } from 'zod';
import { crud } from '../crud.ts';
import { get } from '../endpoint.ts';
import { text } from '../fields.ts';
import { isDay } from '../immigration/days.ts';

/** Several times as much as a grid needs. */
const GRID_MAX = 30_000;

/** Tables of points of Express Entry that staff enter, each in force from a day on; the server checks what stands in one. */
export const crsGrids = {
  ...crud({
    name: 'crs_grids',
    paths: { query: '/v1/query/crs-grids', command: '/v1/command/crs-grids' },
    fields: {
      validFrom: text(1, 10)
        .refine((typed) => typed === '' || isDay(typed), { error: 'date' })
        .meta({ title: '시행일', isDay: true }),
      url: text(1, 500)
        .regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, { error: 'link.format' })
        .meta({ title: '공식 출처' }),
      grid: text(1, GRID_MAX).meta({ title: '점수표', hint: 'JSON', long: true }),
    },
    sort: ['validFrom'],
    order: { sort: 'validFrom', order: 'DESC' },
  }),
  all: get('/v1/query/crs-grids/all', {
    summary:
      'Every grid that staff have entered, the newest first; the one that is built in is not among them',
    reads: ['crs_grids'],
    reply: z.array(
      z.object({
        /** The first day on which it holds, YYYY-MM-DD. */
        from: z.string(),
        source: z.string(),
        /** The JSON of a grid that was checked. */
        grid: z.string(),
      }),
    ),
  }),
};
