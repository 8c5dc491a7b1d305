import { api } from '@hanca/common/contract/index.ts';
import { REALTY_SORTS } from '@hanca/common/contract/realties.ts';
import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { LISTING_DAYS } from '@hanca/common/realties.ts';
import { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { addressUnit } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { type Own, serve } from '../../http/serve.ts';
import { parse } from '../../http/validate.ts';
import { isNewView } from '../../http/visitors.ts';
import { readListingTypes } from '../categories/queries.ts';
import { decideToHide, hideSubject, settling, showSubject } from '../reports/subject.ts';
import { liftHiding, rewordHiding } from '../users/strikes.ts';
import { findAround, findHome } from './around.ts';
import { toValues } from './columns.ts';
import { countByCity, countRealties } from './count.ts';
import { applyChange, checkReferences } from './input.ts';
import { answerInquiry, confirmedBy, inquire } from './inquiry.ts';
import { takePhone } from './limits.ts';
import { findPins } from './map.ts';
import { isInside, presentCard, presentDetail, presentSummary } from './present.ts';
import { findCardsById, findOwner, findRealty } from './queries.ts';
import { findCards, findSummaries } from './search.ts';
import {
  countView,
  deleteRealty,
  findPlaced,
  holdVerified,
  insertRealty,
  lockRealty,
  type StoredRealty,
  updateRealty,
} from './write-queries.ts';

const DAY_MS = 24 * 3600_000;

/** When a listing that is renewed now stops being shown. */
const nextExpiry = () => new Date(Date.now() + LISTING_DAYS * DAY_MS);

/** A filter for its caller: what is not visible, staff see, and owners among their own. */
const seenBy = <F extends RealtyFilter>(filter: F, caller: Caller | null) => ({
  ...filter,
  ...(isAdmin(caller) ? {} : { hidden: undefined }),
  everything: isAdmin(caller) || (caller !== null && filter.userId === caller.id),
});

/** The orders in which everybody lists; by title, of which there is no index, only staff and owners their own. */
const publicOrder = z.object({ sort: z.enum(REALTY_SORTS).exclude(['title']).optional() });

/** A listing that the caller may see. Throws Problem 404. */
const load = async (db: Executor, id: number, caller: Caller | null) => {
  const row = await findRealty(db, id);
  if (!row || (!row.visible && !isInside(row, caller))) throw new Problem('not-found');
  return row;
};

/** A listing that the caller may change, locked. Throws Problem 404 for what they cannot see, else 403. */
const lockOwn = async (tx: Executor, id: number, caller: Caller): Promise<StoredRealty> => {
  const row = await lockRealty(tx, id);
  if (!row || (!row.visible && !isInside(row, caller))) throw new Problem('not-found');
  if (!isInside(row, caller)) throw new Problem('forbidden');
  return row;
};

/** Of their own listings members see the exact place and the phone number, and those that nobody else sees. */
const own: Own<typeof api.realties> = {
  list: ({ query, caller }) => query.userId === caller.id,
  count: ({ query, caller }) => query.userId === caller.id,
  map: ({ query, caller }) => query.userId === caller.id,
  get: async ({ db, params, caller }) => (await findOwner(db, params.id)) === caller.id,
  around: async ({ db, params, caller }) => (await findOwner(db, params.id)) === caller.id,
};

const routes = serve(
  api.realties,
  {
    list: async ({ db, query, caller }) => {
      const search = seenBy(query, caller);
      if (!search.everything) {
        const { sort } = parse(publicOrder, query);
        return (await findCards(db, { ...search, sort })).map(presentCard);
      }
      return (await findSummaries(db, search)).map((row) => presentSummary(row, caller));
    },

    count: ({ db, query, caller }) => countRealties(db, seenBy(query, caller)),

    cities: ({ db }) => countByCity(db),

    map: ({ db, query, caller }) => findPins(db, seenBy(query, caller)),

    cards: async ({ db, query: { ids } }) => {
      const found = new Map((await findCardsById(db, ids)).map((row) => [row.id, presentCard(row)]));
      return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
    },

    get: async ({ db, params, caller }) => presentDetail(await load(db, params.id, caller), caller),

    around: async ({ params, caller, ...services }) => {
      const home = await findHome(services.db, params.id);
      if (!home || (!home.visible && !isInside(home, caller))) throw new Problem('not-found');
      return findAround(services, home);
    },

    create: ({ db, cache, body, caller, pointKey }) =>
      db.transaction(async (tx) => {
        const types = await readListingTypes({ db: tx, cache });
        const references = await checkReferences(tx, body, { types, callerId: caller.id });
        const userId = caller.id;
        const placed = await findPlaced(tx, { userId, home: body.location, id: null });
        const values = toValues(body, { ...references, userId, pointKey, placed });
        // Nobody but its owner sees it until their address is verified.
        const unverified = !caller.verified && !(await holdVerified(tx, userId));
        const state = { expiresAt: nextExpiry(), unverified, visible: !unverified };
        return presentDetail(await insertRealty(tx, { ...values, ...state }), caller);
      }),

    update: ({ db, cache, body, caller, pointKey }) =>
      db.transaction(async (tx) => {
        // Locked, so that of two changes at once the second is laid over the first.
        const before = await lockOwn(tx, body.id, caller);
        refuseOlder(body.basedOn, before.updatedAt);
        const { userId } = before;
        const input = applyChange(before, body, { byOwner: userId === caller.id });
        const types = await readListingTypes({ db: tx, cache });
        const references = await checkReferences(tx, input, { types, callerId: caller.id, before });
        const home = input.location;
        const isMoved = home.lat !== before.lat || home.lng !== before.lng;
        const placed = isMoved ? await findPlaced(tx, { userId, home, id: body.id }) : before;
        const values = toValues(input, { ...references, userId, pointKey, before, placed });
        const changed = { ...values, ...confirmedBy(caller, before) };
        return presentDetail(await updateRealty(tx, body.id, changed, { before }), caller);
      }),

    status: ({ db, body: { id, status }, caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOwn(tx, id, caller);
        const changed = { status, ...confirmedBy(caller, before) };
        return presentDetail(await updateRealty(tx, id, changed), caller);
      }),

    renew: ({ db, params: { id }, caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOwn(tx, id, caller);
        const renewed = { expiresAt: nextExpiry(), expiryTold: false, ...confirmedBy(caller, before) };
        return presentDetail(await updateRealty(tx, id, renewed, { touch: false }), caller);
      }),

    inquire: ({ db, params: { id }, ...context }) => db.transaction((tx) => inquire(tx, context, id)),

    confirm: ({ db, params: { id }, caller }) =>
      db.transaction(async (tx) => {
        const { userId } = await lockOwn(tx, id, caller);
        if (userId !== caller.id) throw new Problem('forbidden');
        await answerInquiry(tx, id, 'yes');
        return presentDetail(await load(tx, id, caller), caller);
      }),

    hide: ({ body: { id, reason }, caller, ...services }) =>
      services.db.transaction(async (tx) => {
        const { userId, title, hiddenReason } = await lockOwn(tx, id, caller);
        const subject = { feature: 'realties', id } as const;
        const strike = { userId, title, anonymous: false, reason, settledBy: caller.id };
        if (reason === '') {
          await showSubject(tx, subject);
          if (hiddenReason !== null) await liftHiding(tx, subject, hiddenReason);
        } else if (hiddenReason === null && userId !== caller.id) {
          await decideToHide(tx, services, subject, strike, { title, writer: null });
        } else {
          // A reason that is put in other words is no second strike, nor is what staff hide of their own.
          await hideSubject(tx, subject, reason);
          if (hiddenReason !== null) await rewordHiding(tx, subject, { from: hiddenReason, to: reason });
        }
        return presentDetail(await load(tx, id, caller), caller);
      }),

    remove: ({ db, params: { id }, caller }) =>
      db.transaction(async (tx) => {
        await lockOwn(tx, id, caller);
        await deleteRealty(tx, id);
      }),

    phone: async ({ db, params, caller }) => {
      const { id, userId, phone } = await load(db, params.id, caller);
      if (phone === '') throw new Problem('not-found');
      if (userId !== caller.id) await takePhone(db, caller.id, id);
      return { phone };
    },

    seen: async ({ db, params, caller, request }) => {
      const { id, userId, visible } = await load(db, params.id, caller);
      if (!visible || userId === caller?.id) return;
      if (isNewView(addressUnit(request.ip), `realty ${id}`)) await countView(db, id);
    },
  },
  { own },
);

export const realtyRoutes = settling(routes, api.realties.hide, 'realties');
