import type { AlertMode } from '@hanca/common/alerts.ts';
import type { alerts } from '@hanca/common/contract/alerts.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { MemberButton } from '../../session/member-button.tsx';
import { useUserId } from '../../session/session.tsx';
import { showToast } from '../../ui/toasts.ts';
import { takesPushHere } from '../push/here.ts';

type Body = z.input<NonNullable<typeof alerts.create.body>>;
type Wanted = Body extends infer One ? (One extends Body ? Pick<One, 'topic' | 'criteria'> : never) : never;

interface AlertButtonProps {
  wanted: Wanted;
  /** How soon it is mailed, until its member says otherwise. */
  mode?: AlertMode;
  /** Something that it needs is wrong. */
  disabled?: boolean;
  /** What it says. */
  label: string;
  /** What is said once it is stored. */
  done: string;
  onStored?: (() => void) | undefined;
}

/** Stores an alert; for nobody it leads to signing in, and is carried out then. */
export const AlertButton = ({
  wanted,
  mode = 'daily',
  disabled = false,
  label,
  done,
  onStored,
}: AlertButtonProps) => {
  const { call } = useDeps();
  const userId = useUserId();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    if (busy || disabled) return;
    setBusy(true);
    try {
      const channels = takesPushHere(userId) ? (['email', 'push'] as const) : (['email'] as const);
      const body = { ...wanted, channels: [...channels], mode };
      await call((client) => client.alerts.create({ body }));
      showToast(done);
      onStored?.();
    } catch (error) {
      showToast(`알림을 켜지 못했어요. ${failureText(error)}`, 'alert');
    }
    setBusy(false);
  };
  return (
    <MemberButton intent={`alert-${wanted.topic}`} busy={busy || disabled} onClick={() => void create()}>
      {label}
    </MemberButton>
  );
};
