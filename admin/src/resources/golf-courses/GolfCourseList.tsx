import { CrudList } from '../../crud/CrudList.tsx';
import { ImportButton } from '../../crud/ImportButton.tsx';

const columns = ['title', 'regionId', 'holes', 'weekdayFee', 'weekendFee', 'windowDays'];

const EXAMPLE = `course,city,source,holes,weekday,weekend,cart,tax,window_days,window_time,booking_url
Example Golf Course,Burnaby,골프장 안내 2026-11,18,68.00,78.00,22,5,7,19:00,https://golf.example.org/`;

/** Golf courses; a file adds many at once, and changes what it has columns for. */
export const GolfCourseList = () => (
  <CrudList
    columns={columns}
    actions={
      <ImportButton
        resource="golfCourses"
        title="골프장을 CSV로 넣기"
        explanation="course, city, source는 꼭 있어야 하고, 모르는 칸은 비워 두세요. 도시와 이름이 같으면 파일에 있는 열만 고쳐요."
        example={EXAMPLE}
      />
    }
  />
);
