import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeps } from '../../../deps.ts';
import { meQuery } from '../../../session/queries.ts';
import { askToVerify } from './ask.ts';

/** Finds out in the member area whether the address still waits for its verification. Shows nothing itself. */
export const AskToVerify = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { data: me } = useQuery(meQuery(call));
  useEffect(() => {
    if (me?.id === member) askToVerify(me);
  }, [me, member]);
  return null;
};
