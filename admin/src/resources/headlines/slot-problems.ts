import type { ProblemDocument } from '@hanca/common/problem-document.ts';
import { HttpError } from 'react-admin';
import { postIdOf, type Slot } from './slots.ts';

/** The reasons of a refusal, by the index of the slot. In: what was thrown, and the index of the first slot that was sent. */
export const refusals = (thrown: unknown, first: number): Map<number, string> => {
  const problem: ProblemDocument | undefined = thrown instanceof HttpError ? thrown.body?.problem : undefined;
  return new Map(
    (problem?.errors ?? [])
      .filter(({ path }) => path.startsWith('postId'))
      .map(({ path, message }) => [path === 'postId' ? first : Number(path.split('.')[1]), message]),
  );
};

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
