import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useBulk } from '../../crud/bulk.ts';
import { HideDialog } from './HideDialog.tsx';
import { NO_REASON, useHideCall } from './hide.ts';

const kept = (count: number) => `${count}개는 그대로예요`;

/** Hides the selected listings for one reason, or shows them again; those that are so already stay as they are. */
export const VisibilityOfSelected = () => {
  const { selectedIds, data: shown = [] } = useListContext<RealtySummary>();
  const call = useHideCall();
  const { run, isPending } = useBulk();
  const [asking, setAsking] = useState(false);
  // A row of another page, of which nothing is known here, is taken for either.
  const isHidden = new Map(shown.map(({ id, hiddenReason }) => [id, hiddenReason !== null]));
  const toHide = selectedIds.filter((id) => isHidden.get(Number(id)) !== true);
  const toShow = selectedIds.filter((id) => isHidden.get(Number(id)) !== false);

  const hide = (reason: string) =>
    run({
      ids: toHide,
      act: (id) => call(Number(id), reason),
      done: (count) => `${count}개를 숨겼어요`,
      kept,
    });

  const show = () =>
    run({
      ids: toShow,
      act: (id) => call(Number(id), NO_REASON),
      done: (count) => `${count}개가 다시 보여요`,
      kept,
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
