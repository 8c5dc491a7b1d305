import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Accounts in the console: the list, and a page for each. People make their accounts themselves. */
export const users: ResourceProps = {
  name: 'users',
  icon: PeopleIcon,
  options: { label: '사용자' },
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./UserList.tsx')).UserList })),
  show: lazy(async () => ({ default: (await import('./UserPage.tsx')).UserPage })),
};
