import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { DEAL_DONE, type IN_DEAL } from '@hanca/common/realties.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { myCitiesKey, myListsKey, myRealtiesKey } from '../../realties/queries.ts';
import { endDay } from './expiry.ts';

interface NewStatus {
  realty: RealtySummary;
  status: typeof IN_DEAL | typeof DEAL_DONE;
}

/**
 * What a member does to their listings from the list; list and count are fetched again after each. `tell` gets a
 * sentence on how it went. A new status shows at once, and is taken back where it fails.
 */
export const useMyActions = (member: number, tell: (text: string) => void) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: myRealtiesKey(member) });

  const showStatus = (id: number, status: number) =>
    queryClient.setQueriesData<RealtySummary[]>({ queryKey: myListsKey(member) }, (list) =>
      list?.map((realty) => (realty.id === id ? { ...realty, status } : realty)),
    );

  const setStatus = useMutation({
    mutationFn: ({ realty: { id }, status }: NewStatus) =>
      call((client) => client.realties.status({ body: { id, status } })),
    onMutate: async ({ realty: { id }, status }) => {
      tell('');
      // An answer on its way would show the old one again.
      await queryClient.cancelQueries({ queryKey: myListsKey(member) });
      showStatus(id, status);
    },
    onSuccess: (_realty, { status }) =>
      tell(status === DEAL_DONE ? '거래완료로 바꿨어요.' : '거래중으로 바꿨어요.'),
    onError: (error, { realty: { id, status } }) => {
      showStatus(id, status);
      tell(`거래 상태를 바꾸지 못했어요. ${failureText(error)}`);
    },
    onSettled: refresh,
  });

  const renew = useMutation({
    mutationFn: (id: number) => call((client) => client.realties.renew({ params: { id } })),
    onMutate: () => tell(''),
    onSuccess: ({ expiresDate }) =>
      tell(expiresDate ? `연장했어요. ${endDay(expiresDate)}까지 게시돼요.` : '연장했어요.'),
    onError: (error) => tell(`연장하지 못했어요. ${failureText(error)}`),
    onSettled: refresh,
  });

  const remove = useMutation({
    mutationFn: (id: number) => call((client) => client.realties.remove({ params: { id } })),
    onMutate: () => tell(''),
    onSuccess: () => tell('매물을 삭제했어요.'),
    onError: (error) => tell(`삭제하지 못했어요. ${failureText(error)}`),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: myCitiesKey(member) });
      return refresh();
    },
  });

  return { setStatus, renew, remove };
};
