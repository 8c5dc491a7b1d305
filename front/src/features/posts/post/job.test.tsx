import { JOB } from '@hanca/common/post-types.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePost } from '../../../testing/sample.ts';
import { testSite } from '../../../testing/test-site.ts';
import { jobRows } from '../jobs/job-facts.ts';
import { JobTable } from '../jobs/job-table.tsx';
import { thingsOf } from './post-json-ld.ts';

const job = {
  ...({
    employer: '밀과 쉼',
    work: 'part',
    trade: 'food',
    wageUnit: 'hour',
    wageMin: 21,
    wageMax: null,
  } as const),
  ...{ hours: '', visaHelp: false, closesOn: '2026-11-30', closed: false },
  ...{
    applyEmail: 'work@bakery.example',
    applyLink: 'https://www.bakery.example/jobs',
    applyPhone: '604-555-0134',
  },
};

const show = (closed: boolean) =>
  render(<JobTable rows={jobRows({ ...job, closed }, '시간당 $18.25 (브리티시컬럼비아)')} closed={closed} />);

test('a job says until when and how one applies, and what is paid there at least', () => {
  show(false);
  expect(screen.getByText('최저임금').nextSibling).toHaveTextContent('시간당 $18.25 (브리티시컬럼비아)');
  expect(screen.getByText('2026년 11월 30일')).toBeInTheDocument();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['mailto:work@bakery.example', 'https://www.bakery.example/jobs', 'tel:6045550134']);
});

test('one that is closed says so, and nobody applies any more', () => {
  show(true);
  expect(screen.getByText('마감된 일자리예요')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('최저임금')).toBeNull();
});

test('search engines read that it is valid through its last day by the clocks of its region', () => {
  const post = { ...samplePost, postType: JOB, regionId: 'CA35', job };
  const [thing] = thingsOf(post, testSite, {
    picture: undefined,
    list: { title: '구인', path: '/jobpostings' },
  });
  expect(thing).toMatchObject({ '@type': 'JobPosting', validThrough: '2026-12-01T04:59:59.000Z' });
});
