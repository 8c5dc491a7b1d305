import type { Overview } from '@hanca/common/contract/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDeps } from '../../deps.ts';
import { memberListKey } from '../../lists/member-list.tsx';
import { MemberQueries } from '../../session/member-queries.tsx';
import { useUserId } from '../../session/session.tsx';
import { useRefetchOnUnread } from '../conversations/use-refetch-on-unread.ts';
import { myList } from '../realties/mine/list.ts';

interface CounterProps {
  onCount: (counts: Overview) => void;
}

const Counting = ({ member, onCount }: CounterProps & { member: number }) => {
  const { call } = useDeps();
  const { data, refetch } = useQuery({
    // What is done to the listings below is counted again.
    queryKey: [...memberListKey(myList, member), 'overview'],
    queryFn: ({ signal }) => call((client) => client.overview.read({}, { signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  useRefetchOnUnread(() => void refetch());
  useEffect(() => {
    if (data) onCount(data);
  }, [data, onCount]);
  return null;
};

/** Fetches the numbers; where that fails the page stays without them. */
export const Counter = ({ onCount }: CounterProps) => {
  const member = useUserId();
  return (
    typeof member === 'number' && (
      <MemberQueries>
        <Counting key={member} member={member} onCount={onCount} />
      </MemberQueries>
    )
  );
};
