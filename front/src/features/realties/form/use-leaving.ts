import { useEffect, useRef } from 'react';

/**
 * Tells of fields that are left once the pointer is let go: a remark that appears in between would move what is being
 * pressed. In: what is done for a field that was left. Out: to be called when one is left and when the pointer goes down.
 */
export const useLeaving = (onLeft: (name: string) => void) => {
  const isPressed = useRef(false);
  const leftWhilePressed = useRef<string[]>([]);
  const released = useRef(() => {});
  released.current = () => {
    isPressed.current = false;
    for (const name of leftWhilePressed.current.splice(0)) onLeft(name);
  };
  useEffect(() => {
    const release = () => released.current();
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release);
    return () => {
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, release);
    };
  }, []);
  return {
    left: (name: string) => {
      if (isPressed.current) leftWhilePressed.current.push(name);
      else onLeft(name);
    },
    pressed: () => {
      isPressed.current = true;
    },
  };
};
