import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { DEAL_DONE, IN_DEAL, RESERVED, type RealtyStatus } from '@hanca/common/realties.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { memberListKey } from '../../../lists/member-list.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { endDay } from './expiry.ts';
import { myList } from './list.ts';
import { myCitiesKey } from './queries.ts';

/** With their particles. */
const nowWords = { [IN_DEAL]: '구하는 중으로', [RESERVED]: '예약중으로', [DEAL_DONE]: '거래완료로' };

interface NewStatus {
  realty: RealtySummary;
  status: RealtyStatus;
}

/**
 * What a member does to their listings from the list; list and count are fetched again after each, and a toast says
 * how it went. A new status shows at once, and is taken back where it fails.
 */
export const useMyActions = (member: number) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: memberListKey(myList, member) });

  const showStatus = (id: number, status: number) =>
    queryClient.setQueriesData<RealtySummary[]>({ queryKey: memberListKey(myList, member, 'list') }, (list) =>
      list?.map((realty) => (realty.id === id ? { ...realty, status } : realty)),
    );

  const setStatus = useMutation({
    mutationFn: ({ realty: { id }, status }: NewStatus) =>
      call((client) => client.realties.status({ body: { id, status } })),
    onMutate: async ({ realty: { id }, status }) => {
      // An answer on its way would show the old one again.
      await queryClient.cancelQueries({ queryKey: memberListKey(myList, member, 'list') });
      showStatus(id, status);
    },
    onSuccess: (_realty, { status }) => showToast(`${nowWords[status]} 바꿨어요.`),
    onError: (error, { realty: { id, status } }) => {
      showStatus(id, status);
      showToast(`거래 상태를 바꾸지 못했어요. ${failureText(error)}`, 'alert');
    },
    onSettled: refresh,
  });

  const renew = useMutation({
    mutationFn: (id: number) => call((client) => client.realties.renew({ params: { id } })),
    onSuccess: ({ expiresDate }) =>
      showToast(expiresDate ? `연장했어요. ${endDay(expiresDate)}까지 게시돼요.` : '연장했어요.'),
    onError: (error) => showToast(`연장하지 못했어요. ${failureText(error)}`, 'alert'),
    onSettled: refresh,
  });

  const confirm = useMutation({
    mutationFn: (id: number) => call((client) => client.realties.confirm({ params: { id } })),
    onSuccess: () => showToast('아직 있다고 알렸어요.'),
    onError: (error) => showToast(`알리지 못했어요. ${failureText(error)}`, 'alert'),
    onSettled: refresh,
  });

  const remove = useMutation({
    mutationFn: (id: number) => call((client) => client.realties.remove({ params: { id } })),
    onSuccess: () => showToast('매물을 삭제했어요.'),
    onError: (error) => showToast(`삭제하지 못했어요. ${failureText(error)}`, 'alert'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: myCitiesKey(member) });
      return refresh();
    },
  });

  return { setStatus, renew, confirm, remove };
};
