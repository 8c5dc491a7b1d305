import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';

test('title and address are copied where the device shares nothing; said beside the button, in its name too', async () => {
  const user = userEvent.setup();
  render(<ShareButton title="메트로타운 2베드" />);
  const button = screen.getByRole('button', { name: '공유하기' });
  expect(button).not.toContainElement(screen.getByRole('status'));
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(`메트로타운 2베드\n${location.href}`);
  expect(screen.getByRole('status')).toHaveTextContent('제목과 주소를 복사했어요');
  expect(button).toHaveAccessibleName('제목과 주소를 복사했어요');
});

test('the title goes with the link as its text, too', async () => {
  const user = userEvent.setup();
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  render(<ShareButton title="메트로타운 2베드 $2,350" />);
  await user.click(screen.getByRole('button', { name: '공유하기' }));
  const title = '메트로타운 2베드 $2,350';
  expect(share).toHaveBeenCalledWith({ title, text: title, url: location.href });
});
