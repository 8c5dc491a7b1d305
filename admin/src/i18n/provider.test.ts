import { expect, test } from 'vitest';
import { i18nProvider } from './provider.ts';

test('its texts are Korean, with the particle of the word put in', () => {
  expect(i18nProvider.translate('ra.action.confirm')).toBe('확인');
  expect(i18nProvider.translate('ra.message.delete_content', { name: '태그' })).toBe('태그를 삭제할까요?');
  expect(i18nProvider.translate('ra.tiptap.bold')).toBe('굵게');
});

test('a text that is no key is said as it is, or as the one given for it, with its values', () => {
  expect(i18nProvider.translate('%{n}건 %{m}', { n: 3 })).toBe('3건 %{m}');
  expect(i18nProvider.translate('resources.posts.name', { _: '포스팅' })).toBe('포스팅');
  expect(i18nProvider.translate('resources.posts.fields.title')).toBe('제목');
  // As react-admin asks for the name of the menu of an account.
  expect(i18nProvider.translate('김한빛 계정', { _: 'Profile' })).toBe('김한빛 계정');
});
