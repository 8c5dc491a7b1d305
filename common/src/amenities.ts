/** The eight amenities of the options grid, in its order. */
export const AMENITIES = [
  { code: 'aircondition', title: '에어컨' },
  { code: 'refrigerator', title: '냉장고' },
  { code: 'washingmachine', title: '세탁기' },
  { code: 'dishwasher', title: '식기세척기' },
  { code: 'microwave', title: '전자레인지' },
  { code: 'tv', title: 'TV' },
  { code: 'internet', title: '인터넷' },
  { code: 'bathtub', title: '욕조' },
] as const;
