import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBulk } from '../../crud/bulk.ts';
import { useSelectedRecords } from '../../crud/selection.tsx';
import { HideDialog } from './HideDialog.tsx';
import { NO_REASON, useHideCall } from './hide.ts';

const left = (count: number) => `${count}개는 그대로예요`;

/** Hides the selected listings for one reason, or shows them again; those that are so already stay as they are. */
export const VisibilityOfSelected = () => {
  const records = useSelectedRecords<RealtySummary>();
  const call = useHideCall();
  const { run, isPending } = useBulk<RealtySummary>();
  const [asking, setAsking] = useState(false);
  const toHide = records.filter(({ hiddenReason }) => hiddenReason === null);
  const toShow = records.filter(({ hiddenReason }) => hiddenReason !== null);

  const hide = (reason: string) =>
    run({
      records: toHide,
      act: ({ id }) => call(id, reason),
      done: (count) => `${count}개를 숨겼어요`,
      left,
    });

  const show = () =>
    run({
      records: toShow,
      act: ({ id }) => call(id, NO_REASON),
      done: (count) => `${count}개가 다시 보여요`,
      left,
    });

  return (
    <>
      <Button
        startIcon={<HideIcon />}
        disabled={isPending || toHide.length === 0}
        onClick={() => setAsking(true)}
      >
        숨기기
      </Button>
      <Button
        startIcon={<ShowIcon />}
        disabled={isPending || toShow.length === 0}
        onClick={() => void show()}
      >
        다시 보이기
      </Button>
      {asking && (
        <HideDialog
          subject={`선택한 매물 ${toHide.length}개`}
          onHide={hide}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
