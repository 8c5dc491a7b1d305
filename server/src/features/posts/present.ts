import { handleName } from '@hanca/common/comments.ts';
import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { daysOf, isLastDay, validityAt } from '@hanca/common/flyers.ts';
import { joinImages } from '@hanca/common/image-lists.ts';
import { closingOf } from '@hanca/common/jobs.ts';
import { ANONYMOUS, FLYER } from '@hanca/common/post-types.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { regionName } from '../geo/places.ts';
import { storedPeriod } from './input.ts';
import type { PostRow, PostRowWithBody } from './queries.ts';
import { shownHtml } from './render-body.ts';

/** In anonymous talk nobody, staff neither, reads who wrote it. */
const writerOf = ({ postType }: Pick<PostRow, 'postType'>) =>
  postType === ANONYMOUS ? { userId: 0, userName: handleName(0) } : {};
const toWireDay = (day: number | null) => ({ time: String(day ?? 0) });

/** When a flyer holds; of what is no flyer nothing. */
export const presentPeriod = (row: Pick<PostRow, 'postType' | 'regionId' | 'validFrom' | 'validUntil'>) => {
  const period = storedPeriod(row);
  const { validFrom, validTo } = daysOf(period, row.regionId);
  const isFlyer = row.postType === FLYER;
  return {
    validFrom: toWireDay(validFrom),
    validTo: toWireDay(validTo),
    validity: isFlyer ? validityAt(period, Date.now()) : null,
    lastDay: isFlyer && isLastDay(period, Date.now()),
  };
};

/** What a job posting says in fields; what was left out, or is older than its field, as not said. */
const presentJob = ({ job, regionId }: Pick<PostRow, 'job' | 'regionId'>): PostSummary['job'] => {
  if (!job) return null;
  const closing = closingOf(job, regionId);
  const unsaid = { applyEmail: '', applyLink: '', applyPhone: '' };
  return { ...unsaid, ...job, closed: closing !== null && closing <= Date.now() };
};

/** A stored post as lists show it. */
export const presentSummary = ({
  lat,
  lng,
  createdAt,
  updatedAt,
  validFrom,
  validUntil,
  byMember: _,
  hiddenReason,
  ...row
}: PostRow): PostSummary => ({
  ...row,
  ...writerOf(row),
  ...(hiddenReason !== null && row.status !== PUBLISHED ? { hiddenReason } : {}),
  postTypeTitle: row.postTypeTitle ?? '',
  categoryTitle: row.categoryTitle ?? '',
  regionName: regionName(row.regionId) ?? '',
  job: presentJob(row),
  images: joinImages(row.images),
  ...presentPeriod({ ...row, validFrom, validUntil }),
  location: lat !== null && lng !== null ? { lat, lng } : null,
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

/** A stored post with its body. */
export const presentDetail = async ({
  content,
  contentHtml,
  viewCount,
  ...row
}: PostRowWithBody): Promise<PostDetail> => ({
  ...presentSummary(row),
  viewCount: viewCount ?? 0,
  content,
  contentHtml: await shownHtml(contentHtml),
});
