import { CROSSINGS } from '@hanca/common/border.ts';
import type { Wait } from '@hanca/common/contract/border.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { load } from '../../../load.ts';

/** Whose average is offered as the price at home. */
const VANCOUVER = 'CA596173331';

/** Minutes of both ways at a crossing, where both are known and of now. */
const waitAt = (slug: string, waits: readonly Wait[]) => {
  const ways = (['US', 'CA'] as const).map((direction) =>
    waits.find(
      (one) =>
        one.crossing === slug &&
        one.direction === direction &&
        one.lane === 'car' &&
        one.mode === 'live' &&
        !one.stale &&
        one.minutes !== null,
    ),
  );
  const [there, back] = ways;
  if (!there || !back) return null;
  const [to, from] = [there.minutes ?? 0, back.minutes ?? 0];
  const older = Number(there.sourceAt.time) < Number(back.sourceAt.time) ? there : back;
  return {
    minutes: to + from,
    text: `미국으로 ${to}분, 캐나다로 ${from}분 · ${longDateTime(older.sourceAt)} 기준`,
  };
};

/** What the sums begin with: the rate, waits of now, and the average price in Vancouver. */
export const loadSums = load(async ({ call }) => {
  const [{ rate }, waits, averages] = await Promise.all([
    call((client) => client.energy.rate()),
    call((client) => client.border.list()),
    call((client) => client.energy.averages({ query: { grade: 'regular', weeks: 12 } })),
  ]);
  const average = averages.find(({ regionId }) => regionId === VANCOUVER);
  const newest = average?.weeks.at(-1);
  return {
    rate: rate && {
      cad: rate.cad,
      day: dayText(rate.day),
      source: rate.source,
      page: rate.sourcePage,
      /** When staff entered it, in words; '' where they did not. */
      entered: rate.entered ? longDateTime(rate.fetchedAt) : '',
      isExample: rate.mode === 'demo',
      stale: rate.mode === 'live' && rate.stale,
    },
    crossings: CROSSINGS.map(({ slug, name }) => ({ slug, name, wait: waitAt(slug, waits) })),
    average:
      average && newest
        ? {
            cents: newest.cents.toFixed(1),
            text: `밴쿠버 일반유 평균(${dayText(newest.week)}까지의 주, ${average.source}${average.mode === 'demo' ? ', 예시 자료' : ''})`,
          }
        : null,
  };
});

export type Data = Exclude<Awaited<ReturnType<typeof loadSums>>, Response>;
