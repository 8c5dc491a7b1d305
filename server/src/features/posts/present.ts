import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { joinImages } from '@hanca/common/image-lists.ts';
import { regionName } from '../geo/places.ts';
import type { PostRow, PostRowWithBody } from './queries.ts';
import { shownHtml } from './render-body.ts';

/** A stored post as lists show it. */
export const presentSummary = ({ lat, lng, createdAt, updatedAt, ...row }: PostRow): PostSummary => ({
  ...row,
  postTypeTitle: row.postTypeTitle ?? '',
  categoryTitle: row.categoryTitle ?? '',
  regionName: regionName(row.regionId) ?? '',
  images: joinImages(row.images),
  location: lat !== null && lng !== null ? { lat, lng } : null,
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

/** A stored post with its body. */
export const presentDetail = async ({
  content,
  contentHtml,
  ...row
}: PostRowWithBody): Promise<PostDetail> => ({
  ...presentSummary(row),
  content,
  contentHtml: await shownHtml(contentHtml),
});
