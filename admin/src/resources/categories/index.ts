import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Categories in the console: a list in which they are added, changed and deleted. */
export const categories: ResourceProps = {
  name: 'categories',
  icon: CategoryIcon,
  options: { label: '카테고리', menu: '카테고리 관리' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./CategoryList.tsx')).CategoryList })),
};
