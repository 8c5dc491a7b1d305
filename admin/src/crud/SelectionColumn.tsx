import Checkbox from '@mui/material/Checkbox';
import { DataTable, useDataTableCallbacksContext, useListContext, useRecordContext } from 'react-admin';
import { useRecordName } from './names.ts';

const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      checked={chosen > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
      slotProps={{ input: { 'aria-label': '이 쪽 모두 선택' } }}
    />
  );
};

const SelectRow = () => {
  const record = useRecordContext();
  const name = useRecordName();
  const { selectedIds } = useListContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      // By a click rather than a change: with the shift key it selects all rows from the last one on.
      onClick={(event) => handleToggleItem?.(record.id, event)}
      slotProps={{ input: { 'aria-label': `${name} 선택` } }}
    />
  );
};

/**
 * The column by which rows are selected, in place of react-admin's, whose boxes have no accessible name on this MUI.
 * Use: first in a `<DataTable bulkActionButtons={false}>`.
 */
export const SelectionColumn = () => (
  <DataTable.Col
    label={<SelectPage />}
    disableSort
    field={SelectRow}
    sx={{ width: 42, '&&': { px: 0.25 } }}
  />
);
