import { useCallback, useRef, useState } from 'react';
import { useLeaveWarning } from './leave-warning.ts';
import { useSaveKey } from './save-key.ts';

/** The forms that wait to be saved. */
const UNSAVED = 'form[data-unsaved="true"]';

/**
 * A screen of several forms that are each saved by themselves: Ctrl+S or `saveAll` submits every form inside of `root`
 * that is marked with `data-unsaved`, and leaving asks while there is any. Each says by `onUnsaved` how much it
 * holds that is not saved; `unsaved` is the sum.
 */
export const useUnsavedForms = <E extends Element>() => {
  const root = useRef<E>(null);
  const [counts, setCounts] = useState<Record<number, number>>({});
  const onUnsaved = useCallback(
    (id: number, count: number) => setCounts((all) => ({ ...all, [id]: count })),
    [],
  );
  const unsaved = Object.values(counts).reduce((sum, count) => sum + count, 0);
  useLeaveWarning(unsaved > 0);
  const saveAll = () => {
    for (const form of root.current?.querySelectorAll<HTMLFormElement>(UNSAVED) ?? []) form.requestSubmit();
  };
  useSaveKey(saveAll);
  return { root, unsaved, onUnsaved, saveAll };
};
