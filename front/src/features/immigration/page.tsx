import { gridsWith } from '@hanca/common/immigration/grid.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Head } from '../../ui/head.tsx';
import { Link } from '../../ui/link.tsx';
import { CalculatorPart } from './calculator-part.tsx';
import type { loadImmigration } from './loader.ts';
import { Counsel, GridNote } from './notes.tsx';
import styles from './page.module.css';
import { BC_PNP } from './pnp/pnp-path.ts';

/** The score of Express Entry: on the device, and without any advice. */
export const Component = () => {
  const { grids: stored, ...past } = useLoaderData<typeof loadImmigration>();
  const grids = gridsWith(stored);
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="이민 점수 계산기: Express Entry CRS"
        description="한국 학력과 IELTS·CELPIP·TEF 성적으로 Express Entry CRS 점수를 계산하고, 생일과 성적 만료에 따라 점수가 언제 달라지는지 봐요."
      />
      <h1>이민 점수</h1>
      <p className={styles.lead}>
        Express Entry의 CRS 점수를 계산해요. 적은 것은 이 기기 밖으로 나가지 않아요.
      </p>
      <p className={`with-links ${styles.onward}`}>
        <Link to={paths.crsGrid}>점수표 보기</Link> <Link to={paths.rounds()}>초청 라운드 보기</Link>{' '}
        <Link to={BC_PNP}>BC PNP 초청 보기</Link>
      </p>
      <noscript>
        <p>계산기는 스크립트를 켜야 쓸 수 있어요. 점수표는 그대로 볼 수 있어요.</p>
      </noscript>
      <CalculatorPart grids={grids} past={past} />
      <div className={styles.notes}>
        <GridNote grids={grids} />
        <Counsel />
      </div>
    </div>
  );
};
