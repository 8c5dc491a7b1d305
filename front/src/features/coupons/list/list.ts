import { ISSUING, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import { defineList } from '../../../lists/define-list.ts';
import { joinLists } from '../../../lists/join-lists.ts';
import { region } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';
import { listCoupons } from '../reads.ts';

/** The coupons of a region: those to be had, those to come, those that are gone; not those that ended. */
export const couponList = defineList({
  path: paths.coupons,
  // Full rows of one, two and three.
  size: 12,
  filters: { region },
  fetch: ({ call, filter: { region: regionId }, skip, limit }) =>
    joinLists({
      groups: [ISSUING, WAITING, USED_UP],
      count: (status) => call((client) => client.coupons.count({ query: { regionId, status } })),
      list: (status, part) => listCoupons(call, { regionId, status, ...part }),
      skip,
      limit,
    }),
});
