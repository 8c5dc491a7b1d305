import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import type { Answer } from '../../../testing/render.tsx';
import { sampleEvent } from '../../../testing/sample-event.ts';

afterEach(signOut);

/** The page of an event, for a member whose own events come when the test says so. */
const open = (mine: Promise<Answer>) => {
  signInAs(1201);
  return openSite(`/events/${sampleEvent.id}`, ({ url }) =>
    url.startsWith('/v1/account/events') ? mine : { status: 200, body: sampleEvent },
  );
};

test('a seat that a member takes stays taken when their events from before arrive', async () => {
  const mine = Promise.withResolvers<Answer>();
  const { user } = await open(mine.promise);
  await user.click(await screen.findByRole('button', { name: '참가 신청' }));
  expect(await screen.findByText('신청했어요.')).toBeInTheDocument();
  await act(async () => mine.resolve({ status: 200, body: [] }));
  expect(screen.getByText('신청했어요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '참가 신청' })).toBeNull();
});

test('a member who has a seat gives it back, and can take one again', async () => {
  const { user } = await open(Promise.resolve({ status: 200, body: [sampleEvent] }));
  await user.click(await screen.findByRole('button', { name: '신청 취소' }));
  await user.click(await screen.findByRole('button', { name: '신청 취소하기' }));
  expect(await screen.findByRole('button', { name: '참가 신청' })).toBeInTheDocument();
  expect(screen.queryByText('신청했어요.')).toBeNull();
});
