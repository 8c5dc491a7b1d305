import { useMemo } from 'react';
import { PlacesMap } from '../../ui/map/places-map.tsx';
import { CourseItem } from './course-item.tsx';
import styles from './golf-map.module.css';
import type { CourseItem as Course } from './words.ts';

const faceOf = ({ title }: Course) => ({ text: '골프', label: `골프장 ${title} 보기`, strong: true });

/** The courses of a list on a map. Only for the browser. */
export const GolfMap = ({ courses }: { courses: readonly Course[] }) => {
  const pins = useMemo(
    () => courses.flatMap((course) => (course.point ? [{ ...course, ...course.point }] : [])),
    [courses],
  );
  return (
    // Several stand in the middle of one city.
    <PlacesMap what="골프장" pins={pins} faceOf={faceOf} together>
      {(chosen) => (
        <>
          {chosen.some(({ isExact }) => !isExact) && (
            <p className={`quiet ${styles.where}`}>정확한 위치를 몰라 도시 가운데에 표시했어요.</p>
          )}
          {chosen.map((course) => (
            <CourseItem key={course.id} course={course} />
          ))}
        </>
      )}
    </PlacesMap>
  );
};
