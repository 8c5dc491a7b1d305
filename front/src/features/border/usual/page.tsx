import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Empty } from '../../../ui/empty.tsx';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { HolidayPart } from '../holiday-part.tsx';
import type { loadUsual } from '../loader.ts';
import styles from './page.module.css';
import { WEEKDAYS } from './weeks.ts';

const captions = { US: '미국으로 (CBP 기록)', CA: '캐나다로 (CBSA 기록)' } as const;

/** What is usual at one crossing, by weekday and hour. */
export const Component = () => {
  const { crossing, holidays, weeks } = useLoaderData<typeof loadUsual>();
  const known = weeks.filter(({ hours }) => hours.length > 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={`${crossing.name} 보통 대기 시간`}
        description={`${crossing.name} 국경의 요일과 시간대별 보통 대기 시간이에요.`}
        canonical={paths.crossing(crossing.slug)}
      />
      <header>
        <p>
          <Link to={paths.border} className="lone-link">
            국경 대기 시간
          </Link>
        </p>
        <h1>{crossing.name}</h1>
        <p className="quiet">
          <span lang="en">{crossing.nameEn}</span> · {crossing.road}
        </p>
      </header>
      <HolidayPart holidays={holidays} />
      {known.length === 0 && (
        <Empty
          icon="gate"
          title="아직 기록이 모자라요"
          text="같은 요일, 같은 시간의 기록이 사흘 치 모이면 보통 대기 시간을 보여 드려요."
        />
      )}
      {known.map(({ direction, hours }) => (
        <div key={direction} className={`sideways ${styles.week}`}>
          <table>
            <caption>{captions[direction]}</caption>
            <thead>
              <tr>
                <th scope="col">시</th>
                {WEEKDAYS.map(([name]) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map(({ hour, cells }) => (
                <tr key={hour}>
                  <th scope="row">{hour}</th>
                  {cells.map((cell, index) => (
                    <td key={WEEKDAYS[index]?.[0]} data-level={cell?.level}>
                      {cell?.minutes ?? '·'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {known.length > 0 && (
        <p className="quiet">
          한카가 지난 12주 동안 모은 기록의 중앙값이고, 단위는 분이에요. 시각은 밴쿠버 시간이에요. 연휴에는
          다를 수 있어요.
        </p>
      )}
    </div>
  );
};
