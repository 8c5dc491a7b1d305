import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Posts in the console: list and form. */
export const posts: ResourceProps = {
  name: 'posts',
  icon: DescriptionIcon,
  options: { label: '포스팅' },
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./PostList.tsx')).PostList })),
  create: lazy(async () => ({ default: (await import('./PostForm.tsx')).PostCreate })),
  edit: lazy(async () => ({ default: (await import('./PostForm.tsx')).PostEdit })),
};
