import { useEffect, useState } from 'react';
import { useDeps } from '../../../deps.ts';

/** Posts that this visit has counted. */
const counted = new Set<number>();

/** Counts a view of a post once for a visit, when there is nothing else to do. Out: how often it was read, as far as is known. */
export const useViews = ({ id, viewCount }: { id: number; viewCount: number }): number => {
  const { call } = useDeps();
  const [newer, setNewer] = useState({ id, viewCount });
  useEffect(() => {
    if (counted.has(id)) return;
    counted.add(id);
    const count = async () => {
      const seen = await call((client) => client.posts.seen({ params: { id } })).catch(() => null);
      if (seen) setNewer({ id, ...seen });
    };
    // In Safari, which has no idle callbacks, soon.
    (window.requestIdleCallback ?? setTimeout)(() => void count());
  }, [id, call]);
  return newer.id === id ? Math.max(newer.viewCount, viewCount) : viewCount;
};
