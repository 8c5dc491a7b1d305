import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'offline'] as const;

/** True from the first sign that somebody reads, or that there is no connection. */
export const useSomebody = (): boolean => {
  const [somebody, setSomebody] = useState(false);
  useEffect(() => {
    const come = () => setSomebody(true);
    if (!navigator.onLine) come();
    for (const sign of SIGNS) window.addEventListener(sign, come, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, come);
    };
  }, []);
  return somebody;
};
