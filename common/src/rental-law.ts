import { RENT } from './realties.ts';
import { isRoom } from './realty-facts.ts';

// Which law holds for a listing, as far as its kind tells. Whatever is made of this is advice: nothing is refused by it.

/** A law as its province publishes it. */
export interface Law {
  title: string;
  url: string;
}

export interface Province {
  /** As a sentence begins with it. */
  name: string;
  tenancy: Law;
  rights: Law;
}

const BC_LAWS = 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg';

export const BRITISH_COLUMBIA: Province = {
  name: 'BC주',
  tenancy: { title: 'BC주 주택임대차법', url: `${BC_LAWS}/00_02078_01` },
  rights: { title: 'BC주 인권법', url: `${BC_LAWS}/00_96210_01` },
};

export const ONTARIO: Province = {
  name: '온타리오주',
  tenancy: { title: '온타리오주 주택임대차법', url: 'https://www.ontario.ca/laws/statute/06r17' },
  rights: { title: '온타리오주 인권법', url: 'https://www.ontario.ca/laws/statute/90h19' },
};

/** Laws of other provinces are not known here. */
const provinces: Record<string, Province> = { CA59: BRITISH_COLUMBIA, CA35: ONTARIO };

/** The home type of shops and offices, for which other laws hold. */
const SHOP = 11;

/** What decides which law holds. */
export interface Letting {
  /** A province or a city in it. */
  regionId: string | null | undefined;
  txType: number;
  reType: number;
}

/** Whether it is a home to rent, where laws about homes hold. */
export const isHome = ({ txType, reType }: Letting): boolean =>
  txType === RENT && reType > 0 && reType !== SHOP;

/** The province whose laws about homes hold; null where none is known, and for what is no home to rent. */
export const lawOf = (letting: Letting): Province | null =>
  isHome(letting) ? (provinces[letting.regionId?.slice(0, 4) ?? ''] ?? null) : null;

/** Whether its kitchen or bath may be shared with who lets it, where much of both laws does not hold. */
export const mayBeShared = ({ reType }: Letting): boolean => isRoom(reType);
