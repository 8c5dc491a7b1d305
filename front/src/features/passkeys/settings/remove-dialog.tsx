import type { Passkey } from '@hanca/common/contract/passkeys.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { meQuery } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './passkeys.module.css';
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
  const content = useRef<HTMLDivElement>(null);
  const close = () => content.current?.closest('dialog')?.close();
  const remove = useMutation({
    mutationFn: () => call((client) => client.passkeys.remove({ params: { id } })),
    onSuccess: async () => {
      close();
      showToast('패스키를 삭제했어요. 기기의 암호 관리자에 남아 있다면 거기서도 지워 주세요.');
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(call).queryKey });
      await queryClient.invalidateQueries({ queryKey: meQuery(call).queryKey });
    },
  });
  return (
    <Dialog title="패스키를 삭제할까요?" onClose={onClose}>
      <div ref={content} className="stack gap-4">
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.quiet}>
          삭제하면 이 패스키로는 로그인할 수 없어요. 나중에 다시 추가할 수 있어요.
        </p>
        {remove.isError && (
          <Notice tone="warn" title="삭제하지 못했어요" live>
            {failureText(remove.error)}
          </Notice>
        )}
        <div className={styles.answers}>
          <Button onClick={close}>취소</Button>
          <button
            type="button"
            className={styles.remove}
            aria-disabled={remove.isPending}
            onClick={() => !remove.isPending && remove.mutate()}
          >
            {remove.isPending ? '삭제하는 중…' : '삭제'}
          </button>
        </div>
      </div>
    </Dialog>
  );
};
