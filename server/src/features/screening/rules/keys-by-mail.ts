import type { Sentence } from '../text.ts';

const LETTERS = [
  /(?:열쇠|현관키|(?<![가-힣])키|keys?)(?:는|를|은|을|도)?.{0,16}?(?:우편(?!함)|등기|택배|소포|우체국|퀵|dhl|fedex|페덱스|캐나다포스트|메일박스에넣|콘시어지에맡)/,
  /(?:우편|등기|택배|소포|퀵)(?:으?로)?(?:열쇠|키)(?:를|는)?(?:보내|드)/,
] as const;

const WORDS = [
  /\b(?:mail|ship|courier|post)(?:ed)?\b.{0,20}\bkeys?\b/,
  /\bkeys?\b.{0,60}\b(?:by|via|through) (?:dhl|fedex|ups|courier|mail|post|canada post)/,
  /\bkeys?\b.{0,40}\b(?:mailed|shipped|couriered|delivered)\b/,
] as const;

/** Said of others, as a warning. */
const HONEST = /사기|조심|속지|\bscams?\b/;

/** The sentence that sends the keys in place of somebody who hands them over. */
export const keysByMail = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(
    ({ words, letters }) =>
      (LETTERS.some((pattern) => pattern.test(letters)) || WORDS.some((pattern) => pattern.test(words))) &&
      !HONEST.test(words),
  );
