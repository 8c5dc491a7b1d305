import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';

/** How the server's clock stands to this device, in milliseconds. */
interface ServerClock {
  /** The server's time at the zero of `performance.now()`, which no change of the device's clock moves. */
  base: number;
  /** By how much it may be off: half of what an answer took. */
  error: number;
}

const ATTEMPTS = 3;

/** How often the clocks of the device are looked at, and from how much on one has jumped. */
const WATCH_MS = 1000;
const JUMP_MS = 1000;

/** The clock of the device against the one that no change moves, and that may stand still while a device sleeps. */
const drift = (): number => Date.now() - performance.now();

/**
 * The server's clock; null until it is known, and where it cannot be asked. It is asked anew when the page comes to the front
 * again, the network comes back, or a clock of the device has jumped, as after a sleep: until the answer it is not known then.
 */
export const useServerClock = (): ServerClock | null => {
  const { call } = useDeps();
  const [clock, setClock] = useState<ServerClock | null>(null);
  useEffect(() => {
    let gone = false;
    let seen = drift();
    const ask = async () => {
      let best: ServerClock | null = null;
      for (let n = 0; n < ATTEMPTS && !gone; n += 1) {
        const sent = performance.now();
        // Without an answer the page says the time alone.
        const answer = await call((client) => client.registrations.clock()).catch(() => null);
        if (!answer) break;
        const came = performance.now();
        const error = (came - sent) / 2;
        if (!best || error < best.error) best = { base: answer.now - (sent + error), error };
      }
      if (best && !gone) setClock(best);
    };
    const onShown = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const watch = setInterval(() => {
      const now = drift();
      if (Math.abs(now - seen) < JUMP_MS) return;
      seen = now;
      setClock(null);
      void ask();
    }, WATCH_MS);
    void ask();
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('online', onShown);
    return () => {
      gone = true;
      clearInterval(watch);
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('online', onShown);
    };
  }, [call]);
  return clock;
};

/** The server's time now, in milliseconds, told anew with each second until a moment; null until it is known. */
export const useServerTime = (clock: ServerClock | null, until: number): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!clock) return;
    let timer = 0;
    const tick = () => {
      const time = clock.base + performance.now();
      setNow(time);
      const left = until - time;
      // To where the next second begins, and a little beyond, so that it has.
      if (left > 0) timer = window.setTimeout(tick, (left % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock, until]);
  return now;
};
