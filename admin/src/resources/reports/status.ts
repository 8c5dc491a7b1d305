import { REPORT_STATUSES } from '@hanca/common/contract/reports.ts';

export const WAITING = 0;
export const SETTLED = 1;

/** '접수', '처리 완료'. */
export const reportStatusTitle = (status: number): string =>
  REPORT_STATUSES.find(({ value }) => value === status)?.title ?? '';
