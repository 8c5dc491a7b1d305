import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { golfJoinPath } from '@hanca/common/golf-joins.ts';
import Link from '@mui/material/Link';
import { DataTable } from 'react-admin';
import { FieldText } from '../../crud/FieldText.tsx';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';

const filters = [
  <IdInput key="id" source="id" alwaysOn />,
  <RegionInput key="region" source="regionId" alwaysOn />,
];

const Column = DataTable.Col<GolfJoin>;

/** The rounds of all days, also those that nobody reads any more. */
export const GolfJoinList = () => (
  <RecordList none="아직 조인이 없어요." filters={filters}>
    <Column source="id" align="right" sx={wide} />
    <Column
      source="title"
      disableSort
      render={({ id, title }) => (
        <Link href={golfJoinPath(id)} target="_blank" rel="noopener" underline="hover">
          {title}
        </Link>
      )}
    />
    <Column source="teeDate" field={FieldText} />
    <Column source="userName" disableSort />
    <Column source="taken" disableSort render={({ taken, seats }) => `${taken} / ${seats}`} />
    <Column source="note" disableSort sx={wide} />
    <Column source="cancelledDate" disableSort field={FieldText} sx={wide} />
    <Column source="hiddenReason" disableSort sx={wide} />
    <Column
      label="관리"
      disableSort
      align="center"
      render={({ id }) => <HistoryAction name={`조인 ${id}`} />}
    />
  </RecordList>
);
