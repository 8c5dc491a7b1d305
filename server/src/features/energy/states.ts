import type { EnergyState } from '@hanca/common/contract/energy.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { modeOf } from '../../feeds/settings.ts';
import { copyOf } from '../../feeds/shown.ts';
import type { Services } from '../../services.ts';
import { afdc } from './afdc.ts';
import { averagesOf } from './averages.ts';
import { shownChargers } from './chargers.ts';
import { nrcan, nrcanDiesel } from './nrcan.ts';

type Needed = Pick<Services, 'db' | 'config'>;

/** Weeks in which there is an average where there is any. */
const WEEKS = 12;

const stateOf = async (
  services: Needed,
  feed: typeof afdc | typeof nrcan,
  isShown: () => Promise<boolean>,
): Promise<EnergyState> => {
  if (modeOf(services.config, feed.name) === 'off') return { state: 'off', fetchedAt: null };
  const copy = await copyOf<unknown>(services, feed);
  if (!copy) return { state: 'waiting', fetchedAt: null };
  return { state: (await isShown()) ? 'shown' : 'old', fetchedAt: toWireDate(copy.fetchedAt) };
};

/** Why nothing is shown of a feed, and since when there is nothing new. */
export const statesOf = async (services: Needed) => ({
  chargers: await stateOf(services, afdc, async () => (await shownChargers(services)) !== null),
  regular: await stateOf(
    services,
    nrcan,
    async () => (await averagesOf(services, 'regular', WEEKS)).length > 0,
  ),
  diesel: await stateOf(
    services,
    nrcanDiesel,
    async () => (await averagesOf(services, 'diesel', WEEKS)).length > 0,
  ),
});
