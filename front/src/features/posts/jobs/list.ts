import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { TRADES, WORK_KINDS } from '@hanca/common/jobs.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { defineList } from '../../../lists/define-list.ts';
import type { Filter } from '../../../lists/list-address.ts';
import type { Select } from '../../../lists/list-selects.tsx';
import { oneOf } from '../../../lists/parameters.ts';
import { searchFilters } from '../list/address.ts';
import { categoriesOf, fetchPosts } from '../list/lists.ts';
import { forItem } from '../listed-post.ts';
import type { PostSearch } from '../reads.ts';
import { jobAddress } from './address.ts';
import { jobFacts } from './job-facts.ts';

/** CAD an hour, from about the minimum wages of the provinces up. */
const WAGES = ['18', '20', '22', '25', '30', '40'];

const choicesOf = (table: readonly { code: string; title: string }[]) =>
  table.map(({ code, title }) => ({ value: code, title }));

/** What only job postings are narrowed by, as it is chosen. */
const selects = [
  { name: 'work', label: '근무', choices: choicesOf(WORK_KINDS) },
  { name: 'trade', label: '업종', choices: choicesOf(TRADES) },
  { name: 'wage', label: '시급', choices: WAGES.map((wage) => ({ value: wage, title: `$${wage} 이상` })) },
  { name: 'visa', label: '비자', choices: [{ value: '1', title: '비자 지원' }] },
] as const satisfies Select[];

const valuesOf = (wanted: (typeof selects)[number]['name']) =>
  oneOf(
    selects.filter(({ name }) => name === wanted).flatMap(({ choices }) => choices.map(({ value }) => value)),
  );

const filters = {
  ...searchFilters,
  work: valuesOf('work'),
  trade: valuesOf('trade'),
  wage: valuesOf('wage'),
  visa: valuesOf('visa'),
};
type JobFilter = Filter<keyof typeof filters>;

/** What only job postings are narrowed by; undefined for nothing. */
const searchOf = ({ work, trade, wage, visa }: JobFilter): PostSearch | undefined =>
  work || trade || wage || visa
    ? {
        work: WORK_KINDS.find(({ code }) => code === work)?.code,
        trade: TRADES.find(({ code }) => code === trade)?.code,
        wage: wage ? Number(wage) : undefined,
        visaHelp: visa === '1',
      }
    : undefined;

const forJob = (post: PostSummary) => ({
  ...forItem(post),
  employer: post.job?.employer ?? '',
  facts: post.job ? jobFacts(post.job) : [],
});

/** Job postings. */
export const jobList = defineList({
  ...jobAddress,
  filters,
  fetch: async (wanted) => {
    const [found, categories] = await Promise.all([
      fetchPosts(wanted, { shown: forJob, only: { type: JOB }, search: searchOf(wanted.filter) }),
      categoriesOf(wanted.call, JOB),
    ]);
    return { ...found, categories, selects };
  },
});
