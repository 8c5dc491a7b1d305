import { render, screen, waitFor } from '@testing-library/react';
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
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요.'));
  expect(screen.getByLabelText('제목')).toHaveValue('적은 것');
  await user.click(retry());
  expect(await screen.findByText('계속 안 되면 페이지를 새로 고쳐 주세요.')).toBeInTheDocument();
  await user.click(retry());
  expect(await screen.findByText('버나비 지도')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while it is tried again it says so, and the focus goes on to where the part comes', async () => {
  const again = Promise.withResolvers<typeof Sample>();
  const fetchCode = vi.fn(() => again.promise);
  fetchCode.mockRejectedValueOnce(gone);
  const { user } = open(fetchCode);
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  const waits = screen.getByRole('button', { name: '불러오는 중…' });
  expect(waits).toHaveAttribute('aria-disabled', 'true');
  expect(waits).toHaveFocus();
  await user.click(waits);
  expect(fetchCode).toHaveBeenCalledTimes(2);
  again.resolve(Sample);
  const part = await screen.findByText('버나비 지도');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(part);
});

test('a part that throws takes nothing else with it, and can be tried again until it does not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let throws = true;
  const Draw = () => {
    if (throws) throw new Error('no canvas');
    return <p>그린 지도</p>;
  };
  const { user, retry } = open(async () => Draw);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요.'));
  expect(screen.getByLabelText('제목')).toBeInTheDocument();
  expect(screen.queryByText(/계속 안 되면/)).toBeNull();
  await user.click(retry());
  expect(await screen.findByText('계속 안 되면 페이지를 새로 고쳐 주세요.')).toBeInTheDocument();
  throws = false;
  await user.click(retry());
  expect(await screen.findByText('그린 지도')).toBeInTheDocument();
});
