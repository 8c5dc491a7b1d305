import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import Stack from '@mui/material/Stack';
import { DataTable, TextInput } from 'react-admin';
import { noFilter } from '../../core/choices.ts';
import { BulkDelete } from '../../crud/BulkDelete.tsx';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { ExportButton } from '../../crud/ExportButton.tsx';
import { FieldText } from '../../crud/FieldText.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { csvColumns } from '../../crud/field-text.ts';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowLink } from '../../crud/RowLink.tsx';
import { RowNumber } from '../../crud/RowNumber.tsx';
import { wide, widest } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';
import { Preview } from '../../layout/Preview.tsx';
import { HideAction } from './HideAction.tsx';
import { RealtyTitle } from './RealtyTitle.tsx';
import { VisibilityOfSelected } from './VisibilityOfSelected.tsx';

const PER_PAGE = 15;

const visibilities = [
  { id: 'false', name: '숨기지 않음' },
  { id: 'true', name: '숨김' },
];

const filters = [
  <RegionInput key="region" source="regionId" alwaysOn />,
  <ChoiceInput key="type" source="reType" empty={noFilter} alwaysOn />,
  <ChoiceInput key="status" source="status" empty={noFilter} alwaysOn />,
  <ChoiceInput key="hidden" source="hidden" choices={visibilities} empty={noFilter} alwaysOn />,
  <TextInput key="keyword" source="keyword" helperText={false} resettable alwaysOn />,
  <IdInput key="user" source="userId" alwaysOn />,
];

const gone = '받은 신고와 저장한 기록도 함께 사라져요.';

const bulk = (
  <>
    <VisibilityOfSelected />
    <BulkDelete consequence={gone} />
  </>
);

const Actions = ({ realty: { id, title, hiddenReason } }: { realty: RealtySummary }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', justifyContent: 'center' }}>
    <RowLink type="show" />
    <HideAction id={id} title={title} hidden={hiddenReason !== null} />
    <DeleteAction question={`이 매물을 삭제할까요? ${gone}`} />
  </Stack>
);

const Lister = ({ realty: { userId, userName } }: { realty: RealtySummary }) => (
  <FilterLink resource="realties" filter={{ userId }}>
    {userName}
  </FilterLink>
);

const Column = DataTable.Col<RealtySummary>;

const exported = csvColumns<RealtySummary>('realties', [
  ...(['id', 'title', 'cityName', 'reTypeTitle', 'price', 'status', 'hiddenReason'] as const),
  ...(['bedroom', 'bathroom', 'roomKind', 'bathKind', 'furnished', 'parking'] as const),
  ...(['utilitiesIncluded', 'womenOnly'] as const),
  ...(['userId', 'userName', 'createdDate', 'viewCount'] as const),
]);

/** The rental listings with their filters, also those that visitors do not see. */
export const RealtyList = () => (
  <RecordList
    none="아직 올라온 매물이 없어요."
    filters={filters}
    actions={<ExportButton columns={exported} />}
    perPage={PER_PAGE}
    bulk={bulk}
  >
    <Column label="No." disableSort align="right" field={RowNumber} sx={widest} />
    <Column source="id" align="right" sx={wide} />
    <Column
      source="thumbnail"
      disableSort
      render={({ thumbnail }) => <Preview path={thumbnail} width={60} />}
    />
    <Column source="title" render={(realty) => <RealtyTitle realty={realty} />} />
    <Column source="cityId" render={({ cityName }) => cityName} sx={wide} />
    <Column source="reTypeTitle" disableSort sx={wide} />
    <Column source="price" align="right" render={({ price }) => money(price)} sx={wide} />
    <Column source="status" disableSort field={FieldText} sx={wide} />
    <Column source="userName" disableSort render={(realty) => <Lister realty={realty} />} sx={wide} />
    <Column source="createdDate" field={FieldText} sx={wide} />
    <Column source="expiresDate" disableSort field={FieldText} sx={widest} />
    <DataTable.NumberCol source="viewCount" disableSort sx={widest} />
    <Column label="관리" disableSort align="center" render={(realty) => <Actions realty={realty} />} />
  </RecordList>
);
