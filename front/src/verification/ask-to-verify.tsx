import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeps } from '../deps.ts';
import { meQuery } from '../session/queries.ts';
import { verificationStore } from './store.ts';

/** Finds out in the member area whether the address still waits for its verification. Shows nothing itself. */
export const AskToVerify = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { data: me } = useQuery(meQuery(call));
  useEffect(() => {
    const putAway = verificationStore.state() === `later ${member}`;
    if (me?.id === member && !me.verified && !putAway) verificationStore.set(`ask ${member}`);
  }, [me, member]);
  return null;
};
