import { useLoaderData } from 'react-router-dom';
import { RegionLink } from '../../lists/region-link.tsx';
import { withQuery } from '../../paths.ts';
import { Chips } from '../../ui/chip.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Age } from '../../ui/feed-age.tsx';
import { Head } from '../../ui/head.tsx';
import type { AverageRow } from './averages.ts';
import { ENERGY } from './energy-paths.ts';
import type { loadEnergy } from './loader.ts';
import styles from './page.module.css';
import { EnergyTabs } from './tabs.tsx';

/** Where the ministry says it itself. */
const OFFICIAL = 'https://www2.nrcan.gc.ca/eneene/sources/pripri/prices_bycity_e.cfm?productID=1';

const Change = ({ change: { text, way } }: Pick<AverageRow, 'change'>) =>
  text && (
    <p className={`${styles.change} ${styles[way] ?? ''}`}>
      {way !== 'same' && <span aria-hidden="true">{way === 'up' ? '▲ ' : '▼ '}</span>}
      {text}
    </p>
  );

const Trend = ({ trend: { box, line, last, words } }: { trend: NonNullable<AverageRow['trend']> }) => (
  <svg className={styles.trend} viewBox={box} role="img" aria-label={words}>
    <polyline points={line} />
    <circle cx={last.x} cy={last.y} r="3.5" />
  </svg>
);

/** The city that the reader cares for most. */
const First = ({ row, fuel }: { row: AverageRow; fuel: string }) => (
  <section className={row.stale ? `${styles.first} ${styles.stale}` : styles.first} aria-labelledby="first">
    <div>
      <h2 id="first">
        {row.city} {fuel} 평균
      </h2>
      <p className={styles.cents}>
        {row.cents}
        <small> / L</small>
      </p>
      <Change change={row.change} />
      <p className="quiet">{row.week}</p>
    </div>
    {row.trend && (
      <figure>
        <Trend trend={row.trend} />
        <figcaption className="quiet">최근 {row.trend.count}주</figcaption>
      </figure>
    )}
  </section>
);

/** What petrol costs on average, where the reader is first. */
export const Component = () => {
  const { filter, place, fuel, grades, first, others, absent, since, mode, stale, credit } =
    useLoaderData<typeof loadEnergy>();
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="주유 가격"
        description="밴쿠버와 캐나다 여러 도시의 휘발유·경유 주간 평균 가격과 최근 흐름을 봐요. 출처와 기준 날짜를 함께 보여 드려요."
        canonical={withQuery(ENERGY, { fuel: filter.fuel })}
        unlisted={mode === 'off'}
      />
      <header className="page-head">
        <h1>주유 가격</h1>
        <RegionLink place={place} back={withQuery(ENERGY, { fuel: filter.fuel })} />
      </header>
      <EnergyTabs here={ENERGY} />
      <Chips label="기름 종류" choices={grades} />
      <Age
        mode={mode}
        stale={stale}
        since={since}
        example="지금의 값이 아니에요. 화면이 어떻게 보이는지만 알려 드려요."
      />
      {first ? (
        <>
          <First row={first} fuel={fuel} />
          {others.length > 0 && (
            <section aria-labelledby="cities">
              <h2 id="cities">다른 도시</h2>
              <ul className={styles.cities}>
                {others.map((row) => (
                  <li key={row.regionId} className={row.stale ? styles.stale : undefined}>
                    <span>{row.city}</span>
                    <span className={styles.figure}>{row.cents}</span>
                    <Change change={row.change} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <Empty
          icon="pin"
          title={`${fuel} 가격 ${absent?.title ?? '자료가 아직 없어요'}`}
          text={`${absent?.text ?? ''} 천연자원부 사이트에서 도시별 평균을 볼 수 있어요.`}
        >
          <a href={OFFICIAL} className="lone-link" rel="noopener noreferrer">
            NRCan 가격 보기
          </a>
        </Empty>
      )}
      {credit && (
        <p className={`quiet with-links ${styles.credit}`}>
          도시별 일주일 평균이고 세금이 든 값이에요. 주유소마다 값이 달라요. 출처:{' '}
          <a href={credit.page}>{credit.source}</a>
          {mode === 'live' && ` · ${credit.fetched}에 받음`}
          <br />
          <span lang="en">{credit.attribution}</span>
        </p>
      )}
    </div>
  );
};
