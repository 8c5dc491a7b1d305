import { memberStorage } from '@hanca/common/member-storage.ts';

/** What a member has typed of a round, as its form and a draft have it. */
export type JoinValues = Record<
  | 'courseId'
  | 'day'
  | 'time'
  | 'seats'
  | 'greenFee'
  | 'handicapMin'
  | 'handicapMax'
  | 'pace'
  | 'note'
  | 'contact'
  | 'closeHours',
  string
>;

export const emptyJoin: JoinValues = {
  ...{ courseId: '', day: '', time: '', seats: '1', greenFee: '', handicapMin: '', handicapMax: '' },
  ...{ pace: 'any', note: '', contact: '', closeHours: '12' },
};

const WHAT = 'golf-join-draft';
const NAME = 'new';

/** Anybody can change what a browser stores: only fields of the right kind are taken. Null for no draft. */
export const readJoinDraft = (member: number): JoinValues | null => {
  try {
    const stored: unknown = JSON.parse(memberStorage.read(WHAT, member, NAME) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const given = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(emptyJoin, name) && typeof value === 'string',
    );
    return { ...emptyJoin, ...Object.fromEntries(given) };
  } catch {
    return null;
  }
};

/** False where the browser has no storage. */
export const keepJoinDraft = (member: number, values: JoinValues): boolean =>
  memberStorage.write(WHAT, member, NAME, JSON.stringify(values));

export const forgetJoinDraft = (member: number): void => memberStorage.remove(WHAT, member, NAME);
