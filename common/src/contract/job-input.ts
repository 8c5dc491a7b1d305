import { z } from 'zod';
import { coded } from '../field-meta.ts';
import { phone, text, title } from '../fields.ts';
import { EMPLOYER_MAX, HOURS_MAX, mustStateWage, TRADES, WAGE_MAX, WAGE_UNITS, WORK_KINDS } from '../jobs.ts';
import { JOB } from '../post-types.ts';
import { PUBLISHED } from '../posts.ts';
import { email } from './account.ts';
import { codes } from './realty-filter.ts';

const LINK_MAX = 500;

const wage = z.number().min(1).max(WAGE_MAX).nullish();

/** What a job posting says in fields; all titles that staff read. */
export const jobInput = z
  .object({
    employer: title(1, EMPLOYER_MAX).meta({ title: '업체' }),
    work: z
      .enum(codes(WORK_KINDS), { error: 'select.required' })
      .meta({ title: '근무 형태', choices: coded(WORK_KINDS) }),
    trade: z
      .enum(codes(TRADES), { error: 'select.required' })
      .meta({ title: '업종', choices: coded(TRADES) }),
    wageUnit: z
      .enum(codes(WAGE_UNITS), { error: 'select.required' })
      .meta({ title: '급여 단위', choices: coded(WAGE_UNITS) }),
    wageMin: wage.meta({ title: '급여' }),
    wageMax: wage.meta({ title: '급여 범위의 끝' }),
    hours: text(0, HOURS_MAX).nullish().meta({ title: '근무 시간' }),
    visaHelp: z.boolean().nullish().meta({ title: '비자 지원' }),
    closesOn: z.iso.date({ error: 'date' }).nullish().meta({ title: '마감일' }),
    applyEmail: z
      .union([z.literal(''), email])
      .nullish()
      .meta({ title: '지원 이메일' }),
    applyLink: z
      .union(
        [z.literal(''), text(0, LINK_MAX).regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, { error: 'link.format' })],
        {
          error: 'link.format',
        },
      )
      .nullish()
      .meta({ title: '지원 링크' }),
    applyPhone: phone.meta({ title: '지원 전화' }),
  })
  .refine(({ wageMin, wageMax }) => !wageMax || (!!wageMin && wageMin <= wageMax), {
    path: ['wageMax'],
    error: 'job.wage.range',
  });

/** The same as it is read. */
export const jobReply = z.object({
  employer: z.string(),
  work: z.enum(codes(WORK_KINDS)),
  trade: z.enum(codes(TRADES)),
  wageUnit: z.enum(codes(WAGE_UNITS)),
  wageMin: z.number().nullable(),
  wageMax: z.number().nullable(),
  hours: z.string(),
  visaHelp: z.boolean(),
  closesOn: z.string().nullable(),
  /** Its last day is over. */
  closed: z.boolean(),
  applyEmail: z.string(),
  applyLink: z.string(),
  applyPhone: z.string(),
});

interface Advertised {
  postType?: number;
  regionId?: string;
  status?: number | undefined;
  job?: { wageMin?: number | null | undefined } | null | undefined;
}

/** A rule over several fields, as `thumbnailRule`: where the law wants it, a published advertisement states the wage. */
export const wageRule = ({ postType, regionId = '', status = PUBLISHED, job }: Advertised): boolean =>
  postType !== JOB || !job || status !== PUBLISHED || !mustStateWage(regionId) || !!job.wageMin;
