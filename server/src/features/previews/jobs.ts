import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEWED } from '@hanca/common/previews.ts';
import type { Job } from '../../jobs/jobs.ts';
import { unlessMissing } from '../images/local-disk.ts';
import { findPreviewed } from './queries.ts';
import { previewsFolder } from './serve.ts';

const BATCH = 500;

/** Removes the previews of what has changed, or is not public any more. */
export const previewSweep: Job = {
  name: 'preview-sweep',
  cron: '37 * * * *',
  run: async ({ db, config, log }) => {
    let removed = 0;
    for (const kind of PREVIEWED) {
      const folder = join(previewsFolder(config.dataDir), kind);
      const files = await unlessMissing(readdir(folder), []);
      for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const ids = batch.map((file) => Number.parseInt(file, 10)).filter(Number.isSafeInteger);
        const rows = await findPreviewed(db, kind, [...new Set(ids)]);
        const current = new Set(rows.map(({ id, updatedAt }) => `${id}-${updatedAt.getTime()}.jpg`));
        for (const file of batch.filter((name) => !current.has(name))) {
          await rm(join(folder, file), { force: true });
          removed += 1;
        }
      }
    }
    log.info({ event: 'previews-swept', removed });
  },
};
