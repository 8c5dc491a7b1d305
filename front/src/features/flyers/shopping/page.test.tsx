import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { Component } from './page.tsx';
import { shoppingList } from './shopping-list.ts';

const KEY = 'hanca.shopping';
const item = { key: 'item-7', title: '삼겹살', detail: '$5.99/lb · 한아름마켓', href: '/flyer/3#page-2' };

test('what was taken from a flyer and what was written by hand is there, ticked off, and removed', async () => {
  act(() => {
    shoppingList.add(item);
    shoppingList.add(item);
  });
  renderAt('/flyers/shopping-list', <Component />);
  const user = userEvent.setup();
  expect(screen.getByRole('link', { name: '전단지' })).toHaveAttribute('href', '/flyer/3#page-2');
  await user.type(screen.getByRole('textbox', { name: '살 것' }), '우유{Enter}');
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /삼겹살/ }));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject([
    { title: '삼겹살', done: true },
    { title: '우유', done: false },
  ]);
  await user.click(screen.getByRole('button', { name: '산 것 지우기' }));
  await user.click(screen.getByRole('button', { name: '우유 지우기' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('what is stored and is no line is left out, and no link leads elsewhere', () => {
  const strange = { ...item, key: 'x', href: 'https://example.org' };
  localStorage.setItem(KEY, JSON.stringify([item, null, { key: 1 }, strange]));
  renderAt('/flyers/shopping-list', <Component />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: '전단지' })).toHaveLength(1);
});
