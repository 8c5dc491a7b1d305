import { expect, test } from 'vitest';
import { introduce, isEmpty } from './introduce.ts';

const card = {
  people: 2,
  job: '간호사',
  moveIn: '2026-12-01',
  termMonths: 12,
  pets: '',
  languages: ['ko' as const, 'en' as const],
};

test('a card writes the first message in Korean and English, and nothing where nothing is said', () => {
  expect(introduce(card, 'ko')).toBe(
    '안녕하세요. 집을 보고 문의드려요.\n- 함께 살 사람: 2명\n- 하는 일: 간호사\n- 입주하고 싶은 날: 2026년 12월 1일\n- 살고 싶은 기간: 12개월\n- 쓰는 언어: 한국어, 영어',
  );
  expect(introduce(card, 'en')).toBe(
    'Hello, I am interested in your place.\n- People: 2\n- Occupation: 간호사\n- Move-in: 2026-12-01\n- Length of stay: 12 months\n- Languages: Korean, English',
  );
  const empty = { people: null, job: '', moveIn: '', termMonths: null, pets: '', languages: [] };
  expect([isEmpty(card), isEmpty(empty)]).toEqual([false, true]);
});
