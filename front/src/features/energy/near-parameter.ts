import type { Reader } from '../../lists/parameters.ts';

/** A point of Canada to three digits, about 100 m: as exact as a list needs it. */
export const near: Reader = (text) =>
  /^(?:4\d|5\d|6\d|7\d|8[0-3])\.\d{3},-(?:5[2-9]|[6-9]\d|1[0-3]\d|14[01])\.\d{3}$/.test(text) ? text : '';
