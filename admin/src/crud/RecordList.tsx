import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  List,
  type SortPayload,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import { ListEmpty, ListProblem } from './ListNotice.tsx';
import { ListPager } from './ListPager.tsx';
import { useRememberListSearch } from './list-search.ts';
import { useResourceLabel } from './names.ts';
import { SelectionColumn } from './SelectionColumn.tsx';
import { SelectionProvider, useNoteSelected } from './selection.tsx';

const PER_PAGE = 10;

const newest: SortPayload = { field: 'id', order: 'DESC' };

interface RecordListProps {
  filters: ReactElement[];
  /** The buttons beside the filters. */
  actions?: ReactNode;
  /** What is said when nothing is there yet; by default that one can be added. */
  none?: string;
  /** What is done with selected rows: by default they are deleted together; with null none is selected. */
  bulk?: ReactNode;
  perPage?: number;
  sort?: SortPayload;
  /** Milliseconds after which the rows are read again while the list is seen; unset: never. */
  refetchInterval?: number;
  /** The filters with which the list opens, and what is said where they let nothing through. */
  atFirst?: { filter: Record<string, unknown>; none: string };
  /** The columns. */
  children: ReactNode;
}

const beside = {
  gap: 1,
  pb: 1,
  pt: { xs: 1, sm: 2 },
  ml: 'auto',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
};

const ROW_HEIGHT = 45;

/** The rows before they are there. */
const Waiting = () => {
  const { perPage } = useListContext();
  return (
    <Box sx={{ px: 2 }}>
      {Array.from({ length: perPage + 1 }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={ROW_HEIGHT} />
      ))}
    </Box>
  );
};

/** What can be done with the selected rows, above the list while there are any. */
const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  // Left out rather than folded: what is folded would still be reached by the keyboard.
  if (selectedIds.length === 0) return null;
  return <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>;
};

type RowsProps = Pick<RecordListProps, 'none' | 'atFirst' | 'bulk' | 'children'>;

const Rows = ({ none, atFirst, bulk = <BulkDelete />, children }: RowsProps) => {
  const { isPending } = useListContext();
  useNoteSelected();
  if (isPending) return <Waiting />;
  return (
    <DataTable
      bulkActionButtons={false}
      bulkActionsToolbar={bulk ? <BulkBar>{bulk}</BulkBar> : undefined}
      rowClick={false}
      empty={<ListEmpty none={none} atFirst={atFirst} />}
      sx={{ overflowX: 'auto', '& .MuiTableCell-root': { px: 0.75 }, '& td': { whiteSpace: 'nowrap' } }}
    >
      {bulk && <SelectionColumn />}
      {children}
    </DataTable>
  );
};

/** A resource's list: title, filters, buttons, rows and pager, all in the address and remembered for the way back. */
export const RecordList = ({
  filters,
  actions,
  perPage = PER_PAGE,
  sort = newest,
  refetchInterval,
  ...rows
}: RecordListProps) => {
  const label = useResourceLabel();
  useRememberListSearch(useResourceContext() ?? '');
  return (
    <SelectionProvider>
      <ScreenTitle text={`${label} 목록`} />
      <List
        title={false}
        filters={filters}
        actions={
          actions ? (
            <Stack direction="row" sx={beside}>
              {actions}
            </Stack>
          ) : (
            false
          )
        }
        pagination={<ListPager />}
        perPage={perPage}
        sort={sort}
        {...(rows.atFirst && { filterDefaultValues: rows.atFirst.filter })}
        {...(refetchInterval && { queryOptions: { refetchInterval } })}
        exporter={false}
        storeKey={false}
        empty={false}
        error={<ListProblem />}
      >
        <Rows {...rows} />
      </List>
    </SelectionProvider>
  );
};
