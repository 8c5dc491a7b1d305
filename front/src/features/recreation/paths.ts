import { registrationPath } from '@hanca/common/registrations.ts';
import { withQuery } from '../../paths.ts';

/** The addresses of these pages; with those of all pages they would be part of every first script. */
export const recreationPaths = {
  calendar: '/recreation',
  /** One opening, for who lives somewhere. */
  opening: (id: number, home = '') => withQuery(registrationPath(id), { home }),
  /** What one goes to in Toronto without registering. */
  dropIns: '/recreation/drop-in',
  /** What the levels of lessons are. */
  levels: '/recreation/levels',
};
