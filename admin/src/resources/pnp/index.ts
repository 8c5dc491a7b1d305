import DrawIcon from '@mui/icons-material/HowToRegOutlined';
import PoolIcon from '@mui/icons-material/StackedBarChartOutlined';
import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';

/** Draws of provincial nominee programs: the generated screens, and files that are taken over the list. */
export const pnpDraws = crudResource('pnpDraws', 'PNP 초청', {
  icon: DrawIcon,
  recordRepresentation: 'stream',
  list: lazy(async () => ({ default: (await import('./DrawList.tsx')).DrawList })),
});

/** How registrations are spread over points. */
export const pnpPools = crudResource('pnpPools', 'PNP 점수 분포', {
  icon: PoolIcon,
  recordRepresentation: 'date',
  list: lazy(async () => ({ default: (await import('./PoolList.tsx')).PoolList })),
});
