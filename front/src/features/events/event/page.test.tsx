import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import type { Answer } from '../../../testing/render.tsx';
import { sampleEvent } from '../../../testing/sample-event.ts';

afterEach(signOut);

type Answers = { mine: Promise<Answer>; join?: Promise<Answer> };

/** The page of an event for a member; their own events, and the answer to joining, come when the test says so. */
const open = ({ mine, join }: Answers) => {
  signInAs(1201);
  const event = { status: 200, body: sampleEvent };
  return openSite(`/events/${sampleEvent.id}`, ({ url }) => {
    if (url.startsWith('/v1/account/events')) return mine;
    return url.endsWith('/join') ? (join ?? event) : event;
  });
};

const nothing: Answer = { status: 200, body: [] };
const theEvent: Answer = { status: 200, body: [sampleEvent] };
const join = () => screen.findByRole('button', { name: '참가 신청' });

test('a seat that a member takes stays taken when their events from before arrive', async () => {
  const mine = Promise.withResolvers<Answer>();
  const { user } = await open({ mine: mine.promise });
  await user.click(await join());
  expect(await screen.findByText('신청했어요.')).toBeInTheDocument();
  await act(async () => mine.resolve(nothing));
  expect(screen.getByText('신청했어요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '참가 신청' })).toBeNull();
});

test('a member who has a seat gives it back, and can take one again', async () => {
  const { user } = await open({ mine: Promise.resolve(theEvent) });
  await user.click(await screen.findByRole('button', { name: '신청 취소' }));
  await user.click(await screen.findByRole('button', { name: '신청 취소하기' }));
  expect(screen.queryByText('신청했어요.')).toBeNull();
  await user.click(await join());
  expect(await screen.findByText('신청했어요.')).toBeInTheDocument();
});

test('a seat that one member takes is not shown to the next', async () => {
  const joined = Promise.withResolvers<Answer>();
  const { user } = await open({ mine: Promise.resolve(nothing), join: joined.promise });
  await user.click(await join());
  act(() => signInAs(1305));
  await act(async () => joined.resolve({ status: 200, body: sampleEvent }));
  expect(screen.queryByText('신청했어요.')).toBeNull();
});
