import type { Report } from '@hanca/common/contract/reports.ts';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What members report of listings, conversations and comments, in the console. */
export const reports: ResourceProps = {
  name: 'reports',
  icon: FlagIcon,
  options: { label: '신고', menu: '지난 신고' },
  recordRepresentation: ({ realtyTitle }: Report) => `${realtyTitle} 신고`,
  list: lazy(async () => ({ default: (await import('./ReportList.tsx')).ReportList })),
};
