import type { Passkey } from '@hanca/common/contract/passkeys.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Failed } from '../../../session/failed.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { canUsePasskeys } from '../support.ts';
import { AddButton } from './add-button.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './query.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const List = () => {
  const { call } = useDeps();
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery(call));
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const failed = error && (
    <Failed
      error={error}
      title="패스키를 불러오지 못했어요"
      stale={passkeys !== undefined}
      onRetry={() => void refetch()}
    />
  );
  if (!passkeys) return failed ?? <SkeletonRows rows={1} label="패스키를 불러오는 중이에요" />;
  return (
    <>
      {failed}
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </RowList>
      )}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(null)} />}
    </>
  );
};

/** The member's passkeys. */
export const Passkeys = () => (
  <>
    <p className="quiet">
      비밀번호 대신 지문이나 얼굴, 기기 잠금으로 로그인하는 열쇠예요. 다른 사이트에서는 쓸 수 없어서 가짜
      로그인 화면에 속아도 빼앗기지 않아요.
    </p>
    <List />
    <div>
      {canUsePasskeys() ? (
        <AddButton />
      ) : (
        <p className="quiet">
          이 브라우저에서는 패스키를 추가할 수 없어요. 다른 브라우저나 휴대폰에서 해 주세요.
        </p>
      )}
    </div>
  </>
);
