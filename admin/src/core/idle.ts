import { useEffect, useState } from 'react';

/** Where the browser does not tell when it is idle. */
const SOON_MS = 300;
const AT_LATEST_MS = 2000;

/** Whether the browser has come to rest since what uses this was shown: then is the time for what may wait. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, SOON_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
};
