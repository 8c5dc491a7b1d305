import { IN_DEAL, RENT } from '@hanca/common/realties.ts';
import type { Call } from '../../deps.ts';
import { type CardRealty, forCard } from './card/listed-realty.ts';

/** The newest rentals that can still be had in a region, and how many there are in all. */
export const newestRentals = async (
  call: Call,
  limit: number,
  regionId?: string,
): Promise<{ rentals: CardRealty[]; rentalCount: number }> => {
  const query = { txType: RENT, status: IN_DEAL, regionId };
  const [rentals, rentalCount] = await Promise.all([
    call((client) => client.realties.list({ query: { ...query, limit } })),
    call((client) => client.realties.count({ query })),
  ]);
  return { rentals: rentals.map(forCard), rentalCount };
};
