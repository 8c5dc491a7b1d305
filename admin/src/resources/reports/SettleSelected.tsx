import type { Report } from '@hanca/common/contract/reports.ts';
import SettleIcon from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useDataProvider } from 'react-admin';
import { useBulk } from '../../crud/bulk.ts';
import { useSelectedRecords } from '../../crud/selection.tsx';
import { SETTLED } from './status.ts';

/** Marks the selected reports as settled, as far as nobody wrote them anew; those that are settled stay as they are. */
export const SettleSelected = () => {
  const records = useSelectedRecords<Report>();
  const provider = useDataProvider();
  const { run, isPending } = useBulk<Report>();
  const waiting = records.filter(({ status }) => status !== SETTLED);

  const settle = () =>
    run({
      records: waiting,
      act: (report) =>
        provider.update('reports', { id: report.id, data: { status: SETTLED }, previousData: report }),
      done: (count) => `${count}건을 처리 완료로 바꿨어요`,
      left: (count) => `${count}건은 그대로예요`,
    });

  return (
    <Button
      startIcon={<SettleIcon />}
      loading={isPending}
      loadingPosition="start"
      disabled={waiting.length === 0}
      onClick={() => void settle()}
    >
      처리 완료
    </Button>
  );
};
