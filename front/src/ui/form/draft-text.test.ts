import { afterEach, expect, test, vi } from 'vitest';
import { readDraftText, writeDraftText } from './draft-text.ts';

afterEach(() => localStorage.clear());

test('a text is stored for its form and its member alone', () => {
  writeDraftText('message-to-1', 7, '오후 3:30에 볼 수 있나요?');
  expect(readDraftText('message-to-1', 7)).toBe('오후 3:30에 볼 수 있나요?');
  expect(readDraftText('message-to-1', 8)).toBe('');
  expect(readDraftText('reply-to-1', 7)).toBe('');
});

test('a blank text is none', () => {
  writeDraftText('message-to-1', 7, '글');
  writeDraftText('message-to-1', 7, ' ');
  expect(localStorage).toHaveLength(0);
});

test('where the browser stores nothing, typing goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraftText('message-to-1', 7, '글');
  expect(readDraftText('message-to-1', 7)).toBe('');
});
