// Profiles whose points were worked by hand: tests hold the grid to them, and staff see which of them another grid changes.

import type { Levels } from './clb.ts';
import type { CrsProfile } from './crs.ts';

const four = (listening: number, reading: number, writing: number, speaking: number): Levels => ({
  ...{ listening, reading, writing, speaking },
});
const clb = (level: number): Levels => four(level, level, level, level);

/** Thirty years old, with a bachelor's degree and English at CLB 9. */
export const BASE: CrsProfile = {
  ...{ age: 30, education: 'bachelor', english: clb(9), french: null, canadianYears: 0, foreignYears: 0 },
  ...{ certificate: false, study: 'none', sibling: false, nomination: false, others: [], spouse: null },
};
/** Somebody who comes along and brings no points. */
export const PARTNER: NonNullable<CrsProfile['spouse']> = {
  education: 'none',
  levels: null,
  canadianYears: 0,
};

/** What differs from `BASE`, and its points, worked by hand from the grid of 2025-03-25: core, spouse, transferability, additional. */
export const WORKED: readonly [Partial<CrsProfile>, [number, number, number, number]][] = [
  // Ages, with 120 for a bachelor's degree and 4 x 31 for CLB 9.
  [{}, [349, 0, 25, 0]],
  [{ age: 17 }, [244, 0, 25, 0]],
  [{ age: 18 }, [343, 0, 25, 0]],
  [{ age: 19 }, [349, 0, 25, 0]],
  [{ age: 20 }, [354, 0, 25, 0]],
  [{ age: 29 }, [354, 0, 25, 0]],
  [{ age: 40 }, [294, 0, 25, 0]],
  [{ age: 44 }, [250, 0, 25, 0]],
  [{ age: 45 }, [244, 0, 25, 0]],
  [{ age: 39, english: clb(10) }, [311, 0, 25, 0]],
  // Education, languages and work.
  [{ age: 35, education: 'master', english: clb(10), foreignYears: 3 }, [348, 0, 100, 0]],
  [{ age: 33, education: 'doctoral', english: clb(8), foreignYears: 2 }, [330, 0, 38, 0]],
  [{ age: 27, education: 'twoYear', english: clb(7), canadianYears: 1 }, [316, 0, 26, 0]],
  [{ age: 27, education: 'oneYear', english: clb(6), canadianYears: 2 }, [289, 0, 25, 0]],
  [{ age: 25, education: 'none', english: clb(3) }, [110, 0, 0, 0]],
  [{ age: 25, english: null, foreignYears: 3 }, [230, 0, 0, 0]],
  [{ english: four(9, 8, 7, 7) }, [313, 0, 13, 0]],
  [{ english: four(10, 10, 9, 6) }, [333, 0, 0, 0]],
  [{ age: 31, education: 'twoOrMore', canadianYears: 1, foreignYears: 1 }, [391, 0, 88, 0]],
  [{ age: 32, education: 'master', canadianYears: 2, foreignYears: 3 }, [406, 0, 100, 0]],
  [{ age: 36, english: clb(8), canadianYears: 5, foreignYears: 5 }, [364, 0, 88, 0]],
  [{ age: 38, canadianYears: 4 }, [377, 0, 50, 0]],
  [{ age: 34, english: clb(8), canadianYears: 1, foreignYears: 2 }, [335, 0, 52, 0]],
  [{ age: 37, education: 'master', english: clb(6), canadianYears: 1, foreignYears: 4 }, [277, 0, 50, 0]],
  // A certificate of qualification.
  [{ age: 27, education: 'secondary', english: clb(4), canadianYears: 3, certificate: true }, [228, 0, 0, 0]],
  [
    { age: 27, education: 'secondary', english: clb(5), canadianYears: 3, certificate: true },
    [228, 0, 25, 0],
  ],
  [
    { age: 27, education: 'secondary', english: clb(7), canadianYears: 3, certificate: true },
    [272, 0, 50, 0],
  ],
  [{ age: 32, education: 'master', canadianYears: 2, foreignYears: 3, certificate: true }, [406, 0, 100, 0]],
  // French.
  [{ french: clb(7) }, [361, 0, 25, 50]],
  [{ english: null, french: clb(7) }, [293, 0, 13, 25]],
  [{ english: clb(4), french: clb(9) }, [349, 0, 25, 25]],
  [{ english: clb(5), french: clb(8) }, [321, 0, 13, 50]],
  [{ french: clb(6) }, [353, 0, 25, 0]],
  [{ french: four(7, 7, 7, 6) }, [359, 0, 25, 0]],
  [{ english: clb(10), french: clb(10) }, [385, 0, 25, 50]],
  [{ english: four(5, 5, 5, 4), french: clb(9) }, [352, 0, 25, 25]],
  // Additional points.
  [{ sibling: true }, [349, 0, 25, 15]],
  [{ study: 'short' }, [349, 0, 25, 15]],
  [{ study: 'long' }, [349, 0, 25, 30]],
  [{ nomination: true }, [349, 0, 25, 600]],
  [{ nomination: true, sibling: true, french: clb(7) }, [361, 0, 25, 600]],
  [{ sibling: true, study: 'long', french: clb(7) }, [361, 0, 25, 95]],
  // A spouse.
  [{ spouse: PARTNER }, [323, 0, 25, 0]],
  [{ spouse: { education: 'bachelor', levels: clb(7), canadianYears: 0 } }, [323, 20, 25, 0]],
  [{ spouse: { education: 'master', levels: clb(9), canadianYears: 5 } }, [323, 40, 25, 0]],
  [{ spouse: { education: 'doctoral', levels: clb(5), canadianYears: 1 } }, [323, 19, 25, 0]],
  [{ spouse: { education: 'twoOrMore', levels: clb(10), canadianYears: 3 } }, [323, 37, 25, 0]],
  [{ spouse: { education: 'secondary', levels: four(4, 5, 7, 9), canadianYears: 2 } }, [323, 18, 25, 0]],
  [
    {
      ...{ age: 40, education: 'oneYear', english: clb(6), canadianYears: 1 },
      spouse: { education: 'twoYear', levels: clb(4), canadianYears: 4 },
    },
    [196, 16, 13, 0],
  ],
  [
    {
      ...{ age: 43, education: 'secondary', english: clb(8), canadianYears: 2, foreignYears: 3 },
      spouse: { education: 'oneYear', levels: clb(8), canadianYears: 0 },
    },
    [177, 18, 50, 0],
  ],
  // French is the first language here: 4 x 32, and English 22.
  [{ french: clb(10), spouse: PARTNER }, [357, 0, 25, 50]],
  // The most that there is.
  [
    {
      ...{ age: 25, education: 'doctoral', english: clb(10), french: clb(10), canadianYears: 5 },
      ...{ foreignYears: 3, nomination: true },
    },
    [500, 0, 100, 600],
  ],
  [
    {
      ...{ age: 25, education: 'doctoral', english: clb(10), french: clb(10), canadianYears: 5 },
      ...{ foreignYears: 3, nomination: true },
      spouse: { education: 'doctoral', levels: clb(10), canadianYears: 5 },
    },
    [460, 40, 100, 600],
  ],
];
