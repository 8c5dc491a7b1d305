import { browserSession } from '@hanca/common/session.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetTexts, keepText, keptText } from './kept-text.ts';

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

test('the end of a session leaves it', () => {
  keepText('message-to-1', 7, '글');
  browserSession.clear();
  expect(keptText('message-to-1', 7)).toBe('글');
});

test('whoever signs out takes along what is theirs alone', () => {
  keepText('message-to-1', 7, '글');
  keepText('reply-to-2', 7, '답');
  keepText('message-to-1', 70, '다른 글');
  forgetTexts(7);
  expect([keptText('message-to-1', 7), keptText('reply-to-2', 7)]).toEqual(['', '']);
  expect(keptText('message-to-1', 70)).toBe('다른 글');
});

test('where the browser keeps nothing, typing goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepText('message-to-1', 7, '글');
  expect(keptText('message-to-1', 7)).toBe('');
});
