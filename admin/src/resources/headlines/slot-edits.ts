import { ApiError } from '@hanca/common/problem.ts';
import { changedSlots, postIdOf, type Slot } from './slots.ts';

/** The slots of a sub-category in edit. */
export interface Edit {
  slots: Slot[];
  /** What was stored when editing began. */
  loaded: Slot[];
}

/** An edit over what is stored by now: slots that were not touched are as they are stored, and count as loaded so. */
export const rebased = ({ slots, loaded }: Edit, stored: readonly Slot[]): Edit => {
  const touched = changedSlots(slots, loaded);
  const differs = changedSlots(slots, stored);
  return {
    slots: slots.map((slot, index) => {
      const now = stored[index];
      if (!now || touched[index]) return slot;
      // The same post keeps its problem, and has its newest title.
      return differs[index] ? { ...now, key: slot.key } : { ...slot, header: now.header };
    }),
    loaded: loaded.map((slot, index) => (touched[index] ? slot : (stored[index] ?? slot))),
  };
};

/** The reasons of a refusal, by the index of the slot. In: what was thrown, and the index of the first slot that was sent. */
export const refusals = (thrown: unknown, first: number): Map<number, string> =>
  new Map(
    (thrown instanceof ApiError ? (thrown.problem.errors ?? []) : [])
      .filter(({ path }) => path.startsWith('postId'))
      .map(({ path, message }) => [path === 'postId' ? first : Number(path.split('.')[1]), message]),
  );

/** The slots with the reasons why they could not be saved, by their index; those from before go. */
export const withProblems = (slots: readonly Slot[], problems: ReadonlyMap<number, string>): Slot[] =>
  slots.map(({ problem: _, ...slot }, index) => {
    const problem = problems.get(index);
    return problem ? { ...slot, problem } : slot;
  });

const NO_ID = '글 번호는 1 이상의 정수예요. 비우려면 -1을 넣어 주세요.';

/** Those of the slots, by their index, in which something is typed that is no id, with what is said of them. */
export const withoutId = (slots: readonly Slot[], indices: readonly number[]): Map<number, string> =>
  new Map(
    indices.filter((index) => postIdOf(slots[index]?.text ?? '') === null).map((index) => [index, NO_ID]),
  );
