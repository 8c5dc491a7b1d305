import { useState } from 'react';
import { useUserId } from '../../../session/session.tsx';

/**
 * The id of the member whose page this is; null for nobody. The page stays when the session ends, so that nothing
 * typed is lost: the next request is answered with the way back in. Another member gets a page of their own.
 */
export const useMember = (): number | null => {
  const now = useUserId() ?? null;
  const [member, setMember] = useState(now);
  if (now !== null && now !== member) setMember(now);
  return now ?? member;
};
