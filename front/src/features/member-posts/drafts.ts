import { memberStorage } from '@hanca/common/member-storage.ts';

/** What a member has typed of a post, and as a draft has it. */
export type PostValues = {
  title: string;
  postType: string;
  categoryId: string;
  provinceId: string;
  cityId: string;
  content: string;
  /** Stored paths. */
  images: string[];
};

export const emptyPost: PostValues = {
  ...{ title: '', postType: '', categoryId: '', provinceId: '', cityId: '', content: '' },
  images: [],
};

/** Which form a draft belongs to: the one of a new post, or of one that is there. */
export type PostKey = 'new' | `edit-${number}`;

export const postKeyOf = (id: number | null): PostKey => (id === null ? 'new' : `edit-${id}`);

const WHAT = 'post-draft';

export interface PostDraft {
  values: PostValues;
  /** When the post was changed last of which they were made, milliseconds; '' for a new one. */
  basedOn: string;
}

/** Anybody can change what a browser stores: only fields of the right kind are taken. */
const draftIn = (text: string | null): PostDraft | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const given = new Map(Object.entries(stored));
    const images: unknown = given.get('images');
    const basedOn: unknown = given.get('basedOn');
    const fits = Object.keys(emptyPost).filter((name) => typeof given.get(name) === 'string');
    const values = {
      ...emptyPost,
      ...Object.fromEntries(fits.map((name) => [name, given.get(name)])),
      images: Array.isArray(images) ? images.filter((path) => typeof path === 'string') : [],
    };
    return { values, basedOn: typeof basedOn === 'string' && /^\d{1,16}$/.test(basedOn) ? basedOn : '' };
  } catch {
    return null;
  }
};

/** The draft of a member in a form; null for none. */
export const readPostDraft = (member: number, key: PostKey): PostDraft | null =>
  draftIn(memberStorage.read(WHAT, member, key));

/** False where the browser has no storage. */
export const keepPostDraft = (member: number, key: PostKey, { values, basedOn }: PostDraft): boolean =>
  memberStorage.write(WHAT, member, key, JSON.stringify({ ...values, basedOn }));

export const forgetPostDraft = (member: number, key: PostKey): void =>
  memberStorage.remove(WHAT, member, key);

const isKey = (name: string): name is PostKey => /^(?:new|edit-[1-9]\d*)$/.test(name);

/** The drafts of a member. */
export const postDraftsOf = (member: number): { key: PostKey; values: PostValues }[] =>
  memberStorage
    .names(WHAT, member)
    .filter(isKey)
    .flatMap((key) => {
      const draft = readPostDraft(member, key);
      return draft ? [{ key, values: draft.values }] : [];
    });
