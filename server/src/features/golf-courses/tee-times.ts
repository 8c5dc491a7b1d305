import type { TeeTime } from '@hanca/common/contract/golf-courses.ts';

/**
 * Where free tee times come from. None of the systems that courses use offers them to others without a contract, so that
 * nothing is asked until there is a partner; decision 29 says which were looked at.
 */
export interface TeeTimes {
  /** The free ones of a course on a day (YYYY-MM-DD, of its calendar); null where this source does not know the course. */
  find(courseId: number, day: string): Promise<TeeTime[] | null>;
}

/** Knows no course. */
export const noTeeTimes: TeeTimes = { find: async () => null };
