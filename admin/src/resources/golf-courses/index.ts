import GolfIcon from '@mui/icons-material/GolfCourseOutlined';
import { lazy } from 'react';
import { crudResource } from '../../crud/resource.ts';

/** Golf courses: the generated screens, and files that are taken over the list. */
export const golfCourses = crudResource('golfCourses', '골프장', {
  icon: GolfIcon,
  list: lazy(async () => ({ default: (await import('./GolfCourseList.tsx')).GolfCourseList })),
});
