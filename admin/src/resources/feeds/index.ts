import FeedIcon from '@mui/icons-material/RssFeedOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Outside data in the console: one board. */
export const feeds: ResourceProps = {
  name: 'feeds',
  icon: FeedIcon,
  options: { label: '외부 자료' },
  list: lazy(async () => ({ default: (await import('./FeedBoard.tsx')).FeedBoard })),
};
