const names = new Intl.DisplayNames('ko', { type: 'region' });

/** What a country is called in Korean. In: its ISO 3166 code; null for unknown, which has no name. */
export const countryName = (code: string | null): string | null =>
  code === null ? null : (names.of(code) ?? code);
