import { useUserId } from '../session/use-user-id.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { useCode } from '../ui/use-code.ts';

const fetchUnread = async () => (await import('../features/conversations/unread.tsx')).Unread;

/** What the shell shows long after the page: toasts, and to members what they have not read. */
export const Later = () => {
  const { Code: Unread } = useCode(fetchUnread, Boolean(useUserId()));
  return (
    <>
      <ToastHost />
      {Unread && <Unread />}
    </>
  );
};
