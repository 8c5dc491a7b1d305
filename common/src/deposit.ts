import {
  BRITISH_COLUMBIA,
  type Law,
  type Letting,
  lawOf,
  mayBeShared,
  ONTARIO,
  type Province,
} from './rental-law.ts';

interface DepositRule {
  /** Months of rent that may be required. */
  months: number;
  text: string;
  /** What else there is to know of deposits. */
  others: string;
  source: Law;
}

const rules = new Map<Province, DepositRule>([
  [
    // Residential Tenancy Act, SBC 2002, c. 78, s. 19.
    BRITISH_COLUMBIA,
    {
      months: 0.5,
      text: 'BC주에서는 보증금을 월세의 반까지만 받을 수 있어요.',
      others: '반려동물 보증금은 따로 반 달치까지 받을 수 있어요.',
      source: BRITISH_COLUMBIA.tenancy,
    },
  ],
  [
    // Residential Tenancies Act, SO 2006, c. 17, s. 105 and 106.
    ONTARIO,
    {
      months: 1,
      text: '온타리오주에서는 보증금으로 마지막 달 월세만 미리 받을 수 있어요.',
      others: '파손이나 반려동물 보증금은 받을 수 없어요.',
      source: ONTARIO.tenancy,
    },
  ],
]);

/** Neither act holds for who shares these with the owner (BC s. 4, Ontario s. 5). */
const SHARED = '주방이나 욕실을 주인과 함께 쓰면 다를 수 있어요.';

/** What a landlord may ask as deposit, in words, and where that may be otherwise; null where no rule is known. */
export const depositRule = (letting: Letting): (Omit<DepositRule, 'months'> & { unless: string }) | null => {
  const law = lawOf(letting);
  const rule = law && rules.get(law);
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
  const law = lawOf(letting);
  const months = law ? rules.get(law)?.months : undefined;
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
