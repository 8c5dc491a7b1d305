import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { signInAs, signOut } from '../../../testing/member.ts';
import { renderAt, testDeps } from '../../../testing/render.tsx';
import { useThread } from './use-thread.ts';

afterEach(signOut);

const Numbers = () => {
  const { messages, fetchBefore, refetch } = useThread(7, 872);
  return (
    <>
      <p>{messages.map(({ id }) => id).join(' ')}</p>
      {fetchBefore && (
        <button type="button" onClick={() => void Promise.all([fetchBefore(), fetchBefore()])}>
          before
        </button>
      )}
      <button type="button" onClick={() => void refetch()}>
        newest
      </button>
    </>
  );
};

test('no message is missing or double, however many come while older ones are in view', async () => {
  signInAs(872);
  let count = 120;
  const upTo = (last: number, most: number) =>
    Array.from({ length: Math.min(most, last) }, (_, n) => ({ id: last - Math.min(most, last) + 1 + n }));
  const { deps } = testDeps(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://site');
    if (!pathname.endsWith('/messages')) return { status: 200, body: null };
    return { status: 200, body: upTo(Number(searchParams.get('before') ?? count + 1) - 1, 50) };
  });
  renderAt(
    '/mypage/messages/7',
    <MemberQueries>
      <Numbers />
    </MemberQueries>,
    deps,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const shown = (last: number, most: number) =>
    screen.findByText(
      upTo(last, most)
        .map(({ id }) => id)
        .join(' '),
    );
  await shown(120, 50);
  await press('before');
  await shown(120, 100);
  count = 123;
  await press('newest');
  await shown(123, 103);
  await press('before');
  await shown(123, 123);
  expect(screen.queryByRole('button', { name: 'before' })).toBeNull();
  // More than are fetched at once: those between are before what is shown.
  count = 200;
  await press('newest');
  await shown(200, 50);
  await press('before');
  await shown(200, 100);
});
