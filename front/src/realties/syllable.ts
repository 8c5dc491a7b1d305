import type { KeyboardEvent } from 'react';

/** Enter that ends a Korean syllable in the making is not yet the wish to search. */
export const waitForSyllable = (event: KeyboardEvent<HTMLInputElement>) => {
  // Safari ends the composition before it tells of the key, which then has the code of one in the making.
  const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
};
