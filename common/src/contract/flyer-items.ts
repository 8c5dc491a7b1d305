import { z } from 'zod';
import { del, get, patch, post } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import {
  createdDate,
  id,
  idParams,
  imagePath,
  paging,
  recordId,
  regionFilter,
  regionName,
  text,
  title,
  updatedDate,
  wireDate,
  wireInteger,
  writtenDate,
} from '../fields.ts';
import { UNITS, unitCodes } from '../flyer-items.ts';
import { VALIDITIES, validityCodes } from '../flyers.ts';
import { SEARCHES } from '../limits.ts';
import { recordOf } from '../tags.ts';

const SIDE_MAX = 10_000;
const pixels = (min: number) => z.int().min(min).max(SIDE_MAX);

/** A part of a page, in pixels of its picture. */
const area = z.object(
  { x: pixels(0), y: pixels(0), width: pixels(1), height: pixels(1) },
  { error: 'required' },
);

const units = { title: '단위', choices: coded(UNITS) };

/** CAD and amounts, without fractions that no till knows. */
const figure = (min: number, max: number, step: number) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? 'required' : undefined) })
    .min(min)
    .max(max)
    .multipleOf(step);

const fields = z.object({
  postId: id.meta({ title: '전단지' }),
  page: imagePath.meta({ title: '쪽' }),
  area: area.meta({ title: '자리' }),
  title: title(1, 80).meta({ title: '상품명' }),
  titleEn: title(0, 80).nullish().meta({ title: '영어 이름' }),
  price: figure(0, 99_999, 0.01).meta({ title: '가격' }),
  amount: figure(0.001, 99_999, 0.001).optional().meta({ title: '수량' }),
  unit: z.enum(unitCodes, { error: 'select.required' }).meta(units),
  note: text(0, 100).nullish().meta({ title: '조건' }),
});

/** A new item of a flyer. */
export const flyerItemInput = fields;
export type FlyerItemInput = z.output<typeof flyerItemInput>;
export type FlyerItemForm = z.input<typeof flyerItemInput>;

const flyerItem = z.object({
  id: recordId,
  postId: z.number().meta({ title: '전단지' }),
  page: z.string().meta({ title: '쪽' }),
  /** The first is 1. */
  pageNumber: z.number().meta({ title: '쪽 번호' }),
  pageWidth: z.number().meta({ title: '쪽의 너비' }),
  pageHeight: z.number().meta({ title: '쪽의 높이' }),
  area: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .meta({ title: '자리' }),
  title: z.string().meta({ title: '상품명' }),
  titleEn: z.string().meta({ title: '영어 이름' }),
  /** CAD, for the amount of the unit. */
  price: z.number().meta({ title: '가격' }),
  amount: z.number().meta({ title: '수량' }),
  unit: z.enum(unitCodes).meta(units),
  /** CAD for 100 g, 100 ml or one. */
  unitPrice: z.number().meta({ title: '단위 가격' }),
  note: z.string().meta({ title: '조건' }),
  flyerTitle: z.string().meta({ title: '전단지' }),
  store: z.string().meta({ title: '매장' }),
  branch: z.string().meta({ title: '지점' }),
  regionId: z.string(),
  regionName,
  validFrom: wireDate.meta({ title: '시작일', isDay: true }),
  validTo: wireDate.meta({ title: '종료일', isDay: true }),
  validity: z.enum(validityCodes).nullable(),
  lastDay: z.boolean().meta({ title: '오늘까지' }),
  createdDate,
  updatedDate,
});
export type FlyerItem = z.output<typeof flyerItem>;

const filter = z.object({
  keyword: text(0, 100)
    .optional()
    .meta({ description: 'Words, each a part of the Korean or the English name' }),
  regionId: regionFilter,
  /** All items of one flyer; otherwise those of flyers that hold, unless `validity` says which. */
  postId: wireInteger(1).optional(),
  validity: z.enum(validityCodes).optional().meta({ title: '기간', choices: VALIDITIES }),
});

/** What flyers offer: a name, a price, and where on which page it stands. */
export const flyerItems = {
  list: get('/v1/query/flyer-items', {
    summary: 'Items of the flyers that hold; by unit price the cheapest first',
    limit: SEARCHES,
    query: paging(['id', 'unitPrice', 'createdDate', 'updatedDate']).extend(filter.shape),
    reply: z.array(flyerItem),
    reads: ['flyer_items', 'posts'],
  }),
  count: get('/v1/query/flyer-items/count', {
    summary: 'Number of items',
    limit: SEARCHES,
    query: filter,
    reply: z.number(),
    reads: ['flyer_items', 'posts'],
  }),
  get: get('/v1/query/flyer-items/{id}', {
    summary: 'One item',
    params: idParams,
    reply: flyerItem,
    reads: recordOf('flyer_items', 'posts'),
  }),
  create: post('/v1/command/flyer-items', {
    summary: 'Adds an item to a flyer',
    access: 'admin',
    body: flyerItemInput,
    reply: flyerItem,
  }),
  update: patch('/v1/command/flyer-items', {
    summary: 'Changes an item',
    access: 'admin',
    body: fields.partial().extend({ id, basedOn: writtenDate.optional() }),
    reply: flyerItem,
  }),
  remove: del('/v1/command/flyer-items/{id}', {
    summary: 'Deletes an item',
    access: 'admin',
    params: idParams,
    reply: z.void(),
  }),
};
