import type { Report } from '@hanca/common/contract/reports.ts';
import { titleOf } from '@hanca/common/realties.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, ResourceContextProvider, useGetList, useNotify } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useClient } from '../../core/api.ts';
import { asSave } from '../../core/call-error.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Conduct } from '../users/Conduct.tsx';
import { DecisionInputs } from './DecisionInputs.tsx';
import { bodyOf, decisionResolver, startOf } from './decision.ts';
import { ScreeningReasons } from './ScreeningReasons.tsx';
import { WAITING } from './status.ts';

interface DecideDialogProps {
  report: Report;
  onClose: () => void;
}

const Actions = ({ onClose }: { onClose: () => void }) => {
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button onClick={onClose}>취소</Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        처리하고 알리기
      </Button>
    </DialogActions>
  );
};

const Said = ({ report }: { report: Report }) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {report.realtyTitle} · {report.screening ? report.userName : titleOf(REPORT_REASONS, report.reason)}
    </Typography>
    {report.screening && <ScreeningReasons reasons={report.screening} />}
    {report.quote && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1 }}>
        “{report.quote}”
      </Typography>
    )}
    {report.text && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {report.text}
      </Typography>
    )}
    {!report.screening && (
      <Typography variant="caption" color="text.secondary" component="p">
        신고한 사람 {report.userName}
      </Typography>
    )}
    <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
      신고된 사람 {report.reportedName}
    </Typography>
  </>
);

const Decision = ({ report, others, onClose }: DecideDialogProps & { others: readonly Report[] }) => {
  const client = useClient();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  // As they were when the dialog opened: what is read later is not what was decided about.
  const [read] = useState({ report, others });

  const submit = async (values: FieldValues) => {
    setProblem('');
    try {
      const body = bodyOf(read.report, read.others, values);
      await asSave(client.reports.decide({ params: { id: report.id }, body }));
      notify('신고를 처리했어요', { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '처리하지 못했어요.');
    }
  };
  return (
    <Form
      record={{ id: report.id }}
      defaultValues={startOf(read.report, read.others)}
      resolver={decisionResolver(read.report, read.others)}
      onSubmit={submit}
    >
      <DialogContent>
        <Said report={read.report} />
        {/* In anonymous talk staff do not learn by the way who wrote. */}
        {report.reportedId > 0 && <Conduct id={report.reportedId} />}
        <DecisionInputs {...read} />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <Actions onClose={onClose} />
    </Form>
  );
};

/** One decision about a report: what becomes of the listing or comment and the account, and what both sides are told. */
export const DecideDialog = ({ report, onClose }: DecideDialogProps) => {
  const { realtyId, commentId, postId, golfJoinId } = report;
  const hasOthers = report.conversationId === null;
  const same = useGetList<Report>(
    'reports',
    {
      filter: {
        ...(golfJoinId !== null
          ? { golfJoinId }
          : postId !== null
            ? { postId }
            : commentId === null
              ? { realtyId }
              : { commentId }),
        status: WAITING,
      },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: hasOthers },
  );
  const others = hasOthers ? same.data?.filter(({ id }) => id !== report.id) : [];
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': '신고 처리' } }}
    >
      <DialogTitle>신고 처리</DialogTitle>
      {/* It opens on the page of a listing too. */}
      <ResourceContextProvider value="reports">
        <Loaded
          query={{ ...same, data: others, isPending: !others && same.isPending }}
          waiting={<Skeleton variant="rounded" height={300} sx={{ m: 3 }} />}
        >
          {(loaded) => <Decision report={report} others={loaded} onClose={onClose} />}
        </Loaded>
      </ResourceContextProvider>
    </Dialog>
  );
};
