import CommentIcon from '@mui/icons-material/ChatBubbleOutline';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What members write below posts, in the console. */
export const comments: ResourceProps = {
  name: 'comments',
  icon: CommentIcon,
  options: { label: '댓글' },
  recordRepresentation: ({ id }) => `댓글 ${id}`,
  list: lazy(async () => ({ default: (await import('./CommentList.tsx')).CommentList })),
};
