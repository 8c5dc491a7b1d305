import { api } from '@hanca/common/contract/index.ts';
import { GRADES } from '@hanca/common/energy.ts';
import { serve } from '../../http/serve.ts';
import { averagesOf } from './averages.ts';
import { filtered, ordered, pointOf, presentCharger, shownChargers } from './chargers.ts';
import { networkName } from './networks.ts';
import { rateOf } from './rate.ts';
import { statesOf } from './states.ts';

const LIMIT = 20;
const WEEKS = 12;

export const energyRoutes = serve(api.energy, {
  chargers: async ({ query: { near, skip = 0, limit = LIMIT, ...filter }, ...services }) => {
    const shown = await shownChargers(services);
    if (!shown) return [];
    const { found } = filtered(shown.rows, filter);
    return ordered(found, near ? pointOf(near) : null)
      .slice(skip, skip + limit)
      .map(({ one, metres }) => presentCharger(one, metres, shown.credit));
  },

  count: async ({ query, ...services }) => {
    const all = (await shownChargers(services))?.rows ?? [];
    const { found, unknown } = filtered(all, query);
    const counts = new Map<string, number>();
    for (const { network } of filtered(all, { regionId: query.regionId }).found)
      if (network) counts.set(network, (counts.get(network) ?? 0) + 1);
    const networks = [...counts]
      .map(([code, count]) => ({ code, name: networkName(code), count }))
      .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
    return { count: found.length, unknown, networks };
  },

  map: async ({ query, ...services }) => {
    const { found } = filtered((await shownChargers(services))?.rows ?? [], query);
    return found.map(({ id, name, lat, lng, fast }) => ({ id, name, lat, lng, fast: (fast ?? 0) > 0 }));
  },

  rate: async (services) => ({ rate: await rateOf(services) }),

  states: statesOf,

  averages: async ({ query: { grade, weeks = WEEKS }, ...services }) => {
    const wanted = grade ? [grade] : GRADES.map(({ code }) => code);
    const all = [];
    for (const one of wanted) all.push(...(await averagesOf(services, one, weeks)));
    return all;
  },
});
