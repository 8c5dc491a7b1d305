import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LazyPart } from './lazy-part.tsx';

const Sample = ({ name }: { name: string }) => <p>{name} 지도</p>;
const gone = new TypeError('Failed to fetch dynamically imported module');

const open = (fetchCode: () => Promise<typeof Sample>) => {
  render(
    <form>
      <input aria-label="제목" defaultValue="적은 것" />
      <LazyPart fetchCode={fetchCode} failure="지도를 불러오지 못했어요." waiting={<p>오는 중</p>}>
        {(Part) => <Part name="버나비" />}
      </LazyPart>
    </form>,
  );
  return { user: userEvent.setup(), retry: () => screen.getByRole('button', { name: '다시 시도' }) };
};

test('it waits for its code, then shows it', async () => {
  const code = Promise.withResolvers<typeof Sample>();
  open(() => code.promise);
  expect(screen.getByText('오는 중')).toBeInTheDocument();
  code.resolve(Sample);
  expect(await screen.findByText('버나비 지도')).toBeInTheDocument();
  expect(screen.queryByText('오는 중')).toBeNull();
});

test('code that cannot be fetched is missing alone, and can be tried again until it is there', async () => {
  const fetchCode = vi.fn(async () => Sample);
  fetchCode.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const { user, retry } = open(fetchCode);
  expect(await screen.findByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요.');
  expect(screen.getByLabelText('제목')).toHaveValue('적은 것');
  await user.click(retry());
  expect(await screen.findByText('계속 안 되면 페이지를 새로 고쳐 주세요.')).toBeInTheDocument();
  await user.click(retry());
  expect(await screen.findByText('버나비 지도')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that throws takes nothing else with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const draw = vi.fn(() => {
    throw new Error('no canvas');
  });
  open(async () => draw);
  expect(await screen.findByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요.');
  expect(screen.getByLabelText('제목')).toBeInTheDocument();
});
