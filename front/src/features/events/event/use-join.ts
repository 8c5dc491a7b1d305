import type { Event } from '@hanca/common/contract/events.ts';
import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { useUserId } from '../../../session/session.tsx';

/**
 * Whether the member has joined an event, and joining and leaving it. `onChanged` gets the event as it is then. After a
 * refusal it is fetched anew too: others may have taken the last seat.
 */
export const useJoin = ({ id }: Pick<Event, 'id'>, onChanged: (event: Event) => void) => {
  const { call } = useDeps();
  const userId = useUserId();
  /** Of which member it is known whether they have joined. */
  const [known, setKnown] = useState<{ userId: number; joined: boolean }>();
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    setKnown(undefined);
    if (!userId) return;
    let gone = false;
    call((client) => client.events.mine()).then(
      // What the member has done meanwhile is newer.
      (mine) => {
        const joined = mine.some((event) => event.id === id);
        if (!gone) setKnown((now) => (now?.userId === userId ? now : { userId, joined }));
      },
      // The server knows who has a seat.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [call, id, userId]);

  const change = async (join: boolean) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await call((client) => (join ? client.events.join : client.events.leave)({ params: { id } }));
      if (userId) setKnown({ userId, joined: join });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    await call((client) => client.events.get({ params: { id } })).then(onChanged, () => undefined);
    setBusy(false);
  };

  return { joined: known?.userId === userId && known?.joined === true, error, busy, change };
};
