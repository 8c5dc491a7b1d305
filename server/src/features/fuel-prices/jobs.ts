import type { Job } from '../../jobs/jobs.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { announcePassed, deleteOldPrices } from './queries.ts';

/** Announces prices that nobody is shown any more. */
export const fuelPriceClock = () => stateClock('fuel-price-clock', announcePassed);

/** Deletes prices that are long over, and with them who reported them. */
export const fuelPriceUpkeep: Job = {
  name: 'fuel-price-upkeep',
  cron: '50 9 * * *',
  run: async ({ db }) => {
    await deleteOldPrices(db);
  },
};
