import { expect, test } from 'vitest';
import { signupForm } from './contract/account.ts';
import { endpoints } from './contract/index.ts';
import { plainName, speaksForStaff } from './person-names.ts';

const LIKE_STAFF = [
  '관리자',
  '㈜한카',
  '공식 한카',
  '운영팀',
  'Site Admin',
  'My Hanca',
  '관\u200b리자',
  '관\u3164리자',
  '관리\ufeff자',
  '관.리 자',
  '관리자'.normalize('NFD'),
  '관리ㅈㅏ',
  '우리동네 관리자',
  '운\u00ad영진',
  '한\u2060카 고객센터',
  'ＡＤＭＩＮ',
  'Ⓐⓓⓜⓘⓝ',
  '𝐀𝐝𝐦𝐢𝐧',
  'ᴀᴅᴍɪɴ',
  '🅐🅓🅜🅘🅝',
  '🇦🇩🇲🇮🇳',
  'Ádmîn',
  'A D M I N',
  'a-d-m-i-n',
  'adm1n',
  '@dmin',
  'аdmin',
  'аԁміп',
  'αdmιη',
  'adrnin',
  'hаnса',
  'ＨＡＮＣＡ',
];

const NOT_LIKE_STAFF = [
  '김민지',
  'badminton 동호회',
  '한가람',
  'Иван',
  'Đặng',
  '관리하는 남자',
  'Hannah',
  '운영',
  '🧡 밴쿠버 🧡',
];

test('tells names that read like staff from others', () => {
  for (const name of LIKE_STAFF) expect(speaksForStaff(name), name).toBe(true);
  for (const name of NOT_LIKE_STAFF) expect(speaksForStaff(name), name).toBe(false);
});

const problemOf = (name: string) =>
  signupForm.shape.name.safeParse(name).error?.issues.map(({ message }) => message);

test('a name is stored in one form, without what cannot be seen', () => {
  expect(plainName('김\u200b한\u3164카\u00ad')).toBe('김한카');
  expect(plainName('ＫＩＭ')).toBe('KIM');
  expect(plainName('가족 👨‍👩‍👧 ❤️ 👍🏽')).toBe('가족 👨‍👩‍👧 ❤️ 👍🏽');
  expect(signupForm.shape.name.parse(' 김한카'.normalize('NFD'))).toBe('김한카');
  expect(problemOf('\u200b\u3164')).toEqual(['name.required']);
  expect(problemOf('\u202e자리관')).toEqual(['direction']);
  expect(problemOf('가'.repeat(41))).toHaveLength(1);
  expect(problemOf('관\u200b리자')).toEqual(['name.reserved']);
});

test('no title and no name of the contract takes what turns the direction of writing', () => {
  const checked = endpoints().flatMap(({ name, endpoint }) => {
    const shape =
      endpoint.body && 'shape' in endpoint.body ? Object.entries(endpoint.body.shape as object) : [];
    return shape
      .filter(([field]) => /^(?:title|name)$/.test(field))
      .map(([field, schema]) => {
        const { error } = schema.safeParse('집 \u202e둘');
        return { name: `${name} ${field}`, refused: error?.issues[0]?.message };
      });
  });
  expect(checked.length).toBeGreaterThan(8);
  expect(checked.filter(({ refused }) => refused !== 'direction')).toEqual([]);
});
