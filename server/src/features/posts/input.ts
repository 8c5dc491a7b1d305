import { AMENITIES } from '@hanca/common/amenities.ts';
import { wageRule } from '@hanca/common/contract/job-input.ts';
import type { PostChange, PostInput } from '@hanca/common/contract/posts.ts';
import { contentRule, periodRule, thumbnailRule } from '@hanca/common/contract/posts.ts';
import { daysOf, periodOf } from '@hanca/common/flyers.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import type { Job } from '@hanca/common/jobs.ts';
import { ANONYMOUS, JOB } from '@hanca/common/post-types.ts';
import { HIDDEN, POST_STATUSES } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { findPostType, findSibling } from '../categories/queries.ts';
import { checkRegion } from '../geo/places.ts';
import { findMissingImages } from '../images/queries.ts';
import type { Body } from './body.ts';
import type { PostRowWithBody, PostValues } from './queries.ts';

export type Input = Omit<PostInput, 'contentType'> & { contentType: number };
// Required: a column that is left out would be stored as its default, and emptied by every later change.
type Values = Required<
  Omit<PostValues, 'id' | 'userId' | 'byMember' | 'hiddenReason' | 'createdAt' | 'updatedAt'>
>;

const toJob = ({ postType, job }: Pick<Input, 'postType' | 'job'>): Job | null =>
  postType === JOB && job
    ? {
        ...job,
        wageMin: job.wageMin ?? null,
        wageMax: job.wageMax ?? null,
        hours: job.hours ?? '',
        visaHelp: job.visaHelp ?? false,
        closesOn: job.closesOn ?? null,
        applyEmail: job.applyEmail ?? '',
        applyLink: job.applyLink ?? '',
        applyPhone: job.applyPhone ?? '',
      }
    : null;
const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
const timeOf = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** The moments between which a stored post holds, milliseconds. */
export const storedPeriod = ({
  validFrom,
  validUntil,
}: Pick<PostRowWithBody, 'validFrom' | 'validUntil'>) => ({
  from: timeOf(validFrom),
  until: timeOf(validUntil),
});

const DAY_MS = 24 * 3600_000;
/** A day as its start in UTC, in milliseconds. */
const dayOf = (ms: number | null | undefined): number | null => (ms ? ms - (ms % DAY_MS) : null);

const periodColumns = (input: Input) => {
  const [validFrom, validTo] = [dayOf(input.validFrom), dayOf(input.validTo)];
  const { from, until } = periodOf({ regionId: input.regionId, validFrom, validTo });
  return { validFrom: momentOf(from), validUntil: momentOf(until) };
};

/** An input and its rendered body as columns: what is absent or null becomes the column's default. */
export const toValues = (input: Input, { content, contentHtml, excerpt }: Body): Values => ({
  title: input.title,
  postType: input.postType,
  categoryId: input.categoryId ?? 0,
  regionId: input.regionId,
  images: splitImages(input.images ?? ''),
  thumbnail: input.thumbnail ?? '',
  content,
  contentHtml,
  excerpt,
  tags: input.tags ?? '',
  status: input.status ?? 0,
  contentType: input.contentType,
  lat: input.location?.lat ?? null,
  lng: input.location?.lng ?? null,
  options: input.options ?? [],
  txType: input.txType ?? 0,
  job: toJob(input),
  store: input.store ?? '',
  branch: input.branch ?? '',
  ...periodColumns(input),
});

const isOption = (code: string): code is NonNullable<PostInput['options']>[number] =>
  AMENITIES.some((amenity) => amenity.code === code);

/** A stored post with a change laid over it, as a whole input. */
export const applyChange = (
  row: PostRowWithBody,
  { id: _, basedOn: __, ...change }: PostChange,
): Required<Input> => ({
  title: row.title,
  postType: row.postType,
  categoryId: row.categoryId,
  regionId: row.regionId,
  images: row.images.join(','),
  thumbnail: row.thumbnail,
  content: row.content,
  tags: row.tags,
  status: POST_STATUSES.find(({ value }) => value === row.status)?.value ?? HIDDEN,
  contentType: row.contentType,
  location: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
  txType: row.txType,
  job: row.job,
  options: row.options.filter(isOption),
  store: row.store,
  branch: row.branch,
  ...daysOf(storedPeriod(row), row.regionId),
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

const namesWriters = {
  ko: '쉿톡 글은 다른 종류로, 다른 글은 쉿톡으로 옮길 수 없어요. 누가 썼는지 알려져요.',
  en: 'A post cannot be moved into anonymous talk or out of it: that would tell who wrote it.',
};

/** Throws Problem 409 for a post that would show its writer, or that showed them before, and its comments theirs. */
export const refuseMove = (
  row: Pick<PostRowWithBody, 'postType'>,
  { postType }: Pick<Input, 'postType'>,
): void => {
  if ((row.postType === ANONYMOUS) !== (postType === ANONYMOUS))
    throw new Problem('conflict', { detail: namesWriters });
};

/**
 * What the schema cannot know: what is left of the body, and that region, category and images exist. Throws Problem
 * 400 at the field.
 */
export const checkInput = async (db: Executor, input: Input, body: Body): Promise<void> => {
  if (!thumbnailRule(input)) throw fieldProblem('thumbnail', 'thumbnail.required');
  if (!wageRule(input)) throw fieldProblem('job.wageMin', 'job.wage');
  if (!periodRule(input)) throw fieldProblem('validTo', 'period.order');
  if (!contentRule({ ...input, content: body.content.trim() })) throw fieldProblem('content', 'required');
  await checkRegion(input);
  const type = await findPostType(db, input.postType);
  if (!type) throw fieldProblem('postType', 'select.required');
  // 0 is none.
  if (input.categoryId && (await findSibling(db, type.id, input.categoryId)) === null) {
    throw fieldProblem('categoryId', 'category.unknown');
  }
  const paths = splitImages(input.images ?? '');
  const missing = await findMissingImages(db, input.thumbnail ? [...paths, input.thumbnail] : paths);
  if (missing.length > 0) {
    throw fieldProblem(paths.some((path) => missing.includes(path)) ? 'images' : 'thumbnail', 'image.path');
  }
};
