/** What the search of everything finds, in the order in which kinds that fit alike are shown. */
export const SEARCH_KINDS = [
  { kind: 'realties', title: '렌트' },
  { kind: 'posts', title: '이야기' },
  { kind: 'jobs', title: '구인·구직' },
  { kind: 'flyerItems', title: '전단지' },
  { kind: 'coupons', title: '쿠폰' },
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number]['kind'];

/** Of one kind so many are counted: a count of it means that many or more. */
export const COUNTED_MAX = 1000;

/** Of one kind the best so many are shown. */
export const RANKED_MAX = 100;
