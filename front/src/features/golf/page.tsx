import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { useLoaderData } from 'react-router-dom';
import { ListMap } from '../../lists/list-map.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { ListSelects } from '../../lists/list-selects.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { BoxGrid, Row, Stack } from '../../ui/layout.tsx';
import { golfAddress as list } from './address.ts';
import { CourseItem } from './course-item.tsx';
import { GolfTabs } from './golf-tabs.tsx';
import type { golfList } from './list.ts';
import styles from './page.module.css';

const fetchMap = async () => (await import('./golf-map.tsx')).GolfMap;

/** Golf courses: what a round costs, when bookings open and what is different from Korea. */
export const Component = () => {
  const data = useLoaderData<typeof golfList.load>();
  const { filter, selects, items, unplaced } = data;
  const isMap = filter.map === 'on';
  const isNarrowed = Boolean(filter.holes ?? filter.kind);
  const isFiltered = isNarrowed || (filter.region ?? ALL_REGIONS) !== ALL_REGIONS;
  return (
    <ListPage
      list={list}
      data={data}
      title="골프장"
      description="밴쿠버와 캐나다 골프장의 그린피와 카트, 세금까지 더한 1인 총액, 예약이 열리는 때, 복장과 취소 규정을 한국어로 봐요."
      heading="골프장"
      lead="요금과 규정, 예약이 열리는 때를 봐요."
      searched={isNarrowed || isMap}
      counted
      above={
        <Stack>
          <GolfTabs here="courses" />
          <p className="quiet">
            실시간 티타임은 아직 보여 드리지 못해요. 빈 시간은 골프장 예약 페이지에서 확인해 주세요.
          </p>
          <ListSelects list={list} filter={filter} label="골프장 좁히기" selects={selects} />
          <Row className="scripted">
            <ButtonLink to={list.href({ ...filter, map: isMap ? '' : 'on' }, 1)}>
              {isMap ? '지도 닫기' : '지도로 보기'}
            </ButtonLink>
          </Row>
          {isMap && items.length > 0 && (
            <ListMap fetchCode={fetchMap}>{(GolfMap) => <GolfMap courses={items} />}</ListMap>
          )}
          {isMap && unplaced > 0 && (
            <p className="quiet" role="note">
              위치를 모르는 {unplaced}곳은 지도에 없어요.
            </p>
          )}
        </Stack>
      }
      empty={
        <Empty
          icon="pin"
          title={isFiltered ? '그런 골프장이 없어요' : '골프장이 아직 없어요'}
          text={
            isNarrowed
              ? '홀 수나 이용 방식이 확인된 곳만 좁혀져요. 다르게 골라 보세요.'
              : '확인한 곳부터 올리고 있어요. 지금은 밴쿠버 근처부터예요.'
          }
        >
          {isFiltered && <ButtonLink to={list.href({ region: ALL_REGIONS }, 1)}>모든 골프장 보기</ButtonLink>}
        </Empty>
      }
    >
      <BoxGrid as="ul">
        {items.map((course) => (
          <li key={course.id} className={styles.course}>
            <CourseItem course={course} />
          </li>
        ))}
      </BoxGrid>
      <p className={`quiet ${styles.credit}`}>
        모르는 것은 비워 두었어요. 요금과 규정은 바뀔 수 있으니 예약하기 전에 골프장에서 확인해 주세요.
      </p>
    </ListPage>
  );
};
