import { z } from 'zod';
import { crud } from '../crud.ts';
import { del, get, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { id, idParams, wireDate } from '../fields.ts';
import { CENTS, PRICE_KINDS, STATION_GRADES } from '../fuel-stations.ts';
import { perDay } from '../limits.ts';
import { codes } from './realty-filter.ts';

const fields = {
  stationId: id.meta({ title: '주유소' }),
  grade: z
    .enum(codes(STATION_GRADES), { error: 'select.required' })
    .meta({ title: '기름 종류', choices: coded(STATION_GRADES) }),
  kind: z
    .enum(codes(PRICE_KINDS), { error: 'select.required' })
    .meta({ title: '결제', choices: coded(PRICE_KINDS) }),
  /** To a tenth, as stations show it. */
  cents: z
    .number()
    .min(CENTS.least)
    .max(CENTS.most)
    .overwrite((cents) => Math.round(cents * 10) / 10)
    .meta({ title: '리터당 센트' }),
};

/** What a member saw at a pump. */
export const priceReport = z.object(fields);

const plain = crud({
  name: 'fuelPrices',
  fields,
  filters: ['stationId'],
  access: 'admin',
  paths: { query: '/v1/query/fuel-prices', command: '/v1/command/fuel-prices' },
});

const seenDate = wireDate.meta({ title: '본 때' });

/** As staff see it, who are not told whose it is either. */
const managed = plain.get.reply.extend({
  seenDate,
  byMember: z.boolean().meta({ title: '회원 제보' }),
});

const own = z.object({
  id: z.number(),
  stationId: z.number(),
  /** The name of the station. */
  station: z.string(),
  grade: z.enum(codes(STATION_GRADES)),
  kind: z.enum(codes(PRICE_KINDS)),
  cents: z.number(),
  seenDate,
  /** Whether another member has said about the same, so that it counts. */
  confirmed: z.boolean(),
});
export type OwnPrice = z.output<typeof own>;

const limit = perDay(40, { shared: 'fuel-prices' });

/** Prices at stations: of staff, and of members, of whom nobody learns who reported what. */
export const fuelPrices = {
  ...plain,
  list: { ...plain.list, reply: z.array(managed) },
  get: { ...plain.get, reply: managed },
  create: { ...plain.create, reply: managed },
  update: { ...plain.update, reply: managed },
  own: get('/v1/account/fuel-prices', {
    summary: "The caller's reports of the last day, newest first",
    access: 'member',
    reply: z.array(own),
  }),
  report: post('/v1/account/fuel-prices', {
    summary:
      'Reports what a litre costs at a station now, in place of what the caller reported of the same before',
    access: 'member',
    verified: true,
    publishes: true,
    limit,
    body: priceReport,
    reply: own,
  }),
  withdraw: del('/v1/account/fuel-prices/{id}', {
    summary: 'Takes a report of the caller back',
    access: 'member',
    limit,
    params: idParams,
    reply: z.void(),
  }),
};
