import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

test('a new grid begins as the one that is known, and shows what a change of it changes, or what is wrong where', async () => {
  await openAdmin('/crsGrids/form', await realApi());
  const grid: HTMLTextAreaElement = await screen.findByLabelText(/^점수표/);
  await user.type(screen.getByLabelText(/^시행일/), '2026-11-03');
  const preview = within(await screen.findByRole('region', { name: '미리 보기' }));
  expect(preview.getByRole('status')).toHaveTextContent(
    /점수가 모두 그대로예요. \(2025-03-25 점수표와 견주었어요.\)/,
  );
  const known = grid.value;
  fireEvent.change(grid, { target: { value: known.replace('"sibling": 15', '"sibling": 25') } });
  await waitFor(() => expect(preview.getByRole('status')).toHaveTextContent('2가지의 점수가 바뀌어요'));
  expect(preview.getByText(/만 30세 · 학사 · 영어 CLB 9 · 형제자매: 389 →/)).toHaveTextContent('399');

  fireEvent.change(grid, { target: { value: known.replace('[20, 100, 110]', '[20, 100, 10]') } });
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect((await screen.findAllByText(/본인 › 나이 › 3번째 줄/)).length).toBeGreaterThan(0);
  // Until the server has answered, the button takes no other press.
  await screen.findByText(/^저장하지 못했어요/);
  fireEvent.change(grid, { target: { value: known.replace('"sibling": 15', '"sibling": 25') } });
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByRole('link', { name: '2026-11-03' })).toBeVisible();
});
