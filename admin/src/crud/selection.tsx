import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react';
import { type Identifier, ListContext, type RaRecord, useListContext } from 'react-admin';

/** The selected records by id: react-admin has only their ids, and the rows of the page on the screen. */
type Selection = ReadonlyMap<Identifier, RaRecord>;

const SelectionContext = createContext<[Selection, Dispatch<SetStateAction<Selection>>]>([
  new Map(),
  () => undefined,
]);

/** Holds the selection of one list, whatever page of it is on the screen. */
export const SelectionProvider = ({ children }: { children: ReactNode }) => (
  <SelectionContext value={useState<Selection>(new Map())}>{children}</SelectionContext>
);

/**
 * A selected record is as it was last seen: a bulk action is refused where somebody has changed it while another page
 * was on the screen.
 */
const noted = (selection: Selection, ids: readonly Identifier[], rows: readonly RaRecord[]): Selection =>
  new Map(
    ids.flatMap((id) => {
      const record = rows.find((row) => row.id === id) ?? selection.get(id);
      return record ? [[id, record] as const] : [];
    }),
  );

/** Notes the rows that are being selected. For inside the list, once. */
export const useNoteSelected = (): void => {
  const { data, selectedIds } = useListContext();
  const [, set] = useContext(SelectionContext);
  useEffect(() => {
    set((selection) => noted(selection, selectedIds, data ?? []));
  }, [data, selectedIds, set]);
};

/** The selected records as they were last on the screen. */
export const useSelectedRecords = <R extends RaRecord>(): R[] => {
  const [selection] = useContext(SelectionContext);
  return [...selection.values()] as R[];
};

/**
 * What a row's own action does with a record needs no bulk action any more. In: the resource. Out: takes a record of it
 * out of the selection; does nothing outside a list of that resource.
 */
export const useDeselect = (resource: string): ((id: Identifier) => void) => {
  const list = useContext(ListContext);
  return (id) => {
    if (list?.resource === resource) list.onSelect(list.selectedIds.filter((other) => other !== id));
  };
};
