import QueueIcon from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What waits for a decision of staff, in the console. */
export const queue: ResourceProps = {
  name: 'queue',
  icon: QueueIcon,
  options: { label: '처리할 일' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./QueueList.tsx')).QueueList })),
};
