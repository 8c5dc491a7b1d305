/** Letters and digits alone, in small letters: spacing and punctuation differ between those who write and who search. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
