import { expect, test } from 'vitest';
import { typedLetters } from './typed-letters.ts';

test('what is typed of a word is its beginning, at every letter', () => {
  const whole = typedLetters('버나비');
  for (const typed of ['ㅂ', '버', '번', '버나', '버납', '버나비'])
    expect(whole.startsWith(typedLetters(typed)), typed).toBe(true);
  expect(typedLetters('과')).toBe('ㄱㅗㅏ');
  expect(typedLetters('없')).toBe('ㅇㅓㅂㅅ');
  expect(typedLetters('없어').startsWith(typedLetters('없'))).toBe(true);
});

test('case, accents, spaces and signs make no difference', () => {
  expect(typedLetters('Montréal')).toBe('montreal');
  expect(typedLetters('트라이 시티')).toBe(typedLetters('트라이시티'));
  expect(typedLetters('St. John’s')).toBe('stjohns');
  expect(typedLetters('!?')).toBe('');
});
