import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { joinImages } from '@hanca/common/images.ts';
import { regionName } from '../geo/places.ts';
import { sanitise } from './body.ts';
import type { PostRow, PostRowWithBody } from './queries.ts';

/** A stored post as lists show it. Without a thumbnail of its own the first image stands for it. */
export const presentSummary = ({ lat, lng, createdAt, updatedAt, ...row }: PostRow): PostSummary => ({
  ...row,
  postTypeTitle: row.postTypeTitle ?? '',
  categoryTitle: row.categoryTitle ?? '',
  regionName: regionName(row.regionId) ?? '',
  images: joinImages(row.images),
  thumbnail: row.thumbnail || (row.images[0] ?? ''),
  location: lat !== null && lng !== null ? { lat, lng } : null,
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

/** A stored post with its body; the HTML is sanitised again, in case the rules are stricter now than when it was saved. */
export const presentDetail = ({ content, contentHtml, ...row }: PostRowWithBody): PostDetail => ({
  ...presentSummary(row),
  content,
  contentHtml: sanitise(contentHtml),
});
