import { golfCourses } from '../server/src/db/schema/golf-courses.ts';
import { importCourses } from '../server/src/features/golf-courses/import.ts';
import type { Setting } from './setting.ts';

/** Stores the list of courses as staff would take it over, and those that are made up. */
export const storeGolfCourses = async ({ tx, content }: Setting): Promise<void> => {
  await importCourses(tx, content.golfList);
  for (const { kind, ...course } of content.golfCourses)
    await tx.insert(golfCourses).values({
      ...course,
      kind: kind ?? 'unknown',
      ...{ windowTime: course.windowTime ?? '', phone: course.phone ?? '', url: course.url ?? '' },
      ...{ dress: course.dress ?? '', singles: course.singles ?? '', note: course.note ?? '' },
      cancelRule: course.cancelRule ?? '',
    });
};
