import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { josa } from './josa.ts';
import { ko } from './ko.ts';

// Our own screens give react-admin Korean texts where it expects keys.
const options = { allowMissing: true };
const polyglot = polyglotI18nProvider(() => ko, 'ko', [{ locale: 'ko', name: '한국어' }], options);

/** Korean for react-admin's own texts, with particles that fit the word before them. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => josa(polyglot.translate(key, options)),
};
