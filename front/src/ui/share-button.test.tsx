import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ShareButton } from './share-button.tsx';

test('the address is copied where the device shares nothing; said beside the button, in its name too', async () => {
  const user = userEvent.setup();
  render(<ShareButton title="메트로타운 2베드" />);
  const button = screen.getByRole('button', { name: '공유하기' });
  expect(button).not.toContainElement(screen.getByRole('status'));
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(screen.getByRole('status')).toHaveTextContent('주소를 복사했어요');
  expect(button).toHaveAccessibleName('주소를 복사했어요');
});
