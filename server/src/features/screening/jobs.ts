import type { Job } from '../../jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { screenListing } from './listing.ts';
import { screenMessage } from './message.ts';
import { type Due, findDue, postpone, removeDue } from './queries.ts';

const AT_ONCE = 200;

/** Screens one listing or message, for all rows that name it. */
const screen = ({ db, store }: Services, { realtyId, messageId }: Due, ids: number[]): Promise<boolean> => {
  const done = (tx: Services['db']) => removeDue(tx, ids);
  if (realtyId !== null) return screenListing({ db, store }, realtyId, done);
  return screenMessage(db, messageId ?? 0, done);
};

/**
 * Screens what was written since. What fails holds up nothing else and is tried again; what is cut off has stored nothing, and
 * is screened again by the next run.
 */
export const screening: Job = {
  name: 'screening',
  cron: '* * * * *',
  async run(services) {
    const { db, log, stopping } = services;
    let [screened, raised, failed] = [0, 0, 0];
    for (let n = AT_ONCE; n === AT_ONCE && !stopping.aborted; ) {
      const due = await findDue(db, AT_ONCE);
      n = due.length;
      const subjects = Map.groupBy(due, ({ realtyId, messageId }) => `${realtyId}:${messageId}`);
      for (const rows of subjects.values()) {
        const [first] = rows;
        if (!first || stopping.aborted) break;
        const ids = rows.map(({ id }) => id);
        try {
          if (await screen(services, first, ids)) raised += 1;
          screened += 1;
        } catch (error) {
          log.error({ err: error, realty: first.realtyId, message: first.messageId }, 'not screened');
          await postpone(db, ids);
          failed += 1;
        }
      }
    }
    if (screened + failed > 0) log.info({ event: 'screened', screened, raised, failed });
  },
};
