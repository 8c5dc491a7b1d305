import JoinIcon from '@mui/icons-material/GroupAddOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Rounds of golf that members offer each other, in the console: to be read; what is reported of them comes to the queue. */
export const golfJoins: ResourceProps = {
  name: 'golfJoins',
  icon: JoinIcon,
  options: { label: '골프 조인' },
  recordRepresentation: ({ id }) => `조인 ${id}`,
  list: lazy(async () => ({ default: (await import('./GolfJoinList.tsx')).GolfJoinList })),
};
