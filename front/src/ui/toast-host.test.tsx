import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';
import { showToast, type Toast } from './toasts.ts';

beforeEach(() => {
  // Those of React go on: it is shared with the tests that follow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (text: string, role?: Toast['role']) => act(() => showToast(text, role));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const texts = () => screen.queryAllByRole('button').map((button) => button.previousSibling?.textContent);

test('what happened is a status, what went wrong an alert, and both go by themselves', () => {
  render(<ToastHost />);
  say('저장했어요.');
  say('저장하지 못했어요.', 'alert');
  expect(screen.getByRole('status')).toHaveTextContent('저장했어요.');
  expect(screen.getByRole('alert')).toHaveTextContent('저장하지 못했어요.');
  pass(5_000);
  expect(texts()).toEqual([]);
});

test('three are shown at once; another one waits and is shown as long as they were', () => {
  render(<ToastHost />);
  for (const text of ['하나', '둘', '셋', '넷']) say(text);
  expect(texts()).toEqual(['하나', '둘', '셋']);
  pass(5_000);
  expect(texts()).toEqual(['넷']);
  pass(4_999);
  expect(texts()).toEqual(['넷']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('the same said again is said once, for its full time', () => {
  render(<ToastHost />);
  say('같은 말');
  pass(4_000);
  say('같은 말');
  pass(4_000);
  expect(texts()).toEqual(['같은 말']);
});

test('they stay while they are pointed at or hold the focus', () => {
  render(<ToastHost />);
  say('천천히 읽을 말');
  const toasts = screen.getByRole('region', { name: '알림' });
  fireEvent.pointerEnter(toasts);
  pass(60_000);
  expect(texts()).toEqual(['천천히 읽을 말']);
  fireEvent.pointerLeave(toasts);
  act(() => screen.getByRole('button', { name: '알림 닫기' }).focus());
  pass(60_000);
  expect(texts()).toEqual(['천천히 읽을 말']);
  act(() => screen.getByRole('button', { name: '알림 닫기' }).blur());
  pass(5_000);
  expect(texts()).toEqual([]);
});

test('closing one gives the focus back to where it was', () => {
  render(
    <>
      <button type="button">하트</button>
      <ToastHost />
    </>,
  );
  const heart = screen.getByRole('button', { name: '하트' });
  act(() => heart.focus());
  say('닫을 말');
  const close = screen.getByRole('button', { name: '알림 닫기' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(screen.queryByText('닫을 말')).toBeNull();
  expect(heart).toHaveFocus();
});
