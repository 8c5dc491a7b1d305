import type { QueueItem } from '@hanca/common/contract/queue.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { DataTable, useListContext, useRefresh } from 'react-admin';
import { FieldText } from '../../crud/FieldText.tsx';
import { RecordList } from '../../crud/RecordList.tsx';
import { wide } from '../../crud/RowTitle.tsx';
import { About } from './About.tsx';
import { KindFilter } from './KindFilter.tsx';
import { Member } from './Member.tsx';
import { QueueDialog } from './QueueDialog.tsx';
import { actions, isLate, waitText } from './words.ts';

/** Its order is the server's: what is to be decided soonest comes first. */
const soonest = { field: 'due', order: 'ASC' } as const;

/** Milliseconds after which it is read again while it stays open: colleagues decide, and new things arrive. */
const REFETCH_MS = 60_000;

const DECIDES = 'queue-decides';

/**
 * Once a decided row is gone the button of the one that took its place has the focus, so that staff go on by the keyboard.
 * Out: notes the row that is being decided.
 */
const useNextFocus = () => {
  const { data } = useListContext<QueueItem>();
  const decided = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    const { id, index } = decided.current ?? {};
    if (id === undefined || !data || data.some((item) => item.id === id)) return;
    decided.current = undefined;
    // Who went on elsewhere stays there.
    if (document.activeElement !== document.body) return;
    const buttons = document.querySelectorAll<HTMLElement>(`.${DECIDES}`);
    buttons[Math.min(index ?? 0, buttons.length - 1)]?.focus();
  }, [data]);
  return ({ id }: QueueItem) => {
    decided.current = { id, index: data?.findIndex((item) => item.id === id) ?? 0 };
  };
};

interface WorkProps {
  /** The row whose dialog is open. */
  item: QueueItem | undefined;
  onClose: () => void;
}

/** What stands above the rows: the kinds, and the dialog, which outlives the row that it decides. */
const Work = ({ item, onClose }: WorkProps) => {
  const refresh = useRefresh();
  const note = useNextFocus();
  return (
    <>
      <KindFilter />
      {item && (
        <QueueDialog
          key={item.id}
          item={item}
          onClose={() => {
            note(item);
            onClose();
            refresh();
          }}
        />
      )}
    </>
  );
};

const Waited = ({ item }: { item: QueueItem }) => {
  const late = isLate(item, Date.now());
  return (
    <Typography variant="body2" color={late ? 'error' : undefined}>
      {waitText(item, Date.now())}
      {late && (
        <Typography component="span" variant="caption" sx={{ display: 'block' }}>
          늦었어요
        </Typography>
      )}
    </Typography>
  );
};

const Column = DataTable.Col<QueueItem>;

/** Everything that waits for a decision of staff, whatever made it wait: what harms most as long as it waits comes first. */
export const QueueList = () => {
  const [open, setOpen] = useState<QueueItem>();
  return (
    <RecordList
      bulk={null}
      none="처리를 기다리는 일이 없어요."
      filters={[]}
      sort={soonest}
      perPage={20}
      refetchInterval={REFETCH_MS}
      actions={<Work item={open} onClose={() => setOpen(undefined)} />}
    >
      <Column source="kind" disableSort field={FieldText} sx={wide} />
      <Column source="title" disableSort render={(item) => <About item={item} />} />
      <Column source="memberName" disableSort render={(item) => <Member item={item} />} sx={wide} />
      <Column source="since" disableSort render={(item) => <Waited item={item} />} sx={wide} />
      <Column
        label="관리"
        disableSort
        align="center"
        render={(item) => (
          <Button
            className={DECIDES}
            size="small"
            variant="outlined"
            aria-label={`${item.title} ${actions[item.kind].of}`}
            onClick={() => setOpen(item)}
          >
            {actions[item.kind].words}
          </Button>
        )}
      />
    </RecordList>
  );
};
