import type { Client } from '@hanca/common/client.ts';
import type { GolfJoin, GolfJoinViewer } from '@hanca/common/contract/golf-joins.ts';
import { useState } from 'react';
import { useDeps } from '../../../../deps.ts';
import { failureText } from '../../../../failure.ts';
import { showToast } from '../../../../ui/toasts.ts';

/**
 * Calls the server, closes the dialog that asked before it, says how that went, and fetches what the page shows anew: in this
 * order, so that the dialog neither changes its words nor gives the focus back to what is gone.
 */
export type Act = (
  what: (client: Client) => Promise<unknown>,
  said: string,
  close?: () => void,
) => Promise<void>;

/** What the parts of a member's own are made of. */
export interface OwnProps {
  join: GolfJoin;
  viewer: GolfJoinViewer;
  busy: boolean;
  act: Act;
}

/** What fetches the page anew is called also after a refusal, as others may have been sooner. */
export const useAct = (refresh: () => Promise<unknown>): { busy: boolean; act: Act } => {
  const { call } = useDeps();
  const [busy, setBusy] = useState(false);
  const act: Act = async (what, said, close) => {
    if (busy) return;
    setBusy(true);
    const refusal = await call(what).then(() => '', failureText);
    close?.();
    showToast(refusal || said, refusal ? 'alert' : undefined);
    await refresh();
    setBusy(false);
  };
  return { busy, act };
};
