import { afterEach, expect, test, vi } from 'vitest';
import { keepText, keptText } from './kept-text.ts';

afterEach(() => localStorage.clear());

test('a text is kept for its form and its member alone', () => {
  keepText('message-to-1', 7, '오후 3:30에 볼 수 있나요?');
  expect(keptText('message-to-1', 7)).toBe('오후 3:30에 볼 수 있나요?');
  expect(keptText('message-to-1', 8)).toBe('');
  expect(keptText('reply-to-1', 7)).toBe('');
});

test('a blank text is none', () => {
  keepText('message-to-1', 7, '글');
  keepText('message-to-1', 7, ' ');
  expect(localStorage).toHaveLength(0);
});

test('where the browser keeps nothing, typing goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepText('message-to-1', 7, '글');
  expect(keptText('message-to-1', 7)).toBe('');
});
