import type { TrailTitles } from '../../crud/difference.ts';

/** How the trail reads the fields of a category for which its contract has no titles. */
export const fieldTitles: TrailTitles = {
  pid: {
    label: '상위 분류',
    choices: ({ categories }) => [
      { id: 0, name: '최상위' },
      ...categories.map(({ id, title }) => ({ id, name: title })),
    ],
  },
};
