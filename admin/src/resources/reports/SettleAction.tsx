import type { Report } from '@hanca/common/contract/reports.ts';
import SettleIcon from '@mui/icons-material/GavelOutlined';
import ReopenIcon from '@mui/icons-material/RestartAlt';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { DecideDialog } from './DecideDialog.tsx';
import { SETTLED, WAITING } from './status.ts';

/** Opens the decision about the report of this row, or lets a settled one wait again. */
export const SettleAction = () => {
  const report = useRecordContext<Report>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<Report>();
  const [deciding, setDeciding] = useState<Report>();
  if (!report) return null;
  const settled = report.status === SETTLED;
  const words = settled ? '다시 열기' : '처리';
  const Icon = settled ? ReopenIcon : SettleIcon;

  const close = () => {
    setDeciding(undefined);
    // Not before: a row that is no longer listed would take what the dialog says along.
    refresh();
  };

  const reopen = () =>
    update(
      'reports',
      { id: report.id, data: { status: WAITING }, previousData: report },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('신고를 다시 열었어요', { type: 'success' });
          refresh();
        },
        onError: (error: unknown) => {
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
          refresh();
        },
      },
    );

  return (
    <>
      <Tooltip title={words}>
        <span>
          <IconButton
            size="small"
            aria-label={`${report.realtyTitle} 신고 ${words}`}
            disabled={isPending}
            onClick={() => (settled ? void reopen() : setDeciding(report))}
          >
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {deciding && <DecideDialog report={deciding} onClose={close} />}
    </>
  );
};
