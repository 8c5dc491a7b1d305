import { Problem } from './problems.ts';

const changedMeanwhile = {
  ko: '그사이 내용이 바뀌었어요. 쓴 내용을 복사해 두고 새로 고침해 주세요.',
  en: 'This has changed in the meantime. Copy what you wrote and reload.',
};

/**
 * In: the `updatedDate` of the state that a change was made on, in milliseconds, if it is told, and the record's own,
 * read under a lock. Throws Problem 409 where they differ.
 */
export const refuseOlder = (basedOn: number | undefined, updatedAt: Date): void => {
  if (basedOn !== undefined && basedOn !== updatedAt.getTime()) {
    throw new Problem('conflict', { detail: changedMeanwhile });
  }
};
