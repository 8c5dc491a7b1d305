import { UNUSED_PICTURE_HOURS } from '@hanca/common/retention.ts';
import type { Job } from '../../jobs/jobs.ts';
import { removeUnreferenced } from './unreferenced.ts';
import { UPLOAD_MS } from './uploads.ts';

/** How long an uploaded picture may wait for what it was uploaded for (decisions, Images). */
const GRACE_MS = UNUSED_PICTURE_HOURS * 3600_000;

/** Removes pictures that nothing refers to, first their rows, then the files without a row; and what ended uploads left. */
export const imageSweep: Job = {
  name: 'image-sweep',
  cron: '17 * * * *',
  run: async ({ db, store, uploads, log }) => {
    const olderThan = new Date(Date.now() - GRACE_MS);
    const rows = await removeUnreferenced(db, olderThan);
    const { removed, leftovers } = await store.sweep(olderThan);
    const cutOff = await uploads.sweep(new Date(Date.now() - UPLOAD_MS));
    log.info({ event: 'images-swept', rows, files: removed.length, leftovers, cutOff });
  },
};
