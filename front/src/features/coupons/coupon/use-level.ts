import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { useUserId } from '../../../session/session.tsx';

/** The grade of who is signed in, fetched where it `matters`; undefined for nobody, and while it is not known. */
export const useLevel = (matters: boolean): number | undefined => {
  const { call } = useDeps();
  const userId = useUserId();
  const [level, setLevel] = useState<number>();

  useEffect(() => {
    setLevel(undefined);
    if (!userId || !matters) return;
    let gone = false;
    call((client) => client.account.me()).then(
      (me) => !gone && setLevel(me.level),
      // The server says so where the grade is too low.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [call, userId, matters]);

  return level;
};
