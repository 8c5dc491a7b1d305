import StationIcon from '@mui/icons-material/LocalGasStationOutlined';
import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';

/** Where petrol is sold: the generated screens, and under the form what it costs there. */
export const fuelStations = crudResource('fuelStations', '주유소', {
  icon: StationIcon,
  list: lazy(async () => ({ default: (await import('./StationList.tsx')).StationList })),
  edit: lazy(async () => ({ default: (await import('./StationEdit.tsx')).StationEdit })),
});
