import type { FlyerItem } from '@hanca/common/contract/flyer-items.ts';
import { priceText, unitPriceText } from '@hanca/common/flyer-items.ts';
import { periodText, storeText, validityMark } from '@hanca/common/flyers.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import type { Call } from '../../../deps.ts';
import { pageHash } from '../page-address.ts';

/** What lists show of an item. */
const forList = (item: FlyerItem) => ({
  id: item.id,
  title: item.title,
  titleEn: item.titleEn,
  cost: priceText(item),
  compared: unitPriceText(item),
  note: item.note,
  page: item.page,
  area: item.area,
  pageWidth: item.pageWidth,
  pageHeight: item.pageHeight,
  where: storeText(item) || item.flyerTitle,
  when: periodText(item),
  mark: validityMark(item),
  href: `${postPath({ id: item.postId, postType: FLYER })}${pageHash(item.pageNumber)}`,
});
export type ListedItem = ReturnType<typeof forList>;

interface ItemsWanted {
  keyword?: string | undefined;
  regionId?: string | undefined;
  postId?: number;
  skip?: number;
  limit: number;
}

/** Items, of a search the cheapest by weight first, else the newest. */
export const listItems = async (call: Call, query: ItemsWanted): Promise<ListedItem[]> => {
  const sort = query.keyword ? ('unitPrice' as const) : undefined;
  return (await call((client) => client.flyerItems.list({ query: { ...query, sort } }))).map(forList);
};

export const countItems = (call: Call, { keyword, regionId }: Omit<ItemsWanted, 'limit'>): Promise<number> =>
  call((client) => client.flyerItems.count({ query: { keyword, regionId } }));
