import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Posts in the console: list and form. */
export const posts: ResourceProps = {
  name: 'posts',
  icon: DescriptionIcon,
  options: { label: '포스팅' },
  recordRepresentation: 'title',
  list: lazy(() => import('./PostList.tsx').then((module) => ({ default: module.PostList }))),
  create: lazy(() => import('./PostForm.tsx').then((module) => ({ default: module.PostCreate }))),
  edit: lazy(() => import('./PostForm.tsx').then((module) => ({ default: module.PostEdit }))),
};
