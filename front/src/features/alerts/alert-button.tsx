import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { MemberButton } from '../../session/member-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { RealtySearch } from '../realties/search/search-parameters.ts';
import { filterOf } from '../realties/search/search-query.ts';

/** Takes a search over as an alert; for nobody it leads to signing in, and is carried out then. */
export const AlertButton = ({ search }: { search: RealtySearch }) => {
  const { call } = useDeps();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    if (busy) return;
    setBusy(true);
    const criteria = filterOf(search);
    try {
      await call((client) =>
        client.alerts.create({ body: { topic: 'realties', criteria, channels: ['email'], mode: 'daily' } }),
      );
      showToast('새 집이 올라오면 하루에 한 번 메일로 알려 드려요.');
    } catch (error) {
      showToast(`알림을 켜지 못했어요. ${failureText(error)}`, 'alert');
    }
    setBusy(false);
  };
  return (
    <MemberButton intent="alert" busy={busy} onClick={() => void create()}>
      새 집 알림 받기
    </MemberButton>
  );
};
