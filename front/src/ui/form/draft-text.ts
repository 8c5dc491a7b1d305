import { memberStorage } from '@hanca/common/member-storage.ts';

/** What a member has typed and not sent yet, by a name of the form. */

/** Its name in the storage of browsers. */
const WHAT = 'kept-text';

/** The stored text of this member; '' for none. */
export const readDraftText = (name: string, userId: number): string =>
  memberStorage.read(WHAT, userId, name) ?? '';

/** Stores a text, or with '' forgets it. */
export const writeDraftText = (name: string, userId: number, text: string): void => {
  if (text.trim()) memberStorage.write(WHAT, userId, name, text);
  else memberStorage.remove(WHAT, userId, name);
};
