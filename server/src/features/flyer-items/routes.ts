import type { FlyerItem, FlyerItemInput } from '@hanca/common/contract/flyer-items.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { unitCodes } from '@hanca/common/flyer-items.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { isAdmin } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Handlers, serve } from '../../http/serve.ts';
import { regionName } from '../geo/places.ts';
import { presentPeriod } from '../posts/present.ts';
import { checkPlace, toValues } from './input.ts';
import {
  countFlyerItems,
  deleteFlyerItem,
  type FlyerItemRow,
  findFlyerItem,
  findFlyerItems,
  insertFlyerItem,
  lockFlyerItem,
  updateFlyerItem,
} from './queries.ts';

const unitOf = (code: string) => unitCodes.find((unit) => unit === code) ?? 'each';

/** A stored item with what its flyer says. */
const presentFlyerItem = ({
  postType,
  status: _,
  validFrom,
  validUntil,
  createdAt,
  updatedAt,
  ...row
}: FlyerItemRow): FlyerItem => ({
  ...row,
  pageNumber: row.pageNumber ?? 0,
  unit: unitOf(row.unit),
  regionName: regionName(row.regionId) ?? '',
  ...presentPeriod({ postType, regionId: row.regionId, validFrom, validUntil }),
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

const handlers: Handlers<typeof api.flyerItems> = {
  list: async ({ db, query, caller }) =>
    (await findFlyerItems(db, query, isAdmin(caller))).map(presentFlyerItem),

  count: ({ db, query, caller }) => countFlyerItems(db, query, isAdmin(caller)),

  get: async ({ db, params, caller }) => {
    const row = found(await findFlyerItem(db, params.id));
    if (row.status !== PUBLISHED && !isAdmin(caller)) throw new Problem('not-found');
    return presentFlyerItem(row);
  },

  create: ({ db, body }) =>
    db.transaction(async (tx) => {
      await checkPlace(tx, body);
      return presentFlyerItem(found(await findFlyerItem(tx, await insertFlyerItem(tx, toValues(body)))));
    }),

  update: ({ db, body: { id, basedOn, ...change } }) =>
    db.transaction(async (tx) => {
      const row = found(await lockFlyerItem(tx, id));
      refuseOlder(basedOn, row.updatedAt);
      const { postId, page, area, title, titleEn, price, amount, note } = row;
      const stored = { postId, page, area, title, titleEn, price, amount, note, unit: unitOf(row.unit) };
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const input: FlyerItemInput = { ...stored, ...given };
      await checkPlace(tx, input);
      await updateFlyerItem(tx, id, toValues(input));
      return presentFlyerItem(found(await findFlyerItem(tx, id)));
    }),

  remove: async ({ db, params }) => {
    if (!(await deleteFlyerItem(db, params.id))) throw new Problem('not-found');
  },
};

export const flyerItemRoutes = serve(api.flyerItems, handlers);
