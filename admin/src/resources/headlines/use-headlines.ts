import type { Headline } from '@hanca/common/contract/headlines.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { callError } from '../../core/call-error.ts';
import { type Edit, rebased, refusals, withoutId, withProblems } from './slot-edits.ts';
import { changedSlots, EMPTY, overNewer, postIdOf, type Slot, storedIds, storedSlots } from './slots.ts';

const isConflict = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.status === 409;

/**
 * The headlines of a region in some sub-categories: what is stored, what is edited, and saving one slot or all slots
 * of a sub-category. What the server refuses stays as it was typed, with the reason at its slot; `outdated` are the
 * sub-categories that somebody else has saved meanwhile, and `reload` loads them anew under what is edited.
 */
export const useHeadlines = (regionId: string, mapTypes: readonly number[]) => {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['headlines', regionId, mapTypes.join(',')];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.headlines.list({ query: { regionId, mapTypes: mapTypes.join(','), exact: true } }, { signal }),
  });
  const stored = query.data ?? [];
  const [edits, setEdits] = useState<Record<number, Edit>>({});
  const [outdated, setOutdated] = useState<ReadonlySet<number>>(new Set());
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  const underWay = useRef(new Set<number>());

  const storedOf = (mapType: number): Slot[] => storedSlots(stored, mapType);
  const over = (edit: Edit | undefined, mapType: number): Edit => {
    const now = storedOf(mapType);
    return edit ? rebased(edit, now) : { slots: now, loaded: now };
  };
  const slotsOf = (mapType: number): Slot[] => over(edits[mapType], mapType).slots;
  const loadedOf = (mapType: number): Slot[] => over(edits[mapType], mapType).loaded;
  const changedOf = (mapType: number): boolean[] => changedSlots(slotsOf(mapType), storedOf(mapType));
  /** Edits a sub-category, over what was typed since. */
  const amend = (
    mapType: number,
    amended: (slots: readonly Slot[]) => Slot[],
    saved = (loaded: Slot[]): Slot[] => loaded,
  ) =>
    setEdits((all) => {
      const { slots, loaded } = over(all[mapType], mapType);
      return { ...all, [mapType]: { slots: amended(slots), loaded: saved(loaded) } };
    });
  const change = (mapType: number, slots: Slot[]) => amend(mapType, () => slots);

  const keep = (gone: (headline: Headline) => boolean, come: readonly Headline[]) =>
    queries.setQueryData<Headline[]>(queryKey, (all = []) => [
      ...all.filter((each) => !gone(each)),
      ...come.filter(({ id }) => id > 0),
    ]);

  const attempt = async (mapType: number, first: number, save: () => Promise<void>): Promise<boolean> => {
    if (underWay.current.has(mapType)) return false;
    underWay.current.add(mapType);
    setSaving(new Set(underWay.current));
    try {
      await save();
      notify('저장했어요', { type: 'success' });
      return true;
    } catch (thrown) {
      const error = callError(thrown, 'save');
      if (isConflict(thrown)) setOutdated((all) => new Set(all).add(mapType));
      amend(mapType, (slots) => withProblems(slots, refusals(thrown, first)));
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    } finally {
      underWay.current.delete(mapType);
      setSaving(new Set(underWay.current));
    }
  };

  /** Whether every slot to be saved has an id; says so at those that have none. */
  const checked = (mapType: number, indices: readonly number[]): boolean => {
    const slots = slotsOf(mapType);
    const wrong = withoutId(slots, indices);
    if (wrong.size > 0) change(mapType, withProblems(slots, wrong));
    return wrong.size === 0;
  };

  const saveSlot = async (mapType: number, index: number): Promise<void> => {
    if (!checked(mapType, [index])) return;
    const { key, text = '' } = slotsOf(mapType)[index] ?? {};
    const order = index + 1;
    const isHere = (each: Headline) => each.mapType === mapType && each.order === order;
    const postId = postIdOf(text) ?? EMPTY;
    const before = storedIds(loadedOf(mapType))[index] ?? EMPTY;
    const body = { postId, mapType, order, regionId, before };
    const known = stored.find(isHere);
    await attempt(mapType, index, async () => {
      const saved = known
        ? await client.headlines.update({ body: { ...body, id: known.id } })
        : await client.headlines.create({ body });
      keep(isHere, [saved]);
      const held = { key: index, text: String(saved.postId), header: saved.postHeader };
      amend(
        mapType,
        (now) =>
          now.map((slot) => (slot.key === key ? { key, text: slot.text, header: saved.postHeader } : slot)),
        (loaded) => loaded.with(index, held),
      );
    });
  };

  const saveAll = async (mapType: number): Promise<boolean> => {
    const slots = slotsOf(mapType);
    if (!checked(mapType, [...slots.keys()])) return false;
    const postIds = storedIds(slots);
    const before = storedIds(loadedOf(mapType));
    return attempt(mapType, 0, async () => {
      const saved = await client.headlines.arrange({ body: { regionId, mapType, postIds, before } });
      keep((each) => each.mapType === mapType, saved);
      const now = storedSlots(saved, mapType);
      amend(
        mapType,
        (latest) => overNewer(latest, slots, now),
        () => now,
      );
      setOutdated((all) => new Set([...all].filter((each) => each !== mapType)));
    });
  };

  const reload = async (): Promise<void> => {
    const { data: newer, isError: failed } = await query.refetch();
    if (!newer || failed) return;
    setEdits((all) =>
      Object.fromEntries(
        Object.entries(all).map(([mapType, { slots, loaded }]) => {
          const now = storedSlots(newer, Number(mapType));
          return [mapType, { slots: overNewer(slots, loaded, now), loaded: now }];
        }),
      ),
    );
    setOutdated(new Set());
  };

  return {
    regionId,
    query,
    stored,
    storedOf,
    slotsOf,
    changedOf,
    change,
    outdated,
    reload,
    saving,
    saveSlot,
    saveAll,
  };
};

export type Headlines = ReturnType<typeof useHeadlines>;
