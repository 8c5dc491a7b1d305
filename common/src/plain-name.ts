/** An emoji with the signs that belong to it, or a character that shows nothing. */
const EMOJI_OR_INVISIBLE = /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?\u200d?)|[\p{Cf}\p{DI}]/gu;

/** A person's name as it is stored: one form of each letter (NFKC), nothing that cannot be seen. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').replace(EMOJI_OR_INVISIBLE, '$1').trim();
