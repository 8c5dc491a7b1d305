import type { Passkey } from '@hanca/common/contract/passkeys.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { meQuery } from '../../../session/queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { passkeysQuery } from './query.ts';

/** Asks before a passkey is removed. */
export const RemoveDialog = ({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (_close: () => void) => call((client) => client.passkeys.remove({ params: { id } })),
    onSuccess: async (_, close) => {
      close();
      showToast('패스키를 삭제했어요. 기기의 암호 관리자에 남아 있다면 거기서도 지워 주세요.');
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(call).queryKey });
      await queryClient.invalidateQueries({ queryKey: meQuery(call).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title="패스키를 삭제할까요?"
      action="삭제"
      doing="삭제하는 중…"
      tone="warn"
      pending={remove.isPending}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p className="quiet">삭제하면 이 패스키로는 로그인할 수 없어요. 나중에 다시 추가할 수 있어요.</p>
      {remove.isError && (
        <Notice tone="warn" title="삭제하지 못했어요" live>
          {failureText(remove.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
