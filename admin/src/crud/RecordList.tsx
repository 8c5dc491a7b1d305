import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  type RaRecord,
  type SortPayload,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import { ListActions } from './ListActions.tsx';
import { ListEmpty, ListProblem } from './ListNotice.tsx';
import { ListPager } from './ListPager.tsx';
import { useRememberListSearch } from './list-search.ts';
import { SelectionColumn } from './SelectionColumn.tsx';
import { SelectionProvider, useNoteSelected } from './selection.tsx';

const PER_PAGE = 10;

const newest: SortPayload = { field: 'id', order: 'DESC' };

interface RecordListProps {
  /** What its records are called: '포스팅'. */
  name: string;
  filters: ReactElement[];
  /** The buttons beside the filters. */
  actions?: ReactNode;
  /** What is said when nothing is there yet; by default that one can be added. */
  none?: string;
  /** A record's name; with it rows can be selected. */
  nameOf?: (record: RaRecord) => string;
  /** What is done with selected rows; by default they are deleted together. */
  bulk?: ReactNode;
  perPage?: number;
  sort?: SortPayload;
  /** The filters with which the list opens, and what is said where they let nothing through. */
  atFirst?: { filter: Record<string, unknown>; none: string };
  /** The columns. */
  children: ReactNode;
}

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

const Rows = ({
  name,
  none,
  atFirst,
  nameOf,
  bulk,
  children,
}: Pick<RecordListProps, 'name' | 'none' | 'atFirst' | 'nameOf' | 'bulk' | 'children'>) => {
  const { isPending } = useListContext();
  useNoteSelected();
  if (isPending) return <Waiting />;
  return (
    <DataTable
      bulkActionButtons={false}
      bulkActionsToolbar={nameOf && <BulkBar>{bulk ?? <BulkDelete name={name} />}</BulkBar>}
      rowClick={false}
      empty={<ListEmpty name={name} none={none} atFirst={atFirst} />}
      sx={{ overflowX: 'auto', '& .MuiTableCell-root': { px: 0.75 }, '& td': { whiteSpace: 'nowrap' } }}
    >
      {nameOf && <SelectionColumn nameOf={nameOf} />}
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
  ...rows
}: RecordListProps) => {
  useRememberListSearch(useResourceContext() ?? '');
  return (
    <SelectionProvider>
      <ScreenTitle text={`${rows.name} 목록`} />
      <List
        title={false}
        filters={filters}
        actions={actions ? <ListActions>{actions}</ListActions> : false}
        pagination={<ListPager />}
        perPage={perPage}
        sort={sort}
        {...(rows.atFirst && { filterDefaultValues: rows.atFirst.filter })}
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
