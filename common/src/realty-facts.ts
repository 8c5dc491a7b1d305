import { ROOM_TYPES } from './realties.ts';

/** What a listing says of itself: a row of its page, a field or two of its form. */
export type Fact =
  | 'roomKind'
  | 'bedroom'
  | 'bath'
  | 'parking'
  | 'area'
  | 'facing'
  | 'buildYear'
  | 'available'
  | 'address'
  | 'minTerm'
  | 'deposit'
  | 'utilities'
  | 'total'
  | 'furnished'
  | 'womenOnly'
  | 'pets'
  | 'smoking'
  | 'laundry'
  | 'parkingFee'
  | 'storey'
  | 'housemates'
  | 'houseRules';

/** What decides about a room, in the order in which people ask. */
const ROOM_LEAD = [
  'roomKind',
  'bath',
  'utilities',
  'total',
  'deposit',
  'furnished',
  'womenOnly',
  'housemates',
  'houseRules',
] as const satisfies Fact[];

const ROOM: readonly Fact[] = [
  ...ROOM_LEAD,
  ...(['available', 'minTerm', 'laundry', 'pets', 'smoking', 'parking', 'parkingFee', 'area'] as const),
  ...(['storey', 'buildYear', 'facing', 'address'] as const),
];

/** Those of the specification's table first, in its order. */
const HOME: readonly Fact[] = [
  ...(['bedroom', 'bath', 'parking', 'area', 'facing', 'buildYear', 'available', 'address'] as const),
  ...(['minTerm', 'deposit', 'utilities', 'total', 'furnished', 'pets', 'smoking', 'laundry'] as const),
  ...(['parkingFee', 'storey', 'roomKind', 'womenOnly', 'housemates', 'houseRules'] as const),
];

/** Whether a home type is a room in a home where others live. */
export const isRoom = (reType: number): boolean => ROOM_TYPES.includes(reType);

/** The facts of a home type, in the order in which its page has them. */
export const factsInOrder = (reType: number): readonly Fact[] => (isRoom(reType) ? ROOM : HOME);

interface Rent {
  price: number;
  utilitiesIncluded?: boolean | undefined;
  utilitiesFee: number | null;
}

/** What a month costs with utilities, in CAD; null where nobody said what those come to. `isAbout`: by their estimate. */
export const monthlyTotal = ({
  price,
  utilitiesIncluded,
  utilitiesFee,
}: Rent): { amount: number; isAbout: boolean } | null => {
  if (utilitiesIncluded) return { amount: price, isAbout: false };
  return utilitiesFee === null ? null : { amount: price + utilitiesFee, isAbout: true };
};
