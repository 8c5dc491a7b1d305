import { Problem } from './problems.ts';

const changedMeanwhile = {
  ko: '그사이 다른 곳에서 내용이 바뀌었어요.',
  en: 'This has changed in the meantime.',
};

/**
 * In: the `updatedDate` of the state that a change was made on, in milliseconds, if it is given, and the record's own,
 * read under a lock. Throws Problem 409 where they differ.
 */
export const refuseOlder = (basedOn: number | undefined, updatedAt: Date): void => {
  if (basedOn !== undefined && basedOn !== updatedAt.getTime()) {
    throw new Problem('conflict', { detail: changedMeanwhile });
  }
};
