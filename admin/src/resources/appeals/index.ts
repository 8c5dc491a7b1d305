import AppealIcon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What members say against decisions of staff, in the console. */
export const appeals: ResourceProps = {
  name: 'appeals',
  icon: AppealIcon,
  options: { label: '이의', menu: '지난 이의' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./AppealList.tsx')).AppealList })),
};
