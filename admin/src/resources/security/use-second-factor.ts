import type { SecondFactorState } from '@hanca/common/contract/second-factor.ts';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';

export const SECOND_FACTOR = ['second-factor'];

/** What the staff member at the console has as a second factor. */
export const useSecondFactor = () => {
  const client = useClient();
  return useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: ({ signal }) => client.secondFactor.state({}, { signal }),
  });
};

const DAY_MS = 24 * 3600_000;

/** Days that are left to set one up, 0 when they are over; null for who has one or needs none. In: milliseconds. */
export const daysLeft = ({ dueDate }: SecondFactorState, now: number): number | null =>
  dueDate.time === '0' ? null : Math.max(0, Math.ceil((Number(dueDate.time) - now) / DAY_MS));
