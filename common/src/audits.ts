/** Fields that follow from others of their record, or that something else than a write of staff changes. */
const NOT_AUDITED: Readonly<Record<string, readonly string[]>> = {
  comments: ['userName', 'reportCount'],
  posts: ['contentHtml', 'excerpt', 'viewCount', 'userName'],
  realties: [
    ...['thumbnail', 'station', 'previousPrice', 'loweredDate', 'visible', 'viewCount', 'userName'],
    ...['lister', 'inquired', 'unconfirmed', 'confirmedDate'],
  ],
  coupons: ['dcType', 'expiredDate', 'status', 'issuedQuantity'],
  reports: [
    ...['realtyTitle', 'realtyHidden', 'reportedName', 'reportCount', 'settledByName', 'userName'],
    'screening',
  ],
  appeals: ['userName', 'strikeCount', 'settledByName'],
  users: ['seenDate', 'realtyCount', 'strikeCount'],
};

/** Whether the trail of a feature's records shows a field. */
export const isAudited = (feature: string, field: string): boolean =>
  field !== 'updatedDate' && !(Object.hasOwn(NOT_AUDITED, feature) && NOT_AUDITED[feature]?.includes(field));

/** What a record calls itself: shown also where it has not changed. */
export const NAMES: readonly string[] = ['title', 'name', 'realtyTitle'];

/** Codes of records, and the fields that said the same in words when the change was made. */
const WORDS = {
  regionId: 'regionName',
  cityId: 'cityName',
  postType: 'postTypeTitle',
  categoryId: 'categoryTitle',
  txType: 'txTypeTitle',
  reType: 'reTypeTitle',
  bizId: 'vender',
} as const;

const wordsOf = new Map<string, string>(Object.entries(WORDS));
const codeOf = new Map<string, string>(Object.entries(WORDS).map(([code, words]) => [words, code]));

/** In a trail in place of a value that staff do not see: that it has changed, and no more. */
export const WITHHELD = { withheld: true } as const;

const isWithheld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'withheld' in value && value.withheld === true;

type Fields = Record<string, unknown>;

/** Whether a state of a trail is a record's fields; else there was no record. */
export const isState = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The names of the fields in which two states of a record differ, without those that follow from others. Words
 * differ where their code does.
 */
export const changedFields = (feature: string, before: Fields, after: Fields): string[] => {
  const differs = (name: string): boolean =>
    isWithheld(after[name]) || JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.keys({ ...before, ...after }).filter((name) => {
    const code = codeOf.get(name);
    return isAudited(feature, name) && differs(name) && (code === undefined || differs(code));
  });
};

/** Of changed fields those that are shown: a code only where no words beside it say the same. */
export const shownFields = (changed: readonly string[]): string[] =>
  changed.filter((name) => !changed.includes(wordsOf.get(name) ?? ''));
