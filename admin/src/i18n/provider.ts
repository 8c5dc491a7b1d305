import { josa } from '@hanca/common/josa.ts';
import type { I18nProvider } from 'react-admin';
import { fields } from '../core/contract.built.ts';
import { ko } from './ko.ts';

/** `resources.posts.fields.title` and the like, from the contract. */
const resources = Object.fromEntries(
  Object.entries(fields).map(([feature, described]) => {
    const titles = Object.entries(described).map(([name, { title }]) => [name, title ?? name]);
    return [feature, { fields: Object.fromEntries(titles) }];
  }),
);

/** Texts within texts, by their names joined with dots. */
const flat = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text]] : flat(text, `${before}${name}.`),
  );

/** What has Korean in it is a text of ours, no key: react-admin's English for it is not wanted. */
const HANGUL = /[가-힣]/;

const texts = new Map(flat({ ...ko, resources }));

/**
 * Korean for react-admin's own texts and the fields of resources, with particles that fit the word before them. Our own
 * screens give react-admin Korean texts where it expects keys. It is not react-admin's usual provider, which weighs 12 kB.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, { _: otherwise, ...values }: Record<string, unknown> = {}) => {
    const known = texts.get(key) ?? (HANGUL.test(key) ? key : undefined);
    const text = known ?? (typeof otherwise === 'string' ? otherwise : key);
    return josa(text.replaceAll(/%\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap)));
  },
  changeLocale: async () => {},
  getLocale: () => 'ko',
};
