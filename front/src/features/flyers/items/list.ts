import { defineList } from '../../../lists/define-list.ts';
import { itemAddress } from './address.ts';
import { countItems, listItems } from './reads.ts';

/** Items of the flyers that hold, by a part of their name and by region. */
export const itemList = defineList({
  ...itemAddress,
  fetch: async ({ call, filter, skip, limit }) => {
    const wanted = { keyword: filter.keyword, regionId: filter.region };
    const [count, items] = await Promise.all([
      countItems(call, wanted),
      listItems(call, { ...wanted, skip, limit }),
    ]);
    return { count, items };
  },
});
