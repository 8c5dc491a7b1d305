/** What staff keep of a neighbourhood, in the order in which a listing names it. */
export const LANDMARK_KINDS = [
  { code: 'market', title: '한인마트' },
  { code: 'school', title: '학교' },
] as const;
export type LandmarkKind = (typeof LANDMARK_KINDS)[number]['code'];
