import type { OwnClaim } from '@hanca/common/contract/coupons.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDeps } from '../../../deps.ts';
import { memberListKey } from '../../../lists/member-list.tsx';
import { claimList } from './list.ts';

/** Marks a coupon as used, once however often it is tapped. Its stamp shows at once; a refusal has the list fetched again. */
export const useAtShop = (member: number, { id }: Pick<OwnClaim, 'id'>, onAnswered: () => void) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const busy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call((client) => client.coupons.use({ params: { id } })),
    onSuccess: ({ usedDate }) => {
      queryClient.setQueriesData<OwnClaim[]>({ queryKey: memberListKey(claimList, member, 'list') }, (list) =>
        list?.map((claim) => (claim.id === id ? { ...claim, usedDate } : claim)),
      );
    },
    // It may have been used before, as when the answer to the first tap was lost on the way.
    onError: () => queryClient.invalidateQueries({ queryKey: memberListKey(claimList, member) }),
    onSettled: () => {
      busy.current = false;
      onAnswered();
    },
  });
  const use = () => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  };
  return { use, using: isPending, error };
};
