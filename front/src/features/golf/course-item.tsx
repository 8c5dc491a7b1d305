import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './course-item.module.css';
import { golfPaths } from './golf-paths.ts';
import type { CourseItem as Item } from './words.ts';

/** A course in a list or on the map: where it is, what it costs, when bookings open. */
export const CourseItem = ({ course }: { course: Item }) => (
  <>
    <Link to={golfPaths.course(course.id)} className={styles.name}>
      <h2>{course.title}</h2>
    </Link>
    <p className={styles.facts}>{course.facts}</p>
    {course.fees.length > 0 && (
      <Row as="ul" gap={3} className={styles.fees}>
        {course.fees.map(({ title, fee }) => (
          <li key={title}>
            <span>{title}</span> <strong>{fee}</strong>
          </li>
        ))}
      </Row>
    )}
    {course.full && <p className={styles.full}>{course.full}</p>}
    {course.window && <p className={styles.window}>예약은 {course.window}에 열려요</p>}
    {!course.isKnown && <p className="quiet">요금과 규정은 아직 확인하지 못했어요.</p>}
    <p className="quiet">
      출처: {course.source} · {course.checked}에 적음
    </p>
  </>
);
