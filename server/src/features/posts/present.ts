import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { joinImages } from '@hanca/common/images.ts';
import { LRUCache } from 'lru-cache';
import { regionName } from '../geo/places.ts';
import { sanitise } from './body.ts';
import type { PostRow, PostRowWithBody } from './queries.ts';

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

/** What was sanitised lately, by what it was made of: answers to members are never kept, but bodies seldom change. */
const sanitised = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (shown, stored) => shown.length + stored.length + 1,
});

const sanitisedAgain = (stored: string): string => {
  const known = sanitised.get(stored);
  if (known !== undefined) return known;
  const shown = sanitise(stored);
  sanitised.set(stored, shown);
  return shown;
};

/** A stored post with its body; the HTML is sanitised again, in case the rules are stricter now than when it was saved. */
export const presentDetail = ({ content, contentHtml, ...row }: PostRowWithBody): PostDetail => ({
  ...presentSummary(row),
  content,
  contentHtml: sanitisedAgain(contentHtml),
});
