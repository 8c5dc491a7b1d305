import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { meQuery } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { fetchCeremonies } from '../fetch-ceremonies.ts';
import { passkeysQuery } from './query.ts';

/** Makes a passkey; the browser asks how. What the browser's own dialog was closed with is no failure. */
export const AddButton = () => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: async (): Promise<string> => {
      const { addPasskey, passkeyFailure } = await fetchCeremonies();
      try {
        await addPasskey(call);
        showToast('패스키를 추가했어요. 다음부터 이 패스키로 로그인할 수 있어요.');
        return '';
      } catch (error) {
        return passkeyFailure(error);
      }
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(call).queryKey });
      await queryClient.invalidateQueries({ queryKey: meQuery(call).queryKey });
    },
  });
  const failure = add.isError ? '불러오지 못했어요. 연결을 확인하고 다시 눌러 주세요.' : add.data;
  return (
    <>
      <Button aria-disabled={add.isPending} onClick={() => !add.isPending && add.mutate()}>
        {add.isPending ? '추가하는 중…' : '패스키 추가'}
      </Button>
      {failure && (
        <Notice tone="warn" live>
          {failure}
        </Notice>
      )}
    </>
  );
};
