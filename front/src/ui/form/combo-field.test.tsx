import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComboField } from './combo-field.tsx';

// Not there in jsdom.
Element.prototype.scrollIntoView = () => undefined;

const choice = (value: string, title: string, ...more: string[]) => ({
  value,
  title,
  note: more.join(', '),
  count: '',
  spellings: [title, ...more],
});
const choices = [
  choice('b', '버나비', 'Burnaby'),
  choice('v', '밴쿠버', 'Vancouver'),
  choice('n', '노스밴쿠버', 'North Vancouver'),
];

const open = (defaultChosen: string[] = []) => {
  const onChoose = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit} data-testid="form">
      <ComboField
        name="place"
        label="지역"
        placeholder=""
        choices={choices}
        defaultChosen={defaultChosen}
        add={(chosen, value) => [...chosen, value]}
        onChoose={onChoose}
      />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  return {
    ...{ onChoose, onSubmit, user: userEvent.setup(), input: screen.getByRole('combobox', { name: '지역' }) },
    chosen: () => new FormData(form).getAll('place'),
    listed: () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.split(' ')[0]),
  };
};

test('a syllable in the making finds, and chooses nothing', async () => {
  const { input, listed, chosen, onSubmit, user } = open();
  input.focus();
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: '번' } });
  expect(listed()).toEqual(['버나비']);
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
  for (const key of ['ArrowDown', 'Escape', 'Backspace']) fireEvent.keyDown(input, { key, keyCode: 229 });
  expect(input).toHaveValue('번');
  expect(chosen()).toEqual([]);
  fireEvent.change(input, { target: { value: '버나비' } });
  fireEvent.compositionEnd(input);
  expect(screen.getByRole('status')).toHaveTextContent('1곳');
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['b']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the keys go through the list, Escape closes it, and Backspace takes the last back', async () => {
  const { input, listed, chosen, onChoose, user } = open(['b']);
  await user.type(input, 'van');
  expect(listed()).toEqual(['밴쿠버', '노스밴쿠버']);
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).getAttribute('id'),
  );
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['b', 'n']);
  expect(screen.getByRole('status')).toHaveTextContent('노스밴쿠버 추가');
  expect(onChoose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(listed()).toEqual([]);
  await user.keyboard('{Backspace}');
  expect(chosen()).toEqual(['b']);
  await user.type(input, '서울');
  expect(screen.getByText(/찾는 곳이 없어요/)).toBeInTheDocument();
});

test('a tap chooses, and the focus stays where it is typed', async () => {
  const { input, chosen, user } = open();
  await user.click(input);
  await user.click(screen.getByRole('option', { name: /^밴쿠버/ }));
  expect(chosen()).toEqual(['v']);
  expect(input).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^밴쿠버/ }));
  expect(chosen()).toEqual([]);
  expect(input).toHaveFocus();
});
