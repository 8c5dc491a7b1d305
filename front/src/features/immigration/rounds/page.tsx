import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RoundAlertPart } from '../../alerts/service-alert-part.tsx';
import { DrawRow } from '../draw-row.tsx';
import { Counsel } from '../notes.tsx';
import { Pool } from '../pool/pool.tsx';
import { roundAddress } from './address.ts';
import { Chart } from './chart.tsx';
import type { roundList } from './list.ts';
import styles from './page.module.css';

type Data = Awaited<ReturnType<typeof roundList.load>>;

const list = roundAddress();

/** Where the department says it itself. */
const OFFICIAL =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/rounds-invitations.html';

const Age = ({ mode, stale, credit }: Pick<Data, 'mode' | 'stale' | 'credit'>) => (
  <>
    {mode === 'demo' && (
      <Notice tone="warn" title="예시 자료예요. ">
        지금까지의 모든 라운드가 아니라, 보관해 둔 자료를 보여 드려요.
      </Notice>
    )}
    {stale && (
      <Notice tone="warn" title="오래된 자료예요. ">
        {credit?.fetched} 뒤로 새 자료를 받지 못했어요. 그 뒤의 라운드는 빠져 있을 수 있어요.
      </Notice>
    )}
  </>
);

const Rows = ({ items, stale }: Pick<Data, 'items' | 'stale'>) => (
  <ul>
    {items.map(({ number, date, day, kind, name, crs, invitations, tieBreak }) => (
      <DrawRow
        key={number}
        kind={kind}
        name={<time dateTime={date}>{day}</time>}
        least={crs}
        invited={`${invitations} 초청`}
        stale={stale}
      >
        <p>
          {number}회 · <span lang="en">{name}</span>
        </p>
        {tieBreak && <p>동점 기준: {tieBreak} 이전 등록</p>}
      </DrawRow>
    ))}
  </ul>
);

/** All rounds of invitations of Express Entry: chart, list and the pool. */
export const Component = () => {
  const data = useLoaderData<typeof roundList.load>();
  const { filter, items, years, kinds, chart, words, pool, mode, stale, credit } = data;
  const isOff = mode === 'off';
  const isNarrowed = Boolean(filter.year ?? filter.kind);
  return (
    <>
      <ListPage
        list={list}
        data={data}
        title="Express Entry 초청 라운드"
        description="Express Entry 초청 라운드의 날짜, 종류, 커트라인 CRS 점수와 초청 인원, 후보자 점수 분포를 그래프와 목록으로 봐요."
        heading="Express Entry 초청 라운드"
        lead="회차마다 초청된 가장 낮은 CRS 점수와 인원이에요."
        searched={isNarrowed}
        above={
          !isOff && (
            <>
              <Row as="p" className="with-links">
                <Link to={paths.immigration}>내 점수 계산하기</Link>
              </Row>
              <div className={styles.age}>
                <Age mode={mode} stale={stale} credit={credit} />
              </div>
              <Chips label="연도" choices={years} />
              <Chips label="종류" choices={kinds} />
              {chart && (
                <div className={stale ? styles.stale : undefined}>
                  <Chart chart={chart} words={words} />
                </div>
              )}
            </>
          )
        }
        empty={
          isOff ? (
            <Empty
              icon="score"
              title="라운드 자료가 없어요"
              text="지금은 자료를 받아 오지 않아요. 이민부의 공식 사이트에서 확인해 주세요."
            >
              <a href={OFFICIAL} className="lone-link" rel="noopener noreferrer">
                IRCC 라운드 보기
              </a>
            </Empty>
          ) : (
            <Empty icon="score" title="그런 라운드가 없어요" text="다른 연도나 종류를 골라 보세요.">
              <ButtonLink to={paths.rounds()}>모두 보기</ButtonLink>
            </Empty>
          )
        }
      >
        <Rows items={items} stale={stale} />
      </ListPage>
      <div className={`wrap ${styles.below}`}>
        {!isOff && <RoundAlertPart chosen={filter.kind} />}
        {pool && (
          <Pool title="후보자 점수 분포" pool={pool}>
            <p className="quiet">구간의 너비가 서로 달라요. 401~500점만 10점씩 나눠요.</p>
          </Pool>
        )}
        {credit && (
          <p className={`quiet with-links ${styles.credit}`}>
            출처: <a href={credit.page}>{credit.source}</a>
            {mode === 'live' && ` · ${credit.fetched}에 받음`}
            <br />
            <span lang="en">{credit.attribution}</span>
          </p>
        )}
        <Counsel />
      </div>
    </>
  );
};
