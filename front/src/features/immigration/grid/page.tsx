import { EQUIVALENCES, TESTS } from '@hanca/common/immigration/clb.ts';
import { dayOf, dayText } from '@hanca/common/immigration/days.ts';
import { type CrsGrid, gridOn, gridsWith } from '@hanca/common/immigration/grid.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import type { loadGrid } from '../loader.ts';
import { Counsel, GridNote } from '../notes.tsx';
import { testTitles } from '../words.ts';
import { LevelTable } from './level-table.tsx';
import styles from './page.module.css';
import { PointsTable } from './points-table.tsx';
import { coreTables, spouseTables, transferTables } from './tables.ts';

const Additional = ({ additional }: { additional: CrsGrid['additional'] }) => {
  const { french, study } = additional;
  return (
    <PointsTable
      title="추가 점수"
      columns={['점수']}
      rows={[
        ['주정부 추천(PNP)', additional.nomination],
        [`프랑스어 NCLC ${french.level} 이상, 영어 CLB ${french.english} 이상`, french.points[1]],
        [`프랑스어 NCLC ${french.level} 이상, 영어는 그보다 낮거나 없음`, french.points[0]],
        ['캐나다에서 마친 3년 이상 과정이나 석사 이상', study.long],
        ['캐나다에서 마친 1~2년 과정', study.short],
        ['캐나다에 사는 시민권자·영주권자 형제자매', additional.sibling],
        ...additional.others.map(({ title, points }): [string, number] => [title, points]),
      ]}
    />
  );
};

const GridTables = ({ grid }: { grid: CrsGrid }) => (
  <>
    <h2>
      본인 (최대 {grid.core.max[1]}점, 배우자와 함께면 {grid.core.max[0]}점)
    </h2>
    {coreTables(grid).map((table) => (
      <PointsTable key={table.title} {...table} />
    ))}
    <h2>배우자·동반자 (최대 {grid.spouse.max}점)</h2>
    {spouseTables(grid).map((table) => (
      <PointsTable key={table.title} {...table} />
    ))}
    <h2>기술 이전성 (최대 {grid.transfer.max}점)</h2>
    <p>
      언어, 캐나다 경력과 함께 있을 때 더해요. 학력, 해외 경력, 기능 자격증은 각각 {grid.transfer.partMax}
      점까지예요.
    </p>
    {transferTables(grid).map((table) => (
      <PointsTable key={table.title} {...table} />
    ))}
    <h2>추가 점수 (최대 {grid.additional.max}점)</h2>
    <Additional additional={grid.additional} />
  </>
);

/** The points as they are published, and the levels of tests, to be read without scripts. */
export const Component = () => {
  const grids = gridsWith(useLoaderData<typeof loadGrid>());
  const today = dayOf(Date.now());
  const grid = gridOn(today, grids);
  const coming = grids.findLast(({ from }) => from > today);
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title="CRS 점수표와 언어 등급표"
        description="Express Entry CRS 점수표 전체와 IELTS·CELPIP·PTE·TEF·TCF 성적이 CLB·NCLC 몇 등급인지 한국어로 정리했어요."
      />
      <h1>CRS 점수표</h1>
      <p className={`with-links ${styles.lead}`}>
        Express Entry는 이 점수가 높은 순서로 초청해요. <Link to={paths.immigration}>내 점수 계산하기</Link>
      </p>
      <GridNote grids={grids} />
      <p className={`quiet with-links ${styles.lead}`}>
        {dayText(grid.from)}부터 쓰는 점수표예요. 출처:{' '}
        <a href={grid.source} lang="en" rel="noopener noreferrer">
          IRCC, Comprehensive Ranking System (CRS) criteria
        </a>
      </p>
      {coming && (
        <p className="quiet">
          {dayText(coming.from)}부터는 점수표가 바뀌어요. 점수 시계는 달마다 그때의 점수표로 계산해요.
        </p>
      )}
      <GridTables grid={grid} />
      <h2>언어 등급표</h2>
      <p className="quiet with-links">
        그 등급을 받는 가장 낮은 점수예요. TEF는 2023년 12월 11일부터 본 시험의 점수예요. 출처:{' '}
        <a href={EQUIVALENCES} lang="en" rel="noopener noreferrer">
          IRCC, Language test equivalency charts
        </a>
      </p>
      {TESTS.map((test) => (
        <LevelTable key={test} test={test} title={testTitles[test]} />
      ))}
      <div className={styles.counsel}>
        <Counsel />
      </div>
    </div>
  );
};
