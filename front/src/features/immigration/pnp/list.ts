import type { PnpDraw } from '@hanca/common/contract/pnp-draws.ts';
import { longDate } from '@hanca/common/dates.ts';
import { PNP_PROGRAMS, PNP_ROUTES, routeOf } from '@hanca/common/immigration/pnp.ts';
import { defineList } from '../../../lists/define-list.ts';
import type { Filter } from '../../../lists/list-address.ts';
import { pnpAddress } from './address.ts';
import { panelsOf } from './chart-points.ts';
import { chartWords, daysOf, forPool } from './words.ts';

type PnpFilter = Filter<keyof typeof pnpAddress.filters>;

const isWanted = ({ program, by, type, stream }: PnpFilter, draw: PnpDraw): boolean =>
  (!program || draw.program === program) &&
  (!by || routeOf(draw) === by) &&
  (!type || draw.drawType === type) &&
  (!stream || draw.stream === stream);

/** What of a text field there is, in its order, as choices. */
const choicesOf = (texts: readonly string[]) =>
  [...new Set(texts.filter(Boolean))]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((text) => ({ value: text, title: text }));

/** Draws of BC's nominee program, the newest first, with their chart and the pools; what they can be narrowed by follows from what there is. */
export const pnpList = defineList({
  ...pnpAddress,
  fetch: async ({ call, filter, skip, limit }) => {
    const { draws, pools, changedDate } = await call((client) => client.pnpDraws.history());
    const wanted = draws.filter((draw) => isWanted(filter, draw));
    const items = wanted.slice(skip, skip + limit);
    const ofProgram = draws.filter((draw) => isWanted({ program: filter.program }, draw));
    const routes = PNP_ROUTES.filter(({ code }) => draws.some((draw) => routeOf(draw) === code));
    return {
      count: wanted.length,
      items: items.map(({ id }) => id),
      days: daysOf(items),
      isEmpty: draws.length === 0,
      routes: [{ code: '', title: '전체' }, ...routes].map(({ code, title }) => ({
        href: pnpAddress.href({ ...filter, by: code }, 1),
        title,
        chosen: (filter.by ?? '') === code,
      })),
      selects: [
        {
          name: 'program',
          label: '프로그램',
          choices: PNP_PROGRAMS.map(({ code, title }) => ({ value: code, title })),
        },
        { name: 'type', label: '유형', choices: choicesOf(ofProgram.map(({ drawType }) => drawType)) },
        { name: 'stream', label: '스트림', choices: choicesOf(ofProgram.map(({ stream }) => stream)) },
      ],
      panels: panelsOf(wanted),
      words: chartWords(wanted),
      pools: pools.filter(({ program }) => !filter.program || program === filter.program).map(forPool),
      changed: changedDate.time === '0' ? '' : longDate(changedDate),
    };
  },
});
