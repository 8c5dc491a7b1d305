import StarIcon from '@mui/icons-material/StarOutline';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Headlines in the console: a list in which they are put, moved and emptied. */
export const headlines: ResourceProps = {
  name: 'headlines',
  icon: StarIcon,
  options: { label: '헤드라인' },
  list: lazy(async () => ({ default: (await import('./HeadlineList.tsx')).HeadlineList })),
};
