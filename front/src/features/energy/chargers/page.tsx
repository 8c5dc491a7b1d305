import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { useLoaderData } from 'react-router-dom';
import { ListMap } from '../../../lists/list-map.tsx';
import { ListPage } from '../../../lists/list-page.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Age } from '../../../ui/feed-age.tsx';
import { BoxGrid, Row, Stack } from '../../../ui/layout.tsx';
import { CHARGERS } from '../energy-paths.ts';
import { NearButton } from '../near-button.tsx';
import { EnergyTabs } from '../tabs.tsx';
import { ANY, chargerAddress } from './address.ts';
import { ChargerItem } from './charger-item.tsx';
import type { chargerList } from './list.ts';
import { useOwnPlugs } from './own-plugs.ts';
import styles from './page.module.css';

type Data = Awaited<ReturnType<typeof chargerList.load>>;

const list = chargerAddress();

/** Where the department says it itself. */
const OFFICIAL = 'https://afdc.energy.gov/stations#/find/nearest?country=CA&fuel=ELEC';

const fetchMap = async () => (await import('./charger-map.tsx')).ChargerMap;

const Controls = ({ data: { filter, plugs, powers, networks, narrowed } }: { data: Data }) => {
  const isMap = filter.map === 'on';
  return (
    <>
      <details className={styles.filters}>
        <summary>조건{narrowed > 0 && ` ${narrowed}개`} 고르기</summary>
        <div className={styles.choices}>
          <Chips label="플러그" choices={plugs} />
          <p className="quiet">
            내 차에 맞는 플러그를 골라 주세요. 어댑터로 쓰는 것도 함께 고를 수 있고, 이 기기가 기억해요.
          </p>
          <Chips label="출력" choices={powers} />
          {networks.length > 1 && <Chips label="운영사" choices={networks} />}
        </div>
      </details>
      <Row>
        {filter.near ? (
          <ButtonLink to={list.href({ ...filter, near: '' }, 1)}>거리순 끄기</ButtonLink>
        ) : (
          <NearButton hrefOf={(near) => list.href({ ...filter, region: ALL_REGIONS, near }, 1)} />
        )}
        <span className="scripted">
          <ButtonLink to={list.href({ ...filter, map: isMap ? '' : 'on' }, 1)}>
            {isMap ? '지도 닫기' : '지도로 보기'}
          </ButtonLink>
        </span>
      </Row>
    </>
  );
};

/** Public chargers of electric cars, as a list and on a map. */
export const Component = () => {
  const data = useLoaderData<typeof chargerList.load>();
  const { filter, items, unknown, query, mode, stale, credit, count, absent } = data;
  useOwnPlugs(filter);
  const isOff = mode === 'off';
  const isNarrowed = Boolean((filter.plug && filter.plug !== ANY) || filter.power || filter.network);
  return (
    <>
      <ListPage
        list={list}
        data={data}
        title="전기차 충전소"
        description="밴쿠버와 BC의 전기차 충전소를 내 차의 플러그와 출력으로 골라 목록과 지도로 봐요. 운영 시간과 요금, 마지막으로 확인한 날도 함께 보여 드려요."
        heading="전기차 충전소"
        lead="지금 비어 있는지는 알 수 없어요. 떠나기 전에 운영사 앱에서 확인해 주세요."
        searched={isNarrowed || Boolean(filter.near ?? filter.map ?? filter.plug)}
        counted
        above={
          <Stack>
            <EnergyTabs here={CHARGERS} />
            <Age
              mode={mode}
              stale={stale}
              since={credit?.fetched ?? ''}
              example="2023년 10월의 밴쿠버 근처 자료예요. 없어진 곳이 있을 수 있어요."
            />
            {!isOff && <Controls data={data} />}
            {!isOff && filter.map === 'on' && count > 0 && (
              <ListMap fetchCode={fetchMap}>
                {(ChargerMap) => <ChargerMap query={query} near={filter.near ?? ''} />}
              </ListMap>
            )}
            {unknown > 0 && (
              <p className="quiet" role="note">
                출력이 알려지지 않은 급속 충전소 {grouped(unknown)}곳은 뺐어요.
              </p>
            )}
          </Stack>
        }
        empty={
          isOff ? (
            <Empty
              icon="pin"
              title={`충전소 ${absent?.title ?? '자료가 아직 없어요'}`}
              text={`${absent?.text ?? ''} 미국 에너지부와 캐나다 천연자원부의 찾기에서 볼 수 있어요.`}
            >
              <a href={OFFICIAL} className="lone-link" rel="noopener noreferrer">
                AFDC 충전소 찾기
              </a>
            </Empty>
          ) : (
            <Empty
              icon="pin"
              title="그런 충전소가 없어요"
              text="다른 플러그나 출력, 지역을 골라 보세요. 지금은 BC의 충전소만 있어요."
            >
              <ButtonLink to={list.href({ region: ALL_REGIONS, plug: ANY }, 1)}>모두 보기</ButtonLink>
            </Empty>
          )
        }
      >
        <BoxGrid as="ul" className={mode === 'live' && stale ? styles.stale : ''}>
          {items.map((charger) => (
            <li key={charger.id} className={styles.charger}>
              <ChargerItem charger={charger} />
            </li>
          ))}
        </BoxGrid>
      </ListPage>
      {credit && (
        <p className={`wrap quiet with-links ${styles.credit}`}>
          출처: <a href={credit.page}>{credit.source}</a>
          {mode === 'live' && ` · ${credit.fetched}에 받음`}
          <br />
          <span lang="en">{credit.attribution}</span>
        </p>
      )}
    </>
  );
};
