import { calendarDay } from '@hanca/common/dates.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { GALLERY, MARKDOWN, PLAIN, PUBLISHED } from '@hanca/common/posts.ts';
import { dayAt, zoneOf } from '@hanca/common/zones.ts';
import { isWire } from '../../core/wire-date.ts';
import { locationValue } from '../../fields/location.ts';

const post = {
  title: '',
  contentType: PLAIN as number,
  content: '',
  images: '',
  thumbnail: '',
  regionId: '',
  postType: 0,
  categoryId: 0,
  tags: '',
  status: PUBLISHED,
  txType: 0,
  options: [],
  location: null,
};

const DAY_MS = 24 * 3600_000;

/** A flyer of the seven days from today on. */
const flyer = () => {
  const today = dayAt(Date.now(), zoneOf(''));
  return {
    ...post,
    postType: FLYER,
    contentType: GALLERY,
    store: '',
    branch: '',
    validFrom: { time: String(today) },
    validTo: { time: String(today + 6 * DAY_MS) },
  };
};

/** What a new post starts with, by the address of its form. */
export const startOf = (search: URLSearchParams) => {
  if (search.get('postType') === String(FLYER)) return flyer();
  return search.get('contentType') === 'md' ? { ...post, contentType: MARKDOWN } : post;
};

/** '한아름마켓 버나비점 전단지 (2026년 11월 27일까지)'; '' without a store. */
const flyerTitle = ({ store, branch, validTo }: Record<string, unknown>): string => {
  if (typeof store !== 'string' || !store.trim()) return '';
  const until = isWire(validTo) ? calendarDay(validTo) : '';
  return `${[store, branch].filter(Boolean).join(' ')} 전단지${until && ` (${until}까지)`}`;
};

/** The fields of a job; null where the post advertises none. */
const jobValue = (job: unknown): unknown => {
  if (typeof job !== 'object' || job === null || !('work' in job) || !job.work) return null;
  return { wageUnit: 'hour', ...job };
};

/** The form's values as the contract's body; a flyer without a title gets one. */
export const toBody = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  ...(values.postType === FLYER && !values.title && { title: flyerTitle(values) }),
  location: locationValue(values.location),
  ...(values.postType === JOB && { job: jobValue(values.job) }),
});
