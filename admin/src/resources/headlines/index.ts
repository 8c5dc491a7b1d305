import StarIcon from '@mui/icons-material/StarOutline';
import { lazy } from 'react';
import type { Screen } from '../entries.ts';

/** Headlines in the console: a screen of its own. */
export const headlines: Screen = {
  path: '/posts/headline',
  label: '헤드라인',
  icon: StarIcon,
  element: lazy(async () => ({ default: (await import('./HeadlineScreen.tsx')).HeadlineScreen })),
};
