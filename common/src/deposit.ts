/**
 * What a landlord in British Columbia may ask as security deposit: half a month's rent, and as much again for a pet
 * (Residential Tenancy Act, SBC 2002, c. 78, s. 19).
 */
export const DEPOSIT_RULE = 'BC주에서는 보증금을 월세의 반까지만 받을 수 있어요.';

const BRITISH_COLUMBIA = 'CA59';

interface Lease {
  regionId: string | null | undefined;
  /** A month's rent in CAD. */
  price: number | null | undefined;
}

/** Whether DEPOSIT_RULE holds for a region: a province or a city in it. */
export const hasDepositLimit = (regionId: Lease['regionId']): boolean =>
  regionId?.slice(0, 4) === BRITISH_COLUMBIA;

/**
 * The largest deposit that may be required, in CAD; null where none is set or the rent is not known. Rounded down to
 * the dollar: amounts are whole dollars, and the next one would be more than half.
 */
export const depositLimit = ({ regionId, price }: Lease): number | null =>
  hasDepositLimit(regionId) && price != null && price > 0 ? Math.floor(price / 2) : null;

/** Whether a deposit in CAD is more than may be required; false where it or the limit is not known. */
export const exceedsDepositLimit = ({
  deposit,
  ...lease
}: Lease & { deposit: number | null | undefined }): boolean => {
  const limit = depositLimit(lease);
  return limit !== null && deposit != null && deposit > limit;
};
