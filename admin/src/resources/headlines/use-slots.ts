import type { Headline } from '@hanca/common/contract/headlines.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { callError } from '../../core/call-error.ts';
import { type Edit, rebased, refusals, withoutId, withProblems } from './slot-edits.ts';
import { changedSlots, EMPTY, overNewer, postIdOf, type Slot, storedIds, storedSlots } from './slots.ts';
import type { StoredHeadlines } from './stored-headlines.ts';

const isConflict = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.status === 409;

/**
 * The slots of a sub-category: what is stored, what is edited, and saving one slot or all. What the server refuses
 * stays as it was typed, with the reason at its slot; `outdated` when somebody else has saved meanwhile, and `reload`
 * loads the slots anew under what is edited.
 */
export const useSlots = (mapType: number, { regionId, query, headlines, keep }: StoredHeadlines) => {
  const client = useClient();
  const notify = useNotify();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [outdated, setOutdated] = useState(false);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  const stored = storedSlots(headlines, mapType);
  const over = (given: Edit | null): Edit =>
    given ? rebased(given, stored) : { slots: stored, loaded: stored };
  const { slots, loaded } = over(edit);
  /** Edits over what was typed since. */
  const amend = (amended: (slots: readonly Slot[]) => Slot[], saved = (before: Slot[]): Slot[] => before) =>
    setEdit((given) => {
      const latest = over(given);
      return { slots: amended(latest.slots), loaded: saved(latest.loaded) };
    });
  const change = (next: Slot[]) => amend(() => next);

  const attempt = async (first: number, save: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      await save();
      notify('저장했어요', { type: 'success' });
    } catch (thrown) {
      const error = callError(thrown, 'save');
      if (isConflict(thrown)) setOutdated(true);
      amend((latest) => withProblems(latest, refusals(thrown, first)));
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  };

  /** Whether every slot to be saved has an id; says so at those that have none. */
  const checked = (indices: readonly number[]): boolean => {
    const wrong = withoutId(slots, indices);
    if (wrong.size > 0) change(withProblems(slots, wrong));
    return wrong.size === 0;
  };

  const saveSlot = async (index: number): Promise<void> => {
    if (!checked([index])) return;
    const { key, text = '' } = slots[index] ?? {};
    const order = index + 1;
    const isHere = (each: Headline) => each.mapType === mapType && each.order === order;
    const before = storedIds(loaded)[index] ?? EMPTY;
    const body = { postId: postIdOf(text) ?? EMPTY, mapType, order, regionId, before };
    const known = headlines.find(isHere);
    await attempt(index, async () => {
      const saved = known
        ? await client.headlines.update({ body: { ...body, id: known.id } })
        : await client.headlines.create({ body });
      keep(isHere, [saved]);
      const { postId, postHeader: header } = saved;
      amend(
        (latest) => latest.map((slot) => (slot.key === key ? { key, text: slot.text, header } : slot)),
        (then) => then.with(index, { key: index, text: String(postId), header }),
      );
    });
  };

  const saveAll = async (): Promise<void> => {
    if (!checked([...slots.keys()])) return;
    const body = { regionId, mapType, postIds: storedIds(slots), before: storedIds(loaded) };
    await attempt(0, async () => {
      const saved = await client.headlines.arrange({ body });
      keep((each) => each.mapType === mapType, saved);
      const now = storedSlots(saved, mapType);
      amend(
        (latest) => overNewer(latest, slots, now),
        () => now,
      );
      setOutdated(false);
    });
  };

  const reload = async (): Promise<void> => {
    const { data, isError } = await query.refetch();
    if (!data || isError) return;
    const now = storedSlots(data, mapType);
    setEdit((given) => given && { slots: overNewer(given.slots, given.loaded, now), loaded: now });
    setOutdated(false);
  };

  const changed = changedSlots(slots, stored);
  return { stored, slots, changed, change, outdated, reload, saving, saveSlot, saveAll };
};
