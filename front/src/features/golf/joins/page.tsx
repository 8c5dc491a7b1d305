import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { ListSelects } from '../../../lists/list-selects.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { BoxGrid, Row, Stack } from '../../../ui/layout.tsx';
import { GolfTabs } from '../golf-tabs.tsx';
import { joinAddress as list } from './address.ts';
import styles from './join-item.module.css';
import { JoinItem } from './join-item.tsx';
import { joinPaths } from './join-paths.ts';
import type { joinList } from './list.ts';

/** Rounds with free seats that members offer each other. */
export const Component = () => {
  const data = useLoaderData<typeof joinList.load>();
  const { filter, selects, items } = data;
  const isNarrowed = Boolean(filter.day ?? filter.seats);
  const isFiltered = isNarrowed || (filter.region ?? ALL_REGIONS) !== ALL_REGIONS;
  return (
    <ListPage
      list={list}
      data={data}
      title="골프 조인"
      description="캐나다 골프장의 티타임에 함께 칠 사람을 찾아요. 날짜와 지역, 빈자리로 찾고 바로 신청해요."
      heading="골프 조인"
      lead="예약해 둔 티타임에 함께 칠 사람을 찾아요."
      searched={isNarrowed}
      counted
      above={
        <Stack>
          <GolfTabs here="joins" />
          <ListSelects list={list} filter={filter} label="조인 좁히기" selects={selects} />
          <Row>
            <ButtonLink to={joinPaths.form} tone="go">
              조인 올리기
            </ButtonLink>
            <ButtonLink to={joinPaths.mine}>내 조인</ButtonLink>
          </Row>
        </Stack>
      }
      empty={
        <Empty
          icon="pin"
          title={isFiltered ? '그런 조인이 없어요' : '올라온 조인이 아직 없어요'}
          text="예약해 둔 티타임이 있으면 먼저 올려 보세요."
        >
          {isFiltered && <ButtonLink to={list.href({ region: ALL_REGIONS }, 1)}>모든 조인 보기</ButtonLink>}
        </Empty>
      }
    >
      <BoxGrid as="ul">
        {items.map((join) => (
          <li key={join.id} className={styles.item}>
            <JoinItem join={join} />
          </li>
        ))}
      </BoxGrid>
    </ListPage>
  );
};
