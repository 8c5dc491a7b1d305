import { REPORT_STATUSES } from '@hanca/common/contract/reports.ts';

export const WAITING = 0;
export const SETTLED = 1;

/** '접수', '처리 완료'. */
export const reportStatusTitle = (status: number): string =>
  REPORT_STATUSES.find(({ value }) => value === status)?.title ?? '';

/** What the trail calls the fields of a report. */
export const fieldTitles: Record<string, string> = { status: '상태', realtyHidden: '매물 숨김' };
