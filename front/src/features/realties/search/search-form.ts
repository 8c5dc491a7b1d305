import type { RealtySearch } from './search-place.ts';
import { readSearch } from './search-read.ts';

/** What the fields of a form ask for, named as in the address. */
export const searchOf = (form: HTMLFormElement): RealtySearch =>
  readSearch(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  );
