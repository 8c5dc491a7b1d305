import type { RenterCard } from '@hanca/common/contract/renter-card.ts';
import { LANGUAGES } from '@hanca/common/languages.ts';

type Line = readonly [label: string, value: string];

const lines = (intro: string, facts: readonly Line[]): string =>
  [intro, ...facts.filter(([, value]) => value).map(([label, value]) => `- ${label}: ${value}`)].join('\n');

const spoken = ({ languages }: RenterCard, name: 'title' | 'english'): string =>
  LANGUAGES.filter(({ code }) => languages.includes(code))
    .map((language) => language[name])
    .join(', ');

const korean = (card: RenterCard): string => {
  const [year, month, day] = card.moveIn.split('-').map(Number);
  return lines('안녕하세요. 집을 보고 문의드려요.', [
    ['함께 살 사람', card.people ? `${card.people}명` : ''],
    ['하는 일', card.job],
    ['입주하고 싶은 날', card.moveIn && `${year}년 ${month}월 ${day}일`],
    ['살고 싶은 기간', card.termMonths ? `${card.termMonths}개월` : ''],
    ['반려동물', card.pets],
    ['쓰는 언어', spoken(card, 'title')],
  ]);
};

const english = (card: RenterCard): string =>
  lines('Hello, I am interested in your place.', [
    ['People', card.people ? String(card.people) : ''],
    ['Occupation', card.job],
    ['Move-in', card.moveIn],
    ['Length of stay', card.termMonths ? `${card.termMonths} months` : ''],
    ['Pets', card.pets],
    ['Languages', spoken(card, 'english')],
  ]);

/** The first message that a card writes, to be changed before it is sent. What the member wrote stays in their words. */
export const introduce = (card: RenterCard, language: 'ko' | 'en'): string =>
  language === 'ko' ? korean(card) : english(card);

/** Whether nothing is said in it. */
export const isEmpty = (card: RenterCard): boolean =>
  !card.people && !card.termMonths && !card.job && !card.moveIn && !card.pets && card.languages.length === 0;
