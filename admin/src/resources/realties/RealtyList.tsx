import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { money } from '@hanca/common/money.ts';
import { REALTY_STATUSES } from '@hanca/common/realties.ts';
import Stack from '@mui/material/Stack';
import { DataTable, type RaRecord, TextInput } from 'react-admin';
import { choicesOf, noFilter } from '../../core/choices.ts';
import { BulkDelete } from '../../crud/BulkDelete.tsx';
import type { CsvColumn } from '../../crud/csv.ts';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { wide, widest } from '../../crud/RowTitle.tsx';
import { ShowAction } from '../../crud/ShowAction.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { HomeTypeInput } from '../../fields/HomeTypeInput.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { Preview } from '../../layout/Preview.tsx';
import { HideAction } from './HideAction.tsx';
import { RealtyTitle, statusTitle } from './RealtyTitle.tsx';
import { VisibilityOfSelected } from './VisibilityOfSelected.tsx';

const PER_PAGE = 15;

const statuses = choicesOf(REALTY_STATUSES);

const visibilities = [
  { id: 'false', name: '숨기지 않음' },
  { id: 'true', name: '숨김' },
];

const filters = [
  <RegionInput key="region" source="regionId" label="지역" alwaysOn />,
  <HomeTypeInput key="type" source="reType" label="주택 유형" empty={noFilter} alwaysOn />,
  <ChoiceInput key="status" source="status" label="거래 상태" choices={statuses} empty={noFilter} alwaysOn />,
  <ChoiceInput key="hidden" source="hidden" label="숨김" choices={visibilities} empty={noFilter} alwaysOn />,
  <TextInput key="keyword" source="keyword" label="검색어" helperText={false} resettable alwaysOn />,
  <IdInput key="user" source="userId" label="회원 ID" alwaysOn />,
];

const gone = '받은 신고와 저장한 기록도 함께 사라져요.';

const bulk = (
  <>
    <VisibilityOfSelected />
    <BulkDelete name="매물" consequence={gone} />
  </>
);

const titleOf = (record: RaRecord): string => String(record.title);

const Actions = ({ realty: { id, title, hiddenReason } }: { realty: RealtySummary }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', justifyContent: 'center' }}>
    <ShowAction nameOf={titleOf} />
    <HideAction id={id} title={title} hidden={hiddenReason !== null} />
    <DeleteAction question={`이 매물을 삭제할까요? ${gone}`} nameOf={titleOf} />
  </Stack>
);

const Lister = ({ realty: { userId, userName } }: { realty: RealtySummary }) => (
  <FilterLink resource="realties" filter={{ userId }}>
    {userName}
  </FilterLink>
);

const Column = DataTable.Col<RealtySummary>;

const exported: CsvColumn<RealtySummary>[] = [
  { label: 'ID', value: ({ id }) => id },
  { label: '제목', value: ({ title }) => title },
  { label: '도시', value: ({ cityName }) => cityName },
  { label: '유형', value: ({ reTypeTitle }) => reTypeTitle },
  { label: '가격', value: ({ price }) => price },
  { label: '상태', value: ({ status }) => statusTitle(status) },
  { label: '숨긴 이유', value: ({ hiddenReason }) => hiddenReason },
  { label: '올린 사람 ID', value: ({ userId }) => userId },
  { label: '올린 사람', value: ({ userName }) => userName },
  { label: '등록일', value: ({ createdDate }) => shortDate(createdDate) },
  { label: '조회', value: ({ viewCount }) => viewCount },
];

/** The rental listings with their filters, also those that visitors do not see. */
export const RealtyList = () => (
  <RecordList
    name="매물"
    none="아직 올라온 매물이 없어요."
    filters={filters}
    actions={<ExportButton name="매물" columns={exported} />}
    perPage={PER_PAGE}
    nameOf={titleOf}
    bulk={bulk}
  >
    <Column label="No." disableSort align="right" field={RowNumber} sx={widest} />
    <Column source="id" label="ID" align="right" sx={wide} />
    <Column label="사진" disableSort render={({ thumbnail }) => <Preview path={thumbnail} width={60} />} />
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
  </RecordList>
);
