import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { calendarDay } from '@hanca/common/dates.ts';
import { type Job, jobTitle, TRADES, WORK_KINDS, wageText } from '@hanca/common/jobs.ts';

/** What a job seeker looks at first, in a few words each: wage, kind of work, hours, visa help. */
export const jobFacts = (job: Job): string[] =>
  [wageText(job), jobTitle(WORK_KINDS, job.work), job.hours, job.visaHelp ? '비자 지원' : ''].filter(Boolean);

interface JobRow {
  title: string;
  text: string;
  /** Where it leads. */
  href?: string;
}

/** How one applies, as long as one can. */
const applyRows = (job: NonNullable<PostSummary['job']>): JobRow[] => {
  const { closed, applyEmail, applyLink, applyPhone } = job;
  if (closed) return [];
  return [
    {
      title: '지원 이메일',
      text: applyEmail,
      href: `mailto:${encodeURIComponent(applyEmail).replace('%40', '@')}`,
    },
    { title: '지원 링크', text: applyLink.replace(/^https?:\/\/(?:www\.)?/i, ''), href: applyLink },
    { title: '지원 전화', text: applyPhone, href: `tel:${applyPhone.replaceAll(/[^\d+]/g, '')}` },
  ];
};

/** All that a job posting says in fields, and what is paid there at least. */
export const jobRows = (job: NonNullable<PostSummary['job']>, minimumWage = ''): JobRow[] =>
  [
    { title: '업체', text: job.employer },
    { title: '급여', text: wageText(job) },
    { title: '최저임금', text: job.closed ? '' : minimumWage },
    { title: '근무 형태', text: jobTitle(WORK_KINDS, job.work) },
    { title: '근무 시간', text: job.hours },
    { title: '업종', text: jobTitle(TRADES, job.trade) },
    { title: '비자', text: job.visaHelp ? '지원해요' : '' },
    { title: '지원 마감', text: job.closesOn ? calendarDay({ time: String(Date.parse(job.closesOn)) }) : '' },
    ...applyRows(job),
  ].filter(({ text }) => text);
