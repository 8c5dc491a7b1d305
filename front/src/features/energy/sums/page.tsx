import { useLoaderData } from 'react-router-dom';
import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { SUMS } from '../energy-paths.ts';
import { EnergyTabs } from '../tabs.tsx';
import type { loadSums } from './loader.ts';
import styles from './page.module.css';

const fetchSums = async () => (await import('./sums-part.tsx')).SumsPart;

/** What is worth driving for, reckoned on the device. */
export const Component = () => {
  const data = useLoaderData<typeof loadSums>();
  const { average } = data;
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="기름값 계산"
        description="싼 주유소까지 돌아갈 만한지, 미국에서 넣으면 얼마나 아끼는지 거리와 연비, 회비, 환율, 국경 대기를 넣어 계산해요."
        canonical={SUMS}
      />
      <header className="page-head">
        <h1>기름값 계산</h1>
      </header>
      <EnergyTabs here={SUMS} />
      <p className="quiet">
        적은 것은 이 기기에서만 계산하고 보내지 않아요.
        {average && ` 기름값에는 ${average.text}을 넣어 두었어요. 내가 넣는 곳의 값으로 바꿔 주세요.`}
      </p>
      <noscript>
        <p>계산하려면 브라우저의 스크립트를 켜 주세요.</p>
      </noscript>
      <LazyPart
        fetchCode={fetchSums}
        waiting={<div className={styles.waiting} />}
        failure="계산하는 곳을 불러오지 못했어요."
      >
        {(SumsPart) => <SumsPart data={data} />}
      </LazyPart>
    </div>
  );
};
