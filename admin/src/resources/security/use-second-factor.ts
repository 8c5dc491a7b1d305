import type { Send } from '@hanca/common/client.ts';
import type { SecondFactorState } from '@hanca/common/contract/second-factor.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';

export const SECOND_FACTOR = ['second-factor'];

/** What the staff member at the console has as a second factor. */
export const useSecondFactor = () => {
  const client = useClient();
  return useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: ({ signal }) => client.secondFactor.state({}, { signal }),
    // The same answer later may mean fewer days: it is drawn anew.
    structuralSharing: false,
  });
};

/**
 * Calls after which the state is fetched again where the server wants a second factor first: the days ended while the console was open.
 * Not after a refused write, whose screen holds what was typed.
 */
export const seeingWhenDue =
  (send: Send, queryClient: QueryClient): Send =>
  async (endpoint, given, options) => {
    try {
      return await send(endpoint, given, options);
    } catch (error) {
      const due = error instanceof ApiError && error.problem.code === 'second-factor-due';
      if (due && endpoint.method === 'GET') void queryClient.invalidateQueries({ queryKey: SECOND_FACTOR });
      throw error;
    }
  };

const DAY_MS = 24 * 3600_000;

/** Days that are left to set one up, 0 when they are over; null for who has one or needs none. In: milliseconds. */
export const daysLeft = ({ dueDate }: SecondFactorState, now: number): number | null =>
  dueDate.time === '0' ? null : Math.max(0, Math.ceil((Number(dueDate.time) - now) / DAY_MS));
