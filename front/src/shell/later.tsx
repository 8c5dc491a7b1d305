import { VerifyBannerSlot } from '../features/account/verify/banner-slot.tsx';
import { useSomebody } from '../offline/use-somebody.ts';
import { useUserId } from '../session/session.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { useCode } from '../ui/use-code.ts';

const fetchUnread = async () => (await import('../features/conversations/unread.tsx')).Unread;

const fetchOffline = async () => (await import('../offline/offline.tsx')).Offline;

/** What the shell shows long after the page: toasts, to new members what verifies their address, to members what they have not read, and to who stays what a connection that is gone leaves. */
export const Later = () => {
  const { Code: Unread } = useCode(fetchUnread, Boolean(useUserId()));
  const { Code: Offline } = useCode(fetchOffline, useSomebody());
  return (
    <>
      <ToastHost />
      <VerifyBannerSlot />
      {Unread && <Unread />}
      {Offline && <Offline />}
    </>
  );
};
