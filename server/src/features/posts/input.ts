import { AMENITIES } from '@hanca/common/amenities.ts';
import type { PostChange, PostInput } from '@hanca/common/contract/posts.ts';
import { thumbnailRule } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem } from '../../http/validate.ts';
import { findPostType, findSibling } from '../categories/queries.ts';
import { checkRegion } from '../geo/places.ts';
import { findMissingImages } from '../images/queries.ts';
import type { Body } from './body.ts';
import type { PostRowWithBody, PostValues } from './queries.ts';

type Input = Omit<PostInput, 'contentType'> & { contentType: number };
// Required: a column that is left out would be stored as its default, and emptied by every later change.
type Values = Required<Omit<PostValues, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

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
  status: row.status === 1 ? 1 : 0,
  contentType: row.contentType,
  location: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
  txType: row.txType,
  options: row.options.filter(isOption),
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/**
 * What the schema cannot know: what is left of the body, and that region, category and images exist. Throws Problem
 * 400 at the field.
 */
export const checkInput = async (db: Executor, input: Input, body: Body): Promise<void> => {
  if (!thumbnailRule(input)) throw fieldProblem('thumbnail', 'thumbnail.required');
  if (body.content.trim() === '') throw fieldProblem('content', 'required');
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
