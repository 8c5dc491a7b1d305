import { useListContext, useRecordContext } from 'react-admin';

/** The number of a row in the whole list, counted from 1. */
export const RowNumber = () => {
  const { data, page, perPage } = useListContext();
  const record = useRecordContext();
  const index = data?.findIndex(({ id }) => id === record?.id) ?? -1;
  return index < 0 ? null : (page - 1) * perPage + index + 1;
};
