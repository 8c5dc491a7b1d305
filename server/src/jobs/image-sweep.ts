import { findStoredImages, takeUnreferenced } from '../features/images/queries.ts';
import type { Job } from './jobs.ts';

/** How long an uploaded picture may wait for what it was uploaded for (decisions, Images). */
const GRACE_MS = 24 * 3600_000;

/** Removes pictures that nothing refers to: first their rows, then the files without a row. */
export const imageSweep: Job = {
  name: 'image-sweep',
  cron: '17 * * * *',
  run: async ({ db, store, log }) => {
    const olderThan = new Date(Date.now() - GRACE_MS);
    let rows = 0;
    for (;;) {
      const paths = await takeUnreferenced(db, olderThan);
      if (paths.length === 0) break;
      rows += paths.length;
      for (const path of paths) await store.remove(path);
    }
    const { removed, leftovers } = await store.sweep({
      isReferenced: (paths) => findStoredImages(db, paths),
      olderThan,
    });
    log.info({ event: 'images-swept', rows, files: removed.length, leftovers });
  },
};
