import PoolIcon from '@mui/icons-material/PoolOutlined';
import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';

/** When registrations of recreation programs open: the generated screens, and files that are taken over the list. */
export const registrations = crudResource('registrations', '등록 일정', {
  icon: PoolIcon,
  list: lazy(async () => ({ default: (await import('./RegistrationList.tsx')).RegistrationList })),
});
