import { expect, test } from 'vitest';
import { signupForm } from './contract/account.ts';
import { endpoints } from './contract/index.ts';
import { UNICODE_LOOKALIKES } from './lookalikes.ts';
import { isReservedName } from './person-names.ts';
import { plainName } from './plain-name.ts';
import { PRODUCT_NAMES } from './product-names.ts';
import { skeleton } from './skeleton.ts';

const RESERVED = [
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
  'НАNСА',
  'ΗΑNCΑ',
  'ꓮꓓꓟꓲꓠ',
  '!admin!',
  '우리 한카',
  '1한카',
  '관리자ㅋㅋ',
  '고ㅏㄴ리자',
  '관ㄹ1자',
  '관리スト',
  'ㅎㅏㄴㅋㅏ',
  '한ㅋ卜',
  '자동점검 봇',
  '시스템',
  '시 스 템',
  '시스템 알림',
  'ѕуѕtеm',
  '$y5tem',
  '익명 3',
  '익 명 ③',
  'ㅇㅣㄱ명 3',
  '익명의 회원',
  '탈퇴한 회원님',
];

const FREE = [
  '김민지',
  'badminton 동호회',
  '한가람',
  'Иван',
  'Đặng',
  '관리하는 남자',
  'Hannah',
  '운영',
  '정운영',
  '🧡 밴쿠버 🧡',
  '관리 잘해요',
  '피부관리 잘하는 집',
  '시스템공학도',
  'Systemic',
  '자동차 점검',
  '박익명',
  '김한카',
  '고객 센스',
  'Łukasz',
  'Ромашка',
  '一郎',
];

test('refuses names that read like staff or like what the product signs with, and no others', () => {
  for (const name of [...PRODUCT_NAMES.whole, ...PRODUCT_NAMES.beginnings, ...RESERVED])
    expect(isReservedName(name), name).toBe(true);
  for (const name of FREE) expect(isReservedName(name), name).toBe(false);
});

test('a word of lookalikes has the skeleton of the word, whichever of them it takes', () => {
  for (const word of ['admin', 'hanca', 'system']) {
    for (const [at, letter] of [...word].entries()) {
      for (const other of UNICODE_LOOKALIKES[letter] ?? []) {
        const disguised = word.slice(0, at) + other + word.slice(at + 1);
        expect(skeleton(disguised), disguised).toBe(skeleton(word));
      }
    }
  }
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

/** Names that somebody without a role may choose and that may be any, each with the reason. */
const ANY = {
  'recovery.changeName name': 'staff may be called so; the handler refuses all others',
  'passkeys.update name': 'only its owner reads it',
};

test('a name that a member chooses for others to see is refused where it is reserved', () => {
  const free = endpoints().flatMap(({ name, endpoint }) => {
    const isStaffs = endpoint.access === 'admin';
    const shape = endpoint.body && 'shape' in endpoint.body ? (endpoint.body.shape as object) : {};
    return Object.entries(isStaffs ? {} : shape)
      .filter(([field]) => /name|author|host|byline|nick|sign(?:ed|ature)/i.test(field))
      .filter(([, schema]) => schema.safeParse('관리자').success)
      .map(([field]) => `${name} ${field}`);
  });
  expect(free.sort()).toEqual(Object.keys(ANY).sort());
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
