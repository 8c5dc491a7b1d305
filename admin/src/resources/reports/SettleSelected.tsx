import type { Report } from '@hanca/common/contract/reports.ts';
import SettleIcon from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext } from 'react-admin';
import { useBulk } from '../../crud/bulk.ts';
import { SETTLED } from './status.ts';

/** Marks the selected reports as settled; those that are settled stay as they are. */
export const SettleSelected = () => {
  const { selectedIds, data: shown = [] } = useListContext<Report>();
  const provider = useDataProvider();
  const { run, isPending } = useBulk();
  const known = new Map(shown.map((report) => [report.id, report]));
  const waiting = selectedIds.filter((id) => known.get(Number(id))?.status !== SETTLED);

  const settle = () =>
    run({
      ids: waiting,
      act: (id) =>
        provider.update('reports', {
          id,
          data: { status: SETTLED },
          previousData: known.get(Number(id)) ?? { id },
        }),
      done: (count) => `${count}건을 처리 완료로 바꿨어요`,
      kept: (count) => `${count}건은 그대로예요`,
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
