import type { Report } from '@hanca/common/contract/reports.ts';
import ReopenIcon from '@mui/icons-material/RestartAlt';
import SettleIcon from '@mui/icons-material/TaskAlt';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { HttpError, useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { useDeselect } from '../../crud/selection.tsx';
import { SETTLED, WAITING } from './status.ts';

/** Marks the report of this row as settled, or a settled one as waiting again. */
export const SettleAction = () => {
  const report = useRecordContext<Report>();
  const notify = useNotify();
  const refresh = useRefresh();
  const deselect = useDeselect('reports');
  const [update, { isPending }] = useUpdate<Report>();
  if (!report) return null;
  const settled = report.status === SETTLED;
  const words = settled ? '다시 열기' : '처리 완료';
  const Icon = settled ? ReopenIcon : SettleIcon;

  const act = () =>
    update(
      'reports',
      { id: report.id, data: { status: settled ? WAITING : SETTLED }, previousData: report },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          deselect(report.id);
          notify(settled ? '신고를 다시 열었어요' : '처리 완료로 바꿨어요', { type: 'success' });
          refresh();
        },
        onError: (error: unknown) => {
          if (error instanceof HttpError && error.status === 409) {
            notify('그사이 신고 내용이 바뀌어서 새로 불러왔어요. 다시 읽고 처리해 주세요.', {
              type: 'warning',
            });
            refresh();
            return;
          }
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
        },
      },
    );

  return (
    <Tooltip title={words}>
      <span>
        <IconButton
          size="small"
          aria-label={`${report.realtyTitle} 신고 ${words}`}
          disabled={isPending}
          onClick={() => void act()}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};
