import { REPORT_STATUSES, type Report } from '@hanca/common/contract/reports.ts';
import { shortDate } from '@hanca/common/dates.ts';
import { decisionText } from '@hanca/common/moderation.ts';
import { titleOf } from '@hanca/common/realties.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, LinkBase, useCreatePath } from 'react-admin';
import { choicesOf } from '../../core/choices.ts';
import { FieldText } from '../../crud/FieldText.tsx';
import { FilterLink } from '../../crud/FilterLink.tsx';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { IdInput } from '../../fields/IdInput.tsx';
import { ConversationAction } from './ConversationAction.tsx';
import { ScreeningReasons } from './ScreeningReasons.tsx';
import { SettleAction } from './SettleAction.tsx';
import { reportStatusTitle, SETTLED, WAITING } from './status.ts';

const ALL = -1;

const choices = [...choicesOf(REPORT_STATUSES), { id: ALL, name: '전체' }];

const filters = [
  <ChoiceInput key="status" source="status" choices={choices} alwaysOn />,
  <IdInput key="realty" source="realtyId" alwaysOn />,
  <IdInput key="user" source="userId" alwaysOn />,
];

const settled = { filter: { status: SETTLED }, none: '처리한 신고가 없어요.' };

const Reason = ({ report }: { report: Report }) => (
  <Box sx={{ minWidth: { xs: 110, sm: 160 }, whiteSpace: 'normal' }}>
    {report.screening ? (
      <ScreeningReasons reasons={report.screening} />
    ) : (
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {titleOf(REPORT_REASONS, report.reason)}
      </Typography>
    )}
    {report.text && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 420 }}>
        {report.text}
      </Typography>
    )}
    <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'block', lg: 'none' } }}>
      {[shortDate(report.createdDate), report.userName, reportStatusTitle(report.status)].join(' · ')}
    </Typography>
    {report.status !== WAITING && (
      <Typography variant="caption" color="text.secondary" component="p">
        {[decisionText(report) || '알리지 않고 닫음', report.settledByName].filter(Boolean).join(' · ')}
      </Typography>
    )}
  </Box>
);

/** Who is reported, and how often this was. */
const About = ({ report: { reportedName, reportCount } }: { report: Report }) => (
  <Typography variant="caption" color="text.secondary" component="p">
    {reportedName}
    {reportCount > 1 && ` · 신고 ${reportCount}건`}
  </Typography>
);

const Listing = ({ report: { realtyId, realtyTitle, realtyHidden } }: { report: Report }) => {
  const createPath = useCreatePath();
  return (
    <Box sx={{ minWidth: 110, whiteSpace: 'normal', wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
      <Link
        component={LinkBase}
        to={createPath({ resource: 'realties', id: realtyId, type: 'show' })}
        underline="hover"
        sx={{ fontWeight: 550 }}
      >
        {realtyTitle}
      </Link>
      {realtyHidden && <Chip size="small" label="숨김" sx={{ ml: 0.75 }} />}
      <Box>
        <Link
          href={`/realtylist/${realtyId}`}
          target="_blank"
          rel="noopener"
          variant="caption"
          color="text.secondary"
          aria-label={`${realtyTitle} 사이트에서 보기`}
        >
          사이트에서 보기
        </Link>
      </Box>
    </Box>
  );
};

/** A post, as it was when it was reported. */
const Posted = ({ report: { postId, realtyTitle, realtyHidden, quote } }: { report: Report }) => (
  <Box
    sx={{
      minWidth: 110,
      maxWidth: 320,
      whiteSpace: 'normal',
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
    }}
  >
    <Link href={`/posts/${postId}`} target="_blank" rel="noopener" sx={{ fontWeight: 550 }}>
      {realtyTitle}
    </Link>
    {realtyHidden && <Chip size="small" label="숨김" sx={{ ml: 0.75 }} />}
    <Typography variant="body2">{quote && `“${quote}”`}</Typography>
  </Box>
);

interface QuotedProps {
  resource: 'comments' | 'golfJoins';
  id: number;
  report: Report;
}

/** The comment or the round that was reported, as it was then. */
const Quoted = ({ resource, id, report: { realtyTitle, realtyHidden, quote } }: QuotedProps) => (
  <Box sx={{ minWidth: 110, maxWidth: 320, whiteSpace: 'normal' }}>
    <Typography variant="body2" sx={{ fontWeight: 550 }}>
      <FilterLink resource={resource} filter={{ id }}>
        {realtyTitle}
      </FilterLink>
      {realtyHidden && <Chip size="small" label="숨김" sx={{ ml: 0.75 }} />}
    </Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {quote && `“${quote}”`}
    </Typography>
  </Box>
);

/** What was reported: a listing, a comment, a post, or what two members wrote to each other. */
const Subject = ({ report }: { report: Report }) => {
  const { realtyId, conversationId, commentId, postId, golfJoinId, status, screening, realtyTitle } = report;
  // Staff read a conversation as long as a report of one of the two waits.
  const isOpen = status === WAITING && !screening;
  return (
    <>
      {commentId !== null && <Quoted resource="comments" id={commentId} report={report} />}
      {golfJoinId !== null && <Quoted resource="golfJoins" id={golfJoinId} report={report} />}
      {postId !== null && <Posted report={report} />}
      {realtyId !== 0 && <Listing report={report} />}
      {conversationId !== null && (isOpen ? <ConversationAction id={conversationId} /> : realtyTitle)}
      <About report={report} />
    </>
  );
};

const Actions = ({ report }: { report: Report }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', justifyContent: 'center' }}>
    <SettleAction />
    <HistoryAction name={`${report.realtyTitle} 신고`} />
  </Stack>
);

const Column = DataTable.Col<Report>;

/** What members and screening reported; at first what was decided, as the queue has what waits. */
export const ReportList = () => (
  <RecordList bulk={null} none="아직 받은 신고가 없어요." atFirst={settled} filters={filters}>
    <Column source="createdDate" field={FieldText} sx={wide} />
    <Column source="reason" label="이유와 내용" render={(report) => <Reason report={report} />} />
    <Column source="realtyTitle" disableSort render={(report) => <Subject report={report} />} />
    <Column source="userName" disableSort sx={wide} />
    <Column source="status" field={FieldText} sx={wide} />
    <Column label="관리" disableSort align="center" render={(report) => <Actions report={report} />} />
  </RecordList>
);
