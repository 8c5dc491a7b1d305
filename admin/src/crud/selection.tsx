import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

/** The selected records by id: react-admin has only their ids, and the rows of the page on the screen. */
interface Selection {
  records: ReadonlyMap<Identifier, RaRecord>;
  /** Those of which the last bulk action was refused. */
  refused: ReadonlySet<Identifier>;
}

const nothing: Selection = { records: new Map(), refused: new Set() };

const SelectionContext = createContext<[Selection, Dispatch<SetStateAction<Selection>>]>([
  nothing,
  () => undefined,
]);

/** Holds the selection of one list, whatever page of it is on the screen. */
export const SelectionProvider = ({ children }: { children: ReactNode }) => (
  <SelectionContext value={useState(nothing)}>{children}</SelectionContext>
);

/**
 * A selected record stays as it was when it was selected, so that a bulk action is refused where somebody has changed
 * it since. One that was refused is taken as it is on the screen now.
 */
const noted = (
  { records, refused }: Selection,
  ids: readonly Identifier[],
  rows: readonly RaRecord[],
): Selection => {
  const found = ids.flatMap((id) => {
    const before = records.get(id);
    const row = rows.find((each) => each.id === id);
    const record = refused.has(id) ? (row ?? before) : (before ?? row);
    return record ? [[id, record] as const] : [];
  });
  return { records: new Map(found), refused };
};

/** Notes the rows that are being selected. For inside the list, once. */
export const useNoteSelected = (): void => {
  const { data, selectedIds } = useListContext();
  const [, set] = useContext(SelectionContext);
  useEffect(() => {
    set((selection) => noted(selection, selectedIds, data ?? []));
  }, [data, selectedIds, set]);
};

/** The selected records as they were when they were selected, and the way to say which of them were refused. */
export const useSelectedRecords = <R extends RaRecord>() => {
  const [{ records }, set] = useContext(SelectionContext);
  return {
    records: [...records.values()] as R[],
    noteRefused: (ids: readonly Identifier[]): void =>
      set((selection) => ({ ...selection, refused: new Set(ids) })),
  };
};
