// What differs from province to province and changes by the year, in words and by date.

import { grouped } from './grouped.ts';

/** What is known of a province, and what its number counts. */
export const FACT_TOPICS = [
  { code: 'wage', title: '최저임금', unit: 'CAD an hour' },
  { code: 'rent', title: '집세 인상 한도', unit: 'percent a year' },
  { code: 'nominations', title: '주정부 이민 추천 인원', unit: 'people a year' },
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number]['code'];

/** Topics whose value is of one year: afterwards it says nothing. */
export const YEARLY: readonly FactTopic[] = ['rent', 'nominations'];

export const topicTitle = (topic: FactTopic): string =>
  FACT_TOPICS.find(({ code }) => code === topic)?.title ?? '';

/** From when until when something holds, both included, as YYYY-MM-DD; '' where that is open. */
export interface Period {
  validFrom: string;
  validUntil: string;
}

interface FactValue {
  topic: FactTopic;
  amount: number | null;
  /** What is said where there is no number. */
  words: string;
}

/** '시간당 $18.25', '한 해 2.3%', '한 해 5,254명', '한도 없음'. */
export const factText = ({ topic, amount, words }: FactValue): string => {
  if (amount === null) return words;
  switch (topic) {
    case 'wage':
      return `시간당 $${amount.toFixed(2)}`;
    case 'rent':
      return `한 해 ${amount}%`;
    default:
      return `한 해 ${grouped(Math.round(amount))}명`;
  }
};

/**
 * Of values of one thing the one that holds on a day and the next one after that; null where there is none. What is over is
 * neither.
 * @param day YYYY-MM-DD
 */
export const onDay = <P extends Period>(
  values: readonly P[],
  day: string,
): { current: P | null; coming: P | null } => {
  const inOrder = values.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  // What began last took the place of those before, and brings none of them back by ending.
  const begun = inOrder.findLast(({ validFrom }) => validFrom <= day);
  return {
    current: begun && (begun.validUntil === '' || begun.validUntil >= day) ? begun : null,
    coming: inOrder.find(({ validFrom }) => validFrom > day) ?? null,
  };
};

/** The page of what there is to know of a province. */
export const provincePath = (province: string): string => `/province/${province}`;
