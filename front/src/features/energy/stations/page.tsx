import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { useLoaderData } from 'react-router-dom';
import { ListMap } from '../../../lists/list-map.tsx';
import { ListPage } from '../../../lists/list-page.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { BoxGrid, Row, Stack } from '../../../ui/layout.tsx';
import { FuelAlertPart } from '../../alerts/service-alert-part.tsx';
import { STATIONS } from '../energy-paths.ts';
import { NearButton } from '../near-button.tsx';
import { EnergyTabs } from '../tabs.tsx';
import { stationAddress, stationsHref } from './address.ts';
import type { stationList } from './list.ts';
import styles from './page.module.css';
import { StationItem } from './station-item.tsx';

type Data = Awaited<ReturnType<typeof stationList.load>>;

const fetchMap = async () => (await import('./station-map.tsx')).StationMap;

const Controls = ({ data: { filter, grades } }: { data: Data }) => {
  const isMap = filter.map === 'on';
  const isOpen = filter.only === 'everyone';
  const isByPrice = filter.sort === 'price';
  return (
    <>
      <Chips label="기름 종류" choices={grades} />
      <Chips
        label="회원제 주유소"
        choices={[
          { href: stationsHref({ ...filter, only: undefined }), title: '모든 주유소', chosen: !isOpen },
          { href: stationsHref({ ...filter, only: 'everyone' }), title: '회원 가격 빼기', chosen: isOpen },
        ]}
      />
      {filter.near && (
        <Chips
          label="순서"
          choices={[
            { href: stationsHref({ ...filter, sort: undefined }), title: '가까운 순', chosen: !isByPrice },
            { href: stationsHref({ ...filter, sort: 'price' }), title: '싼 순', chosen: isByPrice },
          ]}
        />
      )}
      <Row>
        {filter.near ? (
          <ButtonLink to={stationsHref({ ...filter, near: undefined })}>내 위치 끄기</ButtonLink>
        ) : (
          <NearButton hrefOf={(near) => stationsHref({ ...filter, region: ALL_REGIONS, near })} />
        )}
        <span className="scripted">
          <ButtonLink to={stationsHref({ ...filter, map: isMap ? undefined : 'on' })}>
            {isMap ? '지도 닫기' : '지도로 보기'}
          </ButtonLink>
        </span>
      </Row>
    </>
  );
};

/** Where petrol is sold and for how much, as staff and members have seen it. */
export const Component = () => {
  const data = useLoaderData<typeof stationList.load>();
  const { filter, items, query, grade, count, priced } = data;
  const { regionId = ALL_REGIONS, grade: code = 'regular' } = query;
  return (
    <>
      <ListPage
        list={stationAddress}
        data={data}
        title="주유소"
        description="캐나다 주유소의 휘발유·경유 가격을 지역이나 내 위치로 찾아 싼 순서로 봐요. 누가 언제 본 가격인지 함께 보여 드려요."
        heading="주유소 가격"
        lead="회원 두 명이 비슷하게 알려 주거나 운영팀이 본 가격만, 하루 동안 보여 드려요."
        searched={Boolean(filter.near ?? filter.map ?? filter.only)}
        counted
        above={
          <Stack>
            <EnergyTabs here={STATIONS} />
            <Controls data={data} />
            {filter.map === 'on' && count > 0 && (
              <ListMap fetchCode={fetchMap}>
                {(StationMap) => <StationMap query={query} near={filter.near ?? ''} />}
              </ListMap>
            )}
            {count > 0 && priced === 0 && (
              <p className="quiet" role="note">
                {grade} 가격을 아는 곳이 아직 없어요. 주유소를 눌러 본 가격을 알려 주세요.
              </p>
            )}
          </Stack>
        }
        empty={
          <Empty
            icon="pin"
            title="여기에는 아는 주유소가 없어요"
            text="운영팀이 주유소를 하나씩 넣고 있어요. 다른 지역을 골라 보세요."
          >
            <ButtonLink to={stationsHref({ region: ALL_REGIONS })}>모두 보기</ButtonLink>
          </Empty>
        }
      >
        <BoxGrid as="ul">
          {items.map((station) => (
            <li key={station.id} className={styles.station}>
              <StationItem station={station} />
            </li>
          ))}
        </BoxGrid>
      </ListPage>
      <div className={`wrap ${styles.alert}`}>
        <FuelAlertPart
          key={`${regionId} ${code}`}
          regionId={regionId}
          place={data.place || '캐나다 전체'}
          grade={code}
        />
      </div>
    </>
  );
};
