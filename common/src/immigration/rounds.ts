// Rounds of invitations of Express Entry.

/**
 * Kinds of rounds with a word of their name in small letters. Names change with every year ('Trades Occupations,
 * 2026-Version 3'): the first word that is found decides.
 */
export const ROUND_KINDS = [
  { kind: 'pnp', title: '주정부 추천(PNP)', words: ['provincial nominee'] },
  { kind: 'french', title: '프랑스어', words: ['french'] },
  { kind: 'physicians', title: '의사', words: ['physician', 'doctor'] },
  { kind: 'health', title: '보건·사회복지', words: ['health'] },
  { kind: 'managers', title: '고위 관리자', words: ['senior manager'] },
  { kind: 'research', title: '연구자', words: ['research'] },
  { kind: 'military', title: '군 인력', words: ['military'] },
  { kind: 'stem', title: 'STEM(과학·기술)', words: ['stem', 'science'] },
  { kind: 'tradesProgram', title: '연방 기능직(FST)', words: ['federal skilled trades'] },
  { kind: 'trades', title: '기능직', words: ['trade'] },
  { kind: 'transport', title: '운송', words: ['transport'] },
  { kind: 'agriculture', title: '농업·식품', words: ['agri'] },
  { kind: 'education', title: '교육', words: ['education'] },
  { kind: 'cec', title: '캐나다 경력(CEC)', words: ['canadian experience class'] },
  { kind: 'skilledWorker', title: '연방 전문인력(FSW)', words: ['federal skilled worker'] },
  { kind: 'general', title: '전체 대상', words: ['general', 'no program specified'] },
  { kind: 'other', title: '그 밖', words: [] },
] as const;

export type RoundKind = (typeof ROUND_KINDS)[number]['kind'];

export const roundKinds = ROUND_KINDS.map(({ kind }) => kind);

/** The kind of a round by its published name; 'other' for what no word tells. */
export const kindOf = (name: string): RoundKind => {
  const letters = name.toLowerCase();
  return ROUND_KINDS.find(({ words }) => words.some((word) => letters.includes(word)))?.kind ?? 'other';
};

/** What a kind is called. */
export const kindTitle = (kind: RoundKind): string =>
  ROUND_KINDS.find((one) => one.kind === kind)?.title ?? '그 밖';
