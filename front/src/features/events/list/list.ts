import { defineList } from '../../../lists/define-list.ts';
import { region } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';
import { forItem } from '../event-facts.ts';

/** As many events as are looked through, those that begin last first. */
const LOOKED_THROUGH = 100;

/** The events of a region: those to come, the next one first; then those that are over, the last one first. */
export const eventList = defineList({
  path: paths.events,
  size: 12,
  filters: { region },
  fetch: async ({ call, filter: { region: regionId }, skip, limit }) => {
    const now = Date.now();
    const found = await call((client) => client.events.list({ query: { regionId, limit: LOOKED_THROUGH } }));
    const isOver = ({ endDate }: (typeof found)[number]) => Number(endDate.time) <= now;
    const items = [...found.filter((event) => !isOver(event)).reverse(), ...found.filter(isOver)];
    return {
      count: items.length,
      items: items.slice(skip, skip + limit).map((event) => forItem(event, now)),
    };
  },
});
