import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext } from 'react-admin';

/** What can be done with the selected rows, above the list while there are any. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  // Left out rather than folded: what is folded would still be reached by the keyboard.
  if (selectedIds.length === 0) return null;
  return <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>;
};
