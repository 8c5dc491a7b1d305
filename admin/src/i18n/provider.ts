import { describedFields } from '@hanca/common/contract/described.ts';
import { api } from '@hanca/common/contract/index.ts';
import { josa } from '@hanca/common/josa.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { ko } from './ko.ts';

/** `resources.posts.fields.title` and the like, from the contract. */
const resources = Object.fromEntries(
  Object.keys(api).map((feature) => {
    const titles = Object.entries(describedFields(feature)).map(([name, { title }]) => [name, title ?? name]);
    return [feature, { fields: Object.fromEntries(titles) }];
  }),
);

// Our own screens give react-admin Korean texts where it expects keys.
const options = { allowMissing: true };
const polyglot = polyglotI18nProvider(
  () => ({ ...ko, resources }),
  'ko',
  [{ locale: 'ko', name: '한국어' }],
  options,
);

/** Korean for react-admin's own texts and the fields of resources, with particles that fit the word before them. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => josa(polyglot.translate(key, options)),
};
