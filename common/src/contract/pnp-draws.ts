import { z } from 'zod';
import { crud } from '../crud.ts';
import { get, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { text, wireDate } from '../fields.ts';
import { isDay } from '../immigration/days.ts';
import { PNP_PROGRAMS, PNP_SCORE_MAX, PNP_WAGE_MAX, readBands } from '../immigration/pnp.ts';

/** '2026-02-04' */
const day = text(1, 10).refine((typed) => typed === '' || isDay(typed), { error: 'date' });

const program = z
  .enum(PNP_PROGRAMS.map(({ code }) => code))
  .meta({ title: '프로그램', choices: coded(PNP_PROGRAMS) });

const url = text(1, 500)
  .regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, { error: 'link.format' })
  .meta({ title: '공식 페이지' });

const source = text(1, 200).meta({ title: '출처' });

const INVITATIONS_MAX = 100_000;

const draws = crud({
  name: 'pnp_draws',
  paths: { query: '/v1/query/pnp-draws', command: '/v1/command/pnp-draws' },
  fields: {
    date: day.meta({ title: '초청한 날', isDay: true }),
    program,
    /** In English, as the province calls them. */
    drawType: text(0, 100).optional().meta({ title: '유형' }),
    stream: text(1, 200).meta({ title: '스트림' }),
    /** The lowest that was invited. */
    minScore: z.int().min(0).max(PNP_SCORE_MAX).nullish().meta({ title: '최저 점수' }),
    /** CAD an hour. */
    minWage: z.number().min(1).max(PNP_WAGE_MAX).nullish().meta({ title: '최저 시급', hint: 'CAD' }),
    invitations: z.int().min(0).max(INVITATIONS_MAX).nullish().meta({ title: '초청 인원' }),
    invitationsText: text(0, 60).optional().meta({
      title: '초청 인원 표기',
      hint: '인원을 숫자로 알 수 없거나 덧붙일 말이 있을 때 적어요. 예: <5',
    }),
    note: text(0, 1000).optional().meta({ title: '알아 둘 것', long: true }),
    url,
    source,
  },
  filters: ['program', 'drawType'],
  search: ['drawType', 'stream', 'source'],
  sort: ['date'],
  order: { sort: 'date', order: 'DESC' },
});

const pools = crud({
  name: 'pnp_pools',
  paths: { query: '/v1/query/pnp-pools', command: '/v1/command/pnp-pools' },
  fields: {
    date: day.meta({ title: '기준일', isDay: true }),
    program,
    bands: text(1, 2000)
      .refine((typed) => typed === '' || readBands(typed) !== null, { error: 'pnp.bands' })
      .meta({
        title: '구간과 인원',
        hint: '한 줄에 하나씩 높은 점수부터 적어요. 예: 140-149 67',
        long: true,
      }),
    url,
    source,
  },
  filters: ['program'],
  sort: ['date'],
  order: { sort: 'date', order: 'DESC' },
});

const draw = draws.get.reply;
export type PnpDraw = z.output<typeof draw>;

const pool = z.object({
  program: z.enum(PNP_PROGRAMS.map(({ code }) => code)),
  /** YYYY-MM-DD. */
  date: z.string(),
  total: z.number(),
  bands: z.array(z.object({ from: z.number(), to: z.number().nullable(), people: z.number() })),
  url: z.string(),
  source: z.string(),
});
export type PnpPool = z.output<typeof pool>;

const history = z.object({
  /** The newest first. */
  draws: z.array(draw),
  /** The newest of each program. */
  pools: z.array(pool),
  /** When staff changed something of it last; '0' for never. */
  changedDate: wireDate,
});
export type PnpHistory = z.output<typeof history>;

/** A file of some hundred rows. */
const IMPORT_MAX = 200_000;

/** Draws of provincial nominee programs, entered by staff. */
export const pnpDraws = {
  ...draws,
  history: get('/v1/query/pnp-draws/history', {
    summary:
      'All draws of provincial nominee programs, the newest first, and the newest pool of each program',
    reads: ['pnp_draws', 'pnp_pools'],
    reply: history,
  }),
  import: post('/v1/command/pnp-draws/import', {
    summary:
      'Stores the draws of a CSV, all of them or none; the same program, day, type and stream is the same draw',
    access: 'admin',
    body: z.object({ text: text(1, IMPORT_MAX).meta({ title: 'CSV', long: true }) }),
    reply: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
  }),
};

/** How the registrations of a program are spread over points, entered by staff. */
export const pnpPools = pools;
