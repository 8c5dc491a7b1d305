import type { Sentence } from '../text.ts';

const LETTERS = [
  /인증(?:번호|코드).{0,20}?(?:알려|보내|말해|불러)/,
  /\d(?:digit)?s?code.{0,60}?(?:tell|send|give)(?:me)?/,
  /(?:tell|send|give)me.{0,16}?(?:verification|digit)code/,
] as const;

/** The sentence that wants a code which somebody was just sent: with it an account is taken over. */
export const codeWanted = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(({ letters }) => LETTERS.some((pattern) => pattern.test(letters)));
