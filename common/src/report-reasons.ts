/** Why somebody reports a listing. */
export const REPORT_REASONS = [
  { code: 'scam', title: '사기가 의심돼요' },
  { code: 'false', title: '사실과 달라요' },
  { code: 'gone', title: '이미 나간 집이에요' },
  { code: 'duplicate', title: '같은 매물이 여러 번 올라왔어요' },
  { code: 'offensive', title: '부적절한 내용이에요' },
  { code: 'other', title: '다른 이유' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['code'];
