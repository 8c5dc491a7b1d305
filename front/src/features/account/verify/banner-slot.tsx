import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useUserId } from '../../../session/session.tsx';
import { ABOVE_PAGE } from '../../../shell/above-page.ts';
import { useCode } from '../../../ui/use-code.ts';
import { verificationStore } from './store.ts';

const fetchBanner = async () => (await import('./banner.tsx')).VerifyBanner;

/**
 * Above the page, for a member whose address waits for its verification: what to do, until it is put away. The page does
 * without it where its code cannot be fetched.
 */
export const VerifyBannerSlot = () => {
  const userId = useUserId();
  const state = useSyncExternalStore(verificationStore.subscribe, verificationStore.state, () => null);
  const wanted = state === `ask ${userId}`;
  const { Code: Banner } = useCode(fetchBanner, wanted);
  const place = document.getElementById(ABOVE_PAGE);
  return wanted && userId && Banner && place
    ? createPortal(<Banner key={userId} member={userId} />, place)
    : null;
};
