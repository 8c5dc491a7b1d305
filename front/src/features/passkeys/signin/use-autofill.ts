import type { SignedIn } from '@hanca/common/contract/account.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDeps } from '../../../deps.ts';
import { fetchCeremonies } from '../fetch-ceremonies.ts';

/** Before the challenge is over, which lasts five minutes. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** Offers passkeys among what the browser fills in, as long as `wanted`. */
export const useAutofill = (
  wanted: boolean,
  onSignedIn: (signedIn: SignedIn) => void,
  onRefused: (error: unknown) => void,
): void => {
  const { call } = useDeps();
  const done = useEffectEvent(onSignedIn);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    let stop: () => unknown = () => undefined;
    const offer = async () => {
      const { offerPasskeys, stopOffering } = await fetchCeremonies();
      if (over) return;
      stop = stopOffering;
      try {
        const signedIn = await offerPasskeys(call);
        if (signedIn && !over) done(signedIn);
      } catch (error) {
        if (over) return;
        refused(error);
        void offer();
      }
    };
    // Without its code nothing is offered.
    const begin = () => void offer().catch(() => undefined);
    begin();
    const timer = setInterval(() => {
      if (!document.hidden) begin();
    }, RENEWED_AFTER_MS);
    return () => {
      over = true;
      clearInterval(timer);
      stop();
    };
  }, [wanted, call]);
};
