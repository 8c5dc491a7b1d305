import { REPORT_STATUSES } from '@hanca/common/contract/reports.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import { choicesOf } from '../../core/choices.ts';
import type { TrailTitles } from '../../crud/difference.ts';

export const WAITING = 0;
export const SETTLED = 1;

/** '접수', '처리 완료'. */
export const reportStatusTitle = (status: number): string =>
  REPORT_STATUSES.find(({ value }) => value === status)?.title ?? '';

/** What the trail calls the fields of a report. */
export const fieldTitles: TrailTitles = {
  status: { label: '상태', choices: choicesOf(REPORT_STATUSES) },
  realtyId: '매물 ID',
  reason: { label: '이유', choices: REPORT_REASONS.map(({ code, title }) => ({ id: code, name: title })) },
  text: '내용',
};
