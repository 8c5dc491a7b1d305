import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { isoDate } from '@hanca/common/dates.ts';
import { closingOf, type Job, WAGE_UNITS, WORK_KINDS } from '@hanca/common/jobs.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import { absoluteUrl, imageUrl, type SiteConfig } from '@hanca/common/site.ts';
import { breadcrumbs, type Thing } from '../../../ui/json-ld.ts';

type Listed = { title: string; path: string };

const wageOf = ({ wageUnit, wageMin, wageMax }: Job): object => {
  if (wageMin === null) return {};
  const amount = wageMax === null ? { value: wageMin } : { minValue: wageMin, maxValue: wageMax };
  const unitText = WAGE_UNITS.find(({ code }) => code === wageUnit)?.schema;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: { '@type': 'QuantitativeValue', ...amount, unitText },
    },
  };
};

/** The text of a post as HTML, which is what search engines expect of a job. */
const htmlOf = ({ content, contentHtml }: PostDetail): string => {
  if (contentHtml) return contentHtml;
  const text = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<p>${text.replaceAll(/\n{2,}/g, '</p><p>').replaceAll('\n', '<br>')}</p>`;
};

const placeOf = ({ regionId, regionName }: PostDetail): object => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'CA',
    ...(provinceName(provinceIdOf(regionId), 'en') && {
      addressRegion: provinceName(provinceIdOf(regionId), 'en'),
    }),
    ...(regionId.length > 4 && { addressLocality: regionName }),
  },
});

/** The last second of its last day, which is over in its region. */
const endOf = (job: Job, regionId: string): object => {
  const closing = closingOf(job, regionId);
  return closing === null ? {} : { validThrough: new Date(closing - 1000).toISOString() };
};

const jobOf = (post: PostDetail, job: Job): Thing => ({
  '@type': 'JobPosting',
  title: post.title,
  description: htmlOf(post),
  datePosted: isoDate(post.createdDate),
  ...endOf(job, post.regionId),
  employmentType: WORK_KINDS.find(({ code }) => code === job.work)?.schema,
  ...(job.hours && { workHours: job.hours }),
  hiringOrganization: { '@type': 'Organization', name: job.employer },
  jobLocation: placeOf(post),
  ...wageOf(job),
});

/** A post in the words of schema.org. In: its picture's stored path, and the list that it is in. */
export const thingsOf = (
  post: PostDetail,
  site: SiteConfig,
  { picture, list }: { picture: string | undefined; list: Listed },
): Thing[] => [
  post.job
    ? jobOf(post, post.job)
    : {
        '@type': 'Article',
        headline: post.title,
        description: post.excerpt,
        ...(picture ? { image: [absoluteUrl(site, imageUrl(site, picture))] } : {}),
        datePublished: isoDate(post.createdDate),
        dateModified: isoDate(post.updatedDate),
        author: { '@type': 'Person', name: post.userName },
        inLanguage: 'ko',
      },
  breadcrumbs([
    { name: list.title, url: absoluteUrl(site, list.path) },
    { name: post.title, url: absoluteUrl(site, postPath(post)) },
  ]),
];
