import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { longDate } from '@hanca/common/dates.ts';
import { golfJoinPath, isRead } from '@hanca/common/golf-joins.ts';
import { DataTable } from 'react-admin';
import { FieldText } from '../../crud/FieldText.tsx';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { RowTitle, wide, widest } from '../../crud/RowTitle.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { RegionInput } from '../../fields/RegionInput.tsx';

const filters = [
  <IdInput key="id" source="id" alwaysOn />,
  <RegionInput key="region" source="regionId" alwaysOn />,
];

/** '1 / 3': members who are accepted, of the seats. */
const takenText = ({ taken, seats }: Pick<GolfJoin, 'taken' | 'seats'>): string => `${taken} / ${seats}`;

/** The name of the course leads to the page of the round as long as everybody can read that. */
const Title = ({ join }: { join: GolfJoin }) => {
  const { id, title, teeDate, userName, taken, seats, cancelledDate, hiddenReason } = join;
  const isPublic = hiddenReason === '' && isRead(Number(teeDate.time), Date.now());
  return (
    <RowTitle
      title={title}
      {...(isPublic ? { href: golfJoinPath(id) } : {})}
      note={[
        cancelledDate.time === '0' ? undefined : `취소한 날 ${longDate(cancelledDate)}`,
        hiddenReason && `숨긴 이유: ${hiddenReason}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      facts={[userName, `수락 ${takenText({ taken, seats })}`]}
    />
  );
};

const Column = DataTable.Col<GolfJoin>;

/** The rounds of all days, also those that nobody reads any more. */
export const GolfJoinList = () => (
  <RecordList none="아직 조인이 없어요." filters={filters}>
    <Column source="id" align="right" sx={wide} />
    <Column source="title" disableSort render={(join) => <Title join={join} />} />
    <Column source="teeDate" field={FieldText} />
    <Column source="userName" disableSort sx={wide} />
    <Column source="taken" disableSort sx={wide} render={takenText} />
    <Column source="note" disableSort sx={widest} />
    <Column
      label="관리"
      disableSort
      align="center"
      render={({ id }) => <HistoryAction name={`조인 ${id}`} />}
    />
  </RecordList>
);
