import { memberStorage } from '@hanca/common/member-storage.ts';

/** What a member has typed and not sent yet, by a name of the form. */

const WHAT = 'kept-text';

/** The kept text of this member; '' for none. */
export const keptText = (name: string, userId: number): string =>
  memberStorage.read(WHAT, userId, name) ?? '';

/** Keeps a text, or with '' forgets it. */
export const keepText = (name: string, userId: number, text: string): void => {
  if (text.trim()) memberStorage.write(WHAT, userId, name, text);
  else memberStorage.remove(WHAT, userId, name);
};
