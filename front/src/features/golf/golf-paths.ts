import { golfCoursePath } from '@hanca/common/golf.ts';
import { withQuery } from '../../paths.ts';

/** The addresses of these pages; with those of all pages they would be part of every first script. */
export const golfPaths = {
  courses: '/golf',
  /** One course, for a day to play. */
  course: (id: number, day = '') => withQuery(golfCoursePath(id), { day }),
};
