import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDeps } from '../../../deps.ts';
import { Failed } from '../../../session/failed.tsx';
import { meQuery } from '../../../session/queries.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { canUsePasskeys } from '../../passkeys/support.ts';
import styles from './dialog.module.css';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordForm } from './password-form.tsx';

export interface DialogProps {
  /** Once it has closed: with a proof or without. */
  onEnd: (proved: boolean) => void;
}

const Ways = ({ onProved }: { onProved: () => void }) => {
  const { call } = useDeps();
  const { data: me, error, refetch } = useQuery(meQuery(call));
  if (error && !me) {
    return <Failed error={error} title="확인할 방법을 불러오지 못했어요" onRetry={() => void refetch()} />;
  }
  if (!me) return <SkeletonRows rows={1} label="확인할 방법을 불러오는 중이에요" />;
  const passkey = me.hasPasskey && canUsePasskeys();
  if (!me.hasPassword && !passkey) {
    return (
      <p className={styles.lead}>
        로그아웃한 뒤 다시 로그인해 주세요. 로그인하고 10분 안에는 바로 할 수 있어요.
      </p>
    );
  }
  return (
    <>
      {me.hasPassword && <PasswordForm email={me.email} onProved={onProved} />}
      {passkey && <PasskeyProof only={!me.hasPassword} onProved={onProved} />}
    </>
  );
};

/** Lets a member prove that the account is the own. */
export const ReauthenticationDialog = ({ onEnd }: DialogProps) => {
  const content = useRef<HTMLDivElement>(null);
  const proved = useRef(false);
  return (
    <Dialog title="본인인지 확인할게요" onClose={() => onEnd(proved.current)}>
      <div ref={content} className="stack gap-4">
        <p className={styles.lead}>
          중요한 정보를 바꾸기 전에 한 번 더 확인해요. 10분 동안은 다시 묻지 않아요.
        </p>
        <Ways
          onProved={() => {
            proved.current = true;
            // The dialog closes itself, so that the focus goes back to where it came from.
            content.current?.closest('dialog')?.close();
          }}
        />
      </div>
    </Dialog>
  );
};
