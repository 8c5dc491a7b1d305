import { api } from '@hanca/common/contract/index.ts';
import { couponState, gradeTitle, ISSUING } from '@hanca/common/coupons.ts';
import type { Language } from '@hanca/common/messages.ts';
import type { Executor } from '../../db/executor.ts';
import { type Caller, isAdmin } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { applyChange, checkReferences, toValues } from './input.ts';
import { presentClaim, presentCoupon } from './present.ts';
import {
  type ClaimRow,
  type CouponRow,
  countClaims,
  countCoupons,
  countOwnClaims,
  deleteCoupon,
  findClaim,
  findClaims,
  findCoupon,
  findCoupons,
  findLevel,
  insertClaim,
  insertCoupon,
  lockCoupon,
  takeOne,
  updateCoupon,
  useClaim,
} from './queries.ts';

/** The coupon, if the caller may see it. Throws Problem 404. */
const load = async (db: Executor, id: number, caller: Caller | null): Promise<CouponRow> => {
  const row = await findCoupon(db, id);
  if (!row || (!row.isActive && !isAdmin(caller))) throw new Problem('not-found');
  return row;
};

/** The coupon, switched off or not, locked against changes and claims of others. Throws Problem 404. */
const lock = async (tx: Executor, id: number): Promise<CouponRow> => {
  await lockCoupon(tx, id);
  return found(await findCoupon(tx, id));
};

const loadClaim = async (db: Executor, id: number, userId: number): Promise<ClaimRow> =>
  found(await findClaim(db, id, userId));

const conflict = (detail: Record<Language, string>) => new Problem('conflict', { detail });

const claimed = {
  ko: '이 쿠폰을 가진 회원이 있어서 지울 수 없어요. 발급을 중지해 주세요.',
  en: 'Members have this coupon. Stop issuing it instead.',
};
const notIssued = { ko: '지금은 받을 수 없는 쿠폰이에요.', en: 'This coupon is not issued now.' };
const noneLeft = { ko: '쿠폰이 모두 소진됐어요.', en: 'None of this coupon is left.' };
const hasIt = { ko: '이미 받은 쿠폰이에요.', en: 'You have this coupon already.' };
const over = { ko: '기간이 지난 쿠폰이에요.', en: 'This coupon has expired.' };
const usedBefore = { ko: '이미 사용한 쿠폰이에요.', en: 'This coupon was used before.' };

const belowGrade = (level: number): Problem => {
  const grade = gradeTitle(level);
  return new Problem('forbidden', {
    detail: {
      ko: `${grade} 등급부터 받을 수 있는 쿠폰이에요.`,
      en: `This coupon is for members of the grade ${grade} and above.`,
    },
  });
};

const stateOf = ({ isActive, startAt, endAt, totalQuantity }: CouponRow): number =>
  couponState(
    { isActive, start: startAt.getTime(), end: endAt.getTime(), total: totalQuantity, issued: 0 },
    Date.now(),
  );

export const couponRoutes = serve(api.coupons, {
  list: async ({ db, query, caller }) =>
    (await findCoupons(db, query, isAdmin(caller))).map((row) => presentCoupon(row, caller)),

  count: ({ db, query, caller }) => countCoupons(db, query, isAdmin(caller)),

  get: async ({ db, params, caller }) => presentCoupon(await load(db, params.id, caller), caller),

  create: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      await checkReferences(tx, body);
      const id = await insertCoupon(tx, toValues(body));
      return presentCoupon(await load(tx, id, caller), caller);
    }),

  update: ({ db, body, caller }) =>
    db.transaction(async (tx) => {
      const row = await lock(tx, body.id);
      refuseOlder(body.basedOn, row.updatedAt);
      const input = applyChange(row, body);
      await checkReferences(tx, input, row);
      await updateCoupon(tx, body.id, toValues(input));
      return presentCoupon(await load(tx, body.id, caller), caller);
    }),

  remove: ({ db, params }) =>
    db.transaction(async (tx) => {
      const { id } = await lock(tx, params.id);
      if ((await countClaims(tx, id)) > 0) throw conflict(claimed);
      await deleteCoupon(tx, id);
    }),

  claim: ({ db, params, caller }) =>
    db.transaction(async (tx) => {
      // Locked before it is read: of many at once each sees what the one before it took.
      const coupon = await lock(tx, params.id);
      if (stateOf(coupon) !== ISSUING) throw conflict(notIssued);
      if ((await findLevel(tx, caller.id)) < coupon.userLevel) throw belowGrade(coupon.userLevel);
      if ((await countClaims(tx, coupon.id, caller.id)) >= coupon.perMember) throw conflict(hasIt);
      if (coupon.issuedQuantity >= coupon.totalQuantity) throw conflict(noneLeft);
      await takeOne(tx, coupon.id);
      const id = await insertClaim(tx, coupon.id, caller.id);
      return presentClaim(await loadClaim(tx, id, caller.id));
    }),

  claims: async ({ db, query, caller }) =>
    (await findClaims(db, caller.id, query)).map(({ claim, coupon }) => ({
      ...presentClaim(claim),
      coupon: presentCoupon(coupon, null),
    })),

  claimed: ({ db, caller }) => countOwnClaims(db, caller.id),

  use: ({ db, params, caller }) =>
    db.transaction(async (tx) => {
      const { couponId } = await loadClaim(tx, params.id, caller.id);
      const coupon = await findCoupon(tx, couponId);
      if (coupon && coupon.endAt.getTime() <= Date.now()) throw conflict(over);
      if (!(await useClaim(tx, params.id, caller.id))) throw conflict(usedBefore);
      return presentClaim(await loadClaim(tx, params.id, caller.id));
    }),
});
