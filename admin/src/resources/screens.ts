import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazy } from 'react';
import type { Screen } from './entries.ts';

const category = (path: string, element: Screen['element']): Screen => ({
  path,
  label: '카테고리 관리',
  icon: CategoryIcon,
  element,
});

export const dashboard: Screen = {
  path: '/',
  label: '대시보드',
  icon: DashboardIcon,
  element: lazy(async () => ({ default: (await import('./dashboard/Dashboard.tsx')).Dashboard })),
};

export const postCategories = category(
  '/posts/category',
  lazy(async () => ({ default: (await import('./categories/CategoryScreen.tsx')).PostCategories })),
);

export const marketCategories = category(
  '/market/category',
  lazy(async () => ({ default: (await import('./categories/CategoryScreen.tsx')).MarketCategories })),
);

export const communityCategories = category(
  '/community/category',
  lazy(async () => ({ default: (await import('./categories/CategoryScreen.tsx')).CommunityCategories })),
);
