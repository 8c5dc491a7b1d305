import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { GolfCourseCard } from '@hanca/common/contract/golf-courses.ts';
import { COURSE_KINDS } from '@hanca/common/golf.ts';
import { defineList } from '../../lists/define-list.ts';
import type { Filter } from '../../lists/list-address.ts';
import { golfAddress } from './address.ts';
import { isIn } from './is-in.ts';
import { forCourse } from './words.ts';

type GolfFilter = Filter<'region' | 'holes' | 'kind' | 'map'>;

const isWanted = ({ region, holes, kind }: GolfFilter, course: GolfCourseCard): boolean =>
  (!region || region === ALL_REGIONS || isIn(course.regionId, region)) &&
  (!holes || course.holes === Number(holes)) &&
  (!kind || course.kind === kind);

const HOLES = ['9', '18', '27', '36'];

/** Golf courses by name; a few hundred at most, so that all are on one page. */
export const golfList = defineList({
  ...golfAddress,
  fetch: async ({ call, filter }) => {
    const courses = (await call((client) => client.golfCourses.cards())).filter((one) =>
      isWanted(filter, one),
    );
    // Those of which something is known first, else by name as they come.
    const items = courses.map(forCourse).toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown));
    return {
      count: items.length,
      items,
      /** How many no map can show. */
      unplaced: items.filter(({ point }) => point === null).length,
      selects: [
        {
          name: 'holes',
          label: '홀',
          choices: HOLES.map((value) => ({ value, title: `${value}홀` })),
        },
        {
          name: 'kind',
          label: '이용',
          choices: COURSE_KINDS.filter(({ code }) => code !== 'unknown').map(({ code, title }) => ({
            value: code,
            title,
          })),
        },
      ],
    };
  },
});
