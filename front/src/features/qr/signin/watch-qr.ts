import type { SignedIn } from '@hanca/common/contract/account.ts';
import type { CheckedQr, DrawnQr } from '@hanca/common/contract/qr.ts';
import type { Call } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';

/** How often the page looks for an approval, and how often it draws another code (specification, constants). */
const POLL_MS = 3_000;
const RENEW_MS = 5 * 60_000;

export type QrState =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown }
  /** With a fault nobody can say for the moment whether it was approved. */
  | { is: 'shown'; drawn: DrawnQr; fault?: unknown }
  | { is: 'approved' | 'refused' | 'expired' };

interface Options {
  call: Call;
  show: (state: QrState) => void;
  /** What an approval leads to. */
  signIn: (signedIn: SignedIn) => Promise<void>;
}

/** Nobody will approve it any more: it was used, or another tab has drawn a newer one. */
const isGone = (error: unknown): boolean => [404, 410].includes(statusOf(error) ?? 0);

/**
 * Draws a code for this browser and looks after it until a phone approves or refuses it: only while the page is visible, and
 * with another code before it is over. Out: also how to draw another, to look at once, and to stop.
 */
export const watchQr = ({ call, show, signIn }: Options) => {
  /** Ends with the code that is shown. */
  let current = new AbortController();
  let lookNow = async () => {};

  const watch = (drawn: DrawnQr, code: AbortController) => {
    const { signal } = code;
    const renewAt = Date.now() + RENEW_MS - POLL_MS;
    let looking = false;

    const apply = async ({ status, accessToken, userName }: CheckedQr) => {
      if (status === 'PENDING') return show({ is: 'shown', drawn });
      code.abort();
      if (status === 'REFUSED') return show({ is: 'refused' });
      if (!accessToken || userName === undefined) return show({ is: 'expired' });
      show({ is: 'approved' });
      await signIn({ accessToken, userName });
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (isGone(error)) {
        code.abort();
        show({ is: 'expired' });
      } else show({ is: 'shown', drawn, fault: error });
    };
    const look = async () => {
      if (looking || signal.aborted || document.visibilityState !== 'visible') return;
      looking = true;
      const query = { sessionId: drawn.sessionId };
      await call((client) => client.qr.check({ query }), signal).then(apply, fail);
      looking = false;
    };
    const tick = () => {
      if (document.visibilityState === 'visible' && Date.now() >= renewAt) void draw();
      else void look();
    };
    const timer = setInterval(tick, POLL_MS);
    // Who comes back may have approved it meanwhile.
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => clearInterval(timer));
    lookNow = look;
  };
  const draw = async () => {
    current.abort();
    const code = new AbortController();
    current = code;
    try {
      const drawn = await call((client) => client.qr.generate(), code.signal);
      if (code.signal.aborted) return;
      show({ is: 'shown', drawn });
      watch(drawn, code);
    } catch (error) {
      if (!code.signal.aborted) show({ is: 'failed', error });
    }
  };

  const renew = () => {
    show({ is: 'loading' });
    void draw();
  };
  renew();
  return { renew, look: () => void lookNow(), stop: () => current.abort() };
};
