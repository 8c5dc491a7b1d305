import { expect, test } from 'vitest';
import { i18nProvider } from './provider.ts';

test('its texts are Korean, with the particle of the word put in', () => {
  expect(i18nProvider.translate('ra.action.confirm')).toBe('확인');
  expect(i18nProvider.translate('ra.message.delete_content', { name: '태그' })).toBe('태그를 삭제할까요?');
  expect(i18nProvider.translate('ra.tiptap.bold')).toBe('굵게');
});
