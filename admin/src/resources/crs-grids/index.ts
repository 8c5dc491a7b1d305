import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';
import { pnpPools } from '../pnp/index.ts';

/** The points of Express Entry by date: the generated list, and a form that shows what a grid changes. */
export const crsGrids = crudResource('crsGrids', 'CRS 점수표', {
  icon: pnpPools.icon,
  recordRepresentation: 'validFrom',
  list: lazy(async () => ({ default: (await import('./GridList.tsx')).GridList })),
  create: lazy(async () => ({ default: (await import('./GridForm.tsx')).GridCreate })),
  edit: lazy(async () => ({ default: (await import('./GridForm.tsx')).GridEdit })),
});
