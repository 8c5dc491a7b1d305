import { ANSWERED_APPEAL, type Appeal, WAITING_APPEAL } from '@hanca/common/contract/appeals.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { decisionText } from '@hanca/common/moderation.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { AppealAction } from './AppealAction.tsx';

const choices = [
  { id: WAITING_APPEAL, name: '답을 기다려요' },
  { id: ANSWERED_APPEAL, name: '답했어요' },
  { id: -1, name: '전체' },
];

const filters = [<ChoiceInput key="status" source="status" label="상태" choices={choices} alwaysOn />];

const answered = { filter: { status: ANSWERED_APPEAL }, none: '답한 이의가 없어요.' };

/** '조치 3번'; '' in anonymous talk. */
const strikesText = ({ strikeCount }: Appeal): string => (strikeCount > 0 ? `조치 ${strikeCount}번` : '');

const Words = ({ appeal }: { appeal: Appeal }) => (
  <Box sx={{ minWidth: 140, maxWidth: 460, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {appeal.title}
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
      {appeal.appeal}
    </Typography>
    <Typography variant="caption" color="text.secondary">
      {[shortDate(appeal.appealedDate), appeal.userName, strikesText(appeal), decisionText(appeal)]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </Box>
);

const stateText = ({ answer, lifted }: Appeal): string => {
  if (!answer) return '답을 기다려요';
  return lifted ? '되돌렸어요' : '그대로 뒀어요';
};

const Column = DataTable.Col<Appeal>;

/** What members say against decisions; at first what was answered, as the queue has what waits. */
export const AppealList = () => (
  <RecordList bulk={null} none="아직 받은 이의가 없어요." atFirst={answered} filters={filters}>
    <Column source="appeal" disableSort render={(appeal) => <Words appeal={appeal} />} />
    <Column source="lifted" label="상태" disableSort render={stateText} sx={wide} />
    <Column
      label="관리"
      disableSort
      align="center"
      render={(appeal) => (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center' }}>
          <AppealAction appeal={appeal} />
          <HistoryAction name={`${appeal.title} 이의`} />
        </Stack>
      )}
    />
  </RecordList>
);
