import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { money } from '@hanca/common/money.ts';
import { REALTY_STATUSES } from '@hanca/common/realties.ts';
import Stack from '@mui/material/Stack';
import { DataTable, List, type RaRecord, TextInput } from 'react-admin';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { ListEmpty, ListProblem } from '../../crud/ListNotice.tsx';
import { ListPager } from '../../crud/ListPager.tsx';
import { useRememberListSearch } from '../../crud/list-search.ts';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { ShowAction } from '../../crud/ShowAction.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { HomeTypeInput } from '../../fields/HomeTypeInput.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { HideAction } from './HideAction.tsx';
import { RealtyPhoto } from './RealtyPhoto.tsx';
import { RealtyTitle, statusTitle } from './RealtyTitle.tsx';

const PER_PAGE = 15;

const all = { value: '', text: '전체' } as const;

const statuses = REALTY_STATUSES.map(({ value, title }) => ({ id: value, name: title }));

const visibilities = [
  { id: 'false', name: '숨기지 않음' },
  { id: 'true', name: '숨김' },
];

const filters = [
  <RegionInput key="region" source="regionId" label="지역" alwaysOn />,
  <HomeTypeInput key="type" source="reType" label="주택 유형" empty={all} alwaysOn />,
  <ChoiceInput key="status" source="status" label="거래 상태" choices={statuses} empty={all} alwaysOn />,
  <ChoiceInput key="hidden" source="hidden" label="숨김" choices={visibilities} empty={all} alwaysOn />,
  <TextInput key="keyword" source="keyword" label="검색어" helperText={false} resettable alwaysOn />,
  <IdInput key="user" source="userId" label="회원 ID" alwaysOn />,
];

const titleOf = (record: RaRecord): string => String(record.title);

const Actions = ({ realty: { id, title, hiddenReason } }: { realty: RealtySummary }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', justifyContent: 'center' }}>
    <ShowAction nameOf={titleOf} />
    <HideAction id={id} title={title} hidden={hiddenReason !== null} />
    <DeleteAction
      question="이 매물을 삭제할까요? 받은 신고와 저장한 기록도 함께 사라져요."
      nameOf={titleOf}
    />
  </Stack>
);

const Lister = ({ realty: { userId, userName } }: { realty: RealtySummary }) => (
  <FilterLink resource="realties" filter={{ userId }}>
    {userName}
  </FilterLink>
);

const Column = DataTable.Col<RealtySummary>;

/** On narrow screens the title says these too, or the listing's page does. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const widest = { display: { xs: 'none', lg: 'table-cell' } } as const;

/** The rental listings with their filters, also those that visitors do not see. */
export const RealtyList = () => {
  useRememberListSearch('realties');
  return (
    <>
      <ScreenTitle text="매물 목록" />
      <List
        title={false}
        filters={filters}
        actions={false}
        pagination={<ListPager />}
        perPage={PER_PAGE}
        sort={{ field: 'id', order: 'DESC' }}
        exporter={false}
        storeKey={false}
        empty={false}
        error={<ListProblem />}
        sx={{ '& form .filter-field': { width: { xs: 'calc(50% - 4px)', sm: 160 } } }}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          empty={<ListEmpty name="매물" none="아직 올라온 매물이 없어요." />}
          sx={{
            overflowX: 'auto',
            '& th, & td': { px: 0.75 },
            '& td:not(.column-title)': { whiteSpace: 'nowrap' },
          }}
        >
          <Column label="No." disableSort align="right" field={RowNumber} sx={widest} />
          <Column source="id" label="ID" align="right" sx={wide} />
          <Column label="사진" disableSort render={({ thumbnail }) => <RealtyPhoto path={thumbnail} />} />
          <Column source="title" label="제목" render={(realty) => <RealtyTitle realty={realty} />} />
          <Column source="cityId" label="도시" render={({ cityName }) => cityName} sx={wide} />
          <Column source="reTypeTitle" label="유형" disableSort sx={wide} />
          <Column source="price" label="가격" align="right" render={({ price }) => money(price)} sx={wide} />
          <Column label="상태" disableSort render={({ status }) => statusTitle(status)} sx={wide} />
          <Column label="올린 사람" disableSort render={(realty) => <Lister realty={realty} />} sx={wide} />
          <Column
            source="createdDate"
            label="등록일"
            render={({ createdDate }) => shortDate(createdDate)}
            sx={wide}
          />
          <Column
            label="노출 기한"
            disableSort
            render={({ expiresDate }) => (expiresDate ? shortDate(expiresDate) : '')}
            sx={widest}
          />
          <Column
            label="조회"
            disableSort
            align="right"
            render={({ viewCount }) => viewCount?.toLocaleString('ko-KR') ?? ''}
            sx={widest}
          />
          <Column label="관리" disableSort align="center" render={(realty) => <Actions realty={realty} />} />
        </DataTable>
      </List>
    </>
  );
};
