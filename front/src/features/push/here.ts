import { memberStorage } from '@hanca/common/member-storage.ts';

const WHAT = 'push';
const NAME = 'address';

/** At which address this browser takes pushes for a member; null where it takes none. */
export const addressHere = (member: number): string | null => memberStorage.read(WHAT, member, NAME);

export const noteAddress = (member: number, address: string | null): void => {
  if (address === null) memberStorage.remove(WHAT, member, NAME);
  else memberStorage.write(WHAT, member, NAME, address);
};

/** Whether this browser takes pushes for whoever is signed in. */
export const takesPushHere = (member: number | null | undefined): boolean =>
  Boolean(member && addressHere(member));
