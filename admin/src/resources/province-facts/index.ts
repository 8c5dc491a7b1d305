import ProvinceIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';

/** Figures of provinces with their dates: the generated screens, and a list of the fields that tell them apart. */
export const provinceFacts = crudResource('provinceFacts', '주별 정보', {
  icon: ProvinceIcon,
  recordRepresentation: 'source',
  list: lazy(async () => ({ default: (await import('./FactList.tsx')).FactList })),
});
