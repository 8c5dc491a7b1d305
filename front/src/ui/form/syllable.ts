import type { KeyboardEvent } from 'react';

/** Whether a key belongs to a Korean syllable in the making: Enter then ends that and wishes for nothing. */
export const inSyllable = ({ nativeEvent }: KeyboardEvent): boolean =>
  // Safari ends the composition before the key's event, whose code still is that of a composition.
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter that ends a syllable is not yet the wish to search. */
export const waitForSyllable = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Enter' && inSyllable(event)) event.preventDefault();
};
