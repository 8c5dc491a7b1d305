import { BRITISH_COLUMBIA, isHome, type Law, type Letting, mayBeShared, ONTARIO } from './rental-law.ts';

interface DepositRule {
  /** Months of rent that may be required. */
  months: number;
  text: string;
  /** What else there is to know of deposits. */
  others: string;
  source: Law;
}

/** By province. */
const rules: Readonly<Record<string, DepositRule>> = {
  // Residential Tenancy Act, SBC 2002, c. 78, s. 19.
  CA59: {
    months: 0.5,
    text: 'BC주에서는 보증금을 월세의 반까지만 받을 수 있어요.',
    others: '반려동물 보증금은 따로 반 달치까지 받을 수 있어요.',
    source: BRITISH_COLUMBIA.tenancy,
  },
  // Residential Tenancies Act, SO 2006, c. 17, s. 105 and 106.
  CA35: {
    months: 1,
    text: '온타리오주에서는 보증금으로 마지막 달 월세만 미리 받을 수 있어요.',
    others: '파손이나 반려동물 보증금은 받을 수 없어요.',
    source: ONTARIO.tenancy,
  },
  // Residential Tenancies Act, SA 2004, c., s. 43.
  CA48: {
    months: 1,
    text: '앨버타주에서는 보증금을 월세 한 달치까지만 받을 수 있어요.',
    others: '살다가 월세가 올라도 보증금은 올려 받을 수 없어요.',
    source: { title: '앨버타주 주택임대차법', url: 'https://open.alberta.ca/publications/r17p1' },
  },
};

/** What the law of a province says of deposits for homes; null where that is not known here. */
export const depositRuleIn = (provinceId: string): DepositRule | null => rules[provinceId] ?? null;

const ruleOf = (letting: Letting): DepositRule | null =>
  isHome(letting) ? depositRuleIn(letting.regionId?.slice(0, 4) ?? '') : null;

/** No act holds for who shares these with the owner (BC s. 4, Ontario s. 5, Alberta s. 2). */
export const SHARED = '주방이나 욕실을 주인과 함께 쓰면 다를 수 있어요.';

/** What a landlord may ask as deposit, in words, and where that may be otherwise; null where no rule is known. */
export const depositRule = (letting: Letting): (Omit<DepositRule, 'months'> & { unless: string }) | null => {
  const rule = ruleOf(letting);
  return rule ? { ...rule, unless: mayBeShared(letting) ? SHARED : '' } : null;
};

interface Lease extends Letting {
  /** A month's rent in CAD. */
  price: number | null | undefined;
}

/**
 * The largest deposit that may be required, in CAD; null where none is set or the rent is not known. Rounded down to
 * the dollar: amounts are whole dollars, and the next one would be more.
 */
export const depositLimit = ({ price, ...letting }: Lease): number | null => {
  const months = ruleOf(letting)?.months;
  return months !== undefined && price != null && price > 0 ? Math.floor(price * months) : null;
};

/** Whether a deposit in CAD is more than may be required; false where it or the limit is not known. */
export const exceedsDepositLimit = ({
  deposit,
  ...lease
}: Lease & { deposit: number | null | undefined }): boolean => {
  const limit = depositLimit(lease);
  return limit !== null && deposit != null && deposit > limit;
};
