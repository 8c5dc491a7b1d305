import type { Headline } from '@hanca/common/contract/headlines.ts';
import { useMemo, useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { asSave } from '../../core/call-error.ts';
import { refusals, withoutId, withProblems } from './slot-problems.ts';
import { changedSlots, idsIn, rebased, type Slot, storedSlots } from './slots.ts';

/** The headlines of a region as they were last read. */
export interface StoredHeadlines {
  regionId: string;
  headlines: readonly Headline[];
  refetch: () => Promise<{ isSuccess: boolean }>;
  /** Puts in what was saved, in place of what is gone. */
  keep: (gone: (headline: Headline) => boolean, saved: readonly Headline[]) => void;
}

/**
 * The slots of a sub-category: what is stored, what is edited, and saving one slot or all. What the server refuses
 * stays as it was typed, with the reason at its slot; `outdated` when somebody else has saved meanwhile, and `reload`
 * loads the slots anew under what is edited.
 */
export const useSlots = (mapType: number, { regionId, headlines, keep, refetch }: StoredHeadlines) => {
  const provider = useDataProvider();
  const client = useClient();
  const notify = useNotify();
  const stored = useMemo(() => storedSlots(headlines, mapType), [headlines, mapType]);
  const [edit, setEdit] = useState({ slots: stored, base: stored });
  const [seen, setSeen] = useState(stored);
  const [outdated, setOutdated] = useState(false);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  // What is stored by now comes in, but never over what is edited.
  if (seen !== stored) {
    setSeen(stored);
    setEdit({ slots: rebased(edit.slots, edit.base, stored), base: stored });
  }

  const { slots, base } = edit;
  const change = (next: Slot[]) => setEdit((now) => ({ ...now, slots: next }));
  const changed = changedSlots(slots, stored);

  const reload = async (): Promise<void> => {
    const { isSuccess } = await refetch();
    if (isSuccess) setOutdated(false);
  };

  /** Saves the slots of these indices. In: what sends them and gives what is stored then. Out: whether they are saved. */
  const attempt = async (
    indices: readonly number[],
    save: () => Promise<readonly Headline[]>,
  ): Promise<boolean> => {
    const wrong = withoutId(slots, indices);
    if (wrong.size > 0) change(withProblems(slots, wrong));
    if (wrong.size > 0 || underWay.current) return false;
    underWay.current = true;
    setSaving(true);
    try {
      const saved = await save();
      // What was typed while it was being saved is an edit of what was sent.
      const sent = (slot: Slot, index: number) => (indices.includes(index) && slots[index]) || slot;
      setEdit((now) => ({ ...now, base: now.base.map(sent) }));
      keep((each) => each.mapType === mapType && indices.includes(each.order - 1), saved);
      notify('저장했어요', { type: 'success' });
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) setOutdated(true);
      setEdit((now) => ({ ...now, slots: withProblems(now.slots, refusals(error, indices[0] ?? 0)) }));
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  };

  const saveSlot = (index: number): Promise<boolean> => {
    const order = index + 1;
    const [postId, before] = [idsIn(slots)[index], idsIn(base)[index]];
    const data = { postId, mapType, order, regionId, before };
    const known = headlines.find((each) => each.mapType === mapType && each.order === order);
    return attempt([index], async () => {
      const saved = await (known
        ? provider.update('headlines', { id: known.id, data, previousData: { id: known.id } })
        : provider.create('headlines', { data }));
      return [saved.data];
    });
  };

  const saveAll = async (): Promise<void> => {
    const body = { regionId, mapType, postIds: idsIn(slots), before: idsIn(base) };
    const saved = await attempt([...slots.keys()], () => asSave(client.headlines.arrange({ body })));
    if (saved) setOutdated(false);
  };

  return { stored, slots, changed, change, outdated, reload, saving, saveSlot, saveAll };
};
