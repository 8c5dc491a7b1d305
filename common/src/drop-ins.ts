// What one goes to without registering for a season: swims, skates and courts of a city by the hour.

/** What it is, by the sections in which the source files it. */
export const DROP_IN_KINDS = [
  { code: 'swim', title: '수영' },
  { code: 'skate', title: '스케이트' },
  { code: 'sports', title: '구기·스포츠' },
  { code: 'fitness', title: '헬스·운동' },
  { code: 'early', title: '영유아' },
  { code: 'hobby', title: '취미·예술' },
  { code: 'other', title: '기타' },
] as const;
export type DropInKind = (typeof DROP_IN_KINDS)[number]['code'];

/** Of whom it is looked for, in full years; a session is for those whose years it takes any of. */
export const DROP_IN_AGES = [
  { code: 'preschool', title: '영유아 (0–5세)', from: 0, to: 5 },
  { code: 'child', title: '어린이 (6–12세)', from: 6, to: 12 },
  { code: 'youth', title: '청소년 (13–17세)', from: 13, to: 17 },
  { code: 'adult', title: '성인 (18–59세)', from: 18, to: 59 },
  { code: 'senior', title: '시니어 (60세 이상)', from: 60, to: 150 },
] as const;

/** Days that are shown, today among them. */
export const DROP_IN_DAYS = 7;
