import EventIcon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';

/** Events in the console: the generated screens, and under the form who comes. */
export const events = crudResource('events', '행사', {
  icon: EventIcon,
  list: lazy(async () => ({ default: (await import('./EventList.tsx')).EventList })),
  edit: lazy(async () => ({ default: (await import('./EventEdit.tsx')).EventEdit })),
});
