import { z } from 'zod';
import { crud } from '../crud.ts';
import { get } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { text } from '../fields.ts';
import { isDay } from '../immigration/days.ts';
import { FACT_TOPICS } from '../province-facts.ts';
import { provinces } from '../regions.ts';

const AMOUNT_MAX = 1_000_000;

/** '2026-06-01'; '' for an open end. */
const day = text(0, 10)
  .refine((typed) => typed === '' || isDay(typed), { error: 'date' })
  .optional();

const province = z
  .enum(provinces.map(({ id }) => id))
  .meta({ title: '주', choices: provinces.map(({ id, ko }) => ({ value: id, title: ko })) });

const topic = z
  .enum(FACT_TOPICS.map(({ code }) => code))
  .meta({ title: '항목', choices: coded(FACT_TOPICS) });

const plain = crud({
  name: 'province_facts',
  paths: { query: '/v1/query/province-facts', command: '/v1/command/province-facts' },
  fields: {
    province,
    topic,
    amount: z
      .number()
      .min(0)
      .max(AMOUNT_MAX)
      .nullish()
      .meta({ title: '숫자', hint: '최저임금은 시간당 CAD, 인상 한도는 %, 추천 인원은 명' }),
    words: text(0, 60).optional().meta({ title: '쓸 말', hint: '숫자가 없을 때. 예: 한도 없음' }),
    note: text(0, 300).optional().meta({ title: '알아 둘 것', long: true }),
    validFrom: day.meta({ title: '시행일', hint: '예: 2026-06-01' }),
    validUntil: day.meta({ title: '마지막 날', hint: '바뀌는 날이 정해져 있으면' }),
    source: text(1, 200).meta({ title: '출처' }),
    url: text(1, 500)
      .regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, { error: 'link.format' })
      .meta({ title: '출처 주소' }),
  },
  filters: ['province', 'topic'],
  search: ['source', 'note'],
  sort: ['validFrom'],
  order: { sort: 'validFrom', order: 'DESC' },
});

export type ProvinceFact = z.output<typeof plain.get.reply>;

const page = z.object({ title: z.string(), url: z.string() });

const profile = z.object({
  province: z.string(),
  /** Its Korean name. */
  name: z.string(),
  topics: z.array(
    z.object({
      topic: z.enum(FACT_TOPICS.map(({ code }) => code)),
      /** What holds today; null where nothing is known, or only what is over. */
      current: plain.get.reply.nullable(),
      /** What is announced for a day to come. */
      coming: plain.get.reply.nullable(),
      /** Where there is no current one, the last that is over. */
      over: plain.get.reply.nullable(),
      /** Where the province says it itself. */
      official: page.nullable(),
    }),
  ),
  /** What the law says of deposits. */
  deposit: z
    .object({
      months: z.number(),
      text: z.string(),
      others: z.string(),
      /** Where it may be otherwise. */
      unless: z.string(),
      source: page,
    })
    .nullable(),
  /** The days off by law of the next twelve months, in their order. */
  holidays: z.array(
    z.object({
      /** YYYY-MM-DD. */
      day: z.string(),
      name: z.string(),
    }),
  ),
  holidaySource: page.nullable(),
  /** The crossings into the United States whose waits are followed. */
  crossings: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type ProvinceProfile = z.output<typeof profile>;

/** Figures of provinces with their dates and sources, entered by staff. */
export const provinceFacts = {
  ...plain,
  profile: get('/v1/query/province-facts/profiles/{province}', {
    summary:
      'What holds today in a province: figures with their dates and sources, deposits, holidays, crossings',
    params: z.object({ province }),
    reads: ['province_facts'],
    reply: profile,
  }),
  provinces: get('/v1/query/province-facts/provinces', {
    summary: 'The provinces of which something is known',
    reads: ['province_facts'],
    reply: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
};
