import type { Headline } from '@hanca/common/contract/headlines.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { callError } from '../../core/call-error.ts';
import { changedSlots, EMPTY, overNewer, postIdOf, type Slot, storedIds, storedSlots } from './slots.ts';

const NO_ID = '글 번호는 1 이상의 정수예요. 비우려면 -1을 넣어 주세요.';

/** Texts of what was refused, by the place of the slot (from 0). */
const refusals = (thrown: unknown, first: number): Map<number, string> =>
  new Map(
    (thrown instanceof ApiError ? (thrown.problem.errors ?? []) : [])
      .filter(({ path }) => path.startsWith('postId'))
      .map(({ path, message }) => [path === 'postId' ? first : Number(path.split('.')[1]), message]),
  );

const withProblems = (slots: readonly Slot[], problems: ReadonlyMap<number, string>): Slot[] =>
  slots.map(({ problem: _, ...slot }, index) => {
    const problem = problems.get(index);
    return problem ? { ...slot, problem } : slot;
  });

const isConflict = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.status === 409;

interface Edit {
  slots: Slot[];
  /** What was stored when editing began. */
  loaded: Slot[];
}

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
  const slotsOf = (mapType: number): Slot[] => edits[mapType]?.slots ?? storedOf(mapType);
  const loadedOf = (mapType: number): Slot[] => edits[mapType]?.loaded ?? storedOf(mapType);
  const changedOf = (mapType: number): boolean[] => changedSlots(slotsOf(mapType), storedOf(mapType));
  /** Edits a sub-category, over what was typed since. */
  const amend = (
    mapType: number,
    amended: (slots: readonly Slot[]) => Slot[],
    saved = (loaded: Slot[]): Slot[] => loaded,
  ) =>
    setEdits((all) => {
      const { slots, loaded } = all[mapType] ?? { slots: storedOf(mapType), loaded: storedOf(mapType) };
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

  /** Whether every slot among those to be saved has an id; says so at those that have none. */
  const checked = (mapType: number, places: readonly number[]): boolean => {
    const slots = slotsOf(mapType);
    const wrong = places.filter((place) => postIdOf(slots[place]?.text ?? '') === null);
    if (wrong.length > 0) change(mapType, withProblems(slots, new Map(wrong.map((place) => [place, NO_ID]))));
    return wrong.length === 0;
  };

  const saveSlot = async (mapType: number, place: number): Promise<void> => {
    if (!checked(mapType, [place])) return;
    const { key, text = '' } = slotsOf(mapType)[place] ?? {};
    const order = place + 1;
    const isHere = (each: Headline) => each.mapType === mapType && each.order === order;
    const postId = postIdOf(text) ?? EMPTY;
    const before = storedIds(loadedOf(mapType))[place] ?? EMPTY;
    const body = { postId, mapType, order, regionId, before };
    const there = stored.find(isHere);
    await attempt(mapType, place, async () => {
      const saved = there
        ? await client.headlines.update({ body: { ...body, id: there.id } })
        : await client.headlines.create({ body });
      keep(isHere, [saved]);
      const held = { key: place, text: String(saved.postId), header: saved.postHeader };
      amend(
        mapType,
        (now) =>
          now.map((slot) => (slot.key === key ? { key, text: slot.text, header: saved.postHeader } : slot)),
        (loaded) => loaded.with(place, held),
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
