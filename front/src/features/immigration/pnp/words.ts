import type { PnpDraw, PnpPool } from '@hanca/common/contract/pnp-draws.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { PNP_ROUTES, programTitle, routeOf } from '@hanca/common/immigration/pnp.ts';

const countText = (people: number): string => `${grouped(people)}명`;

/** '$70', '$70.50'. In: CAD an hour. */
const wageText = (wage: number): string => `$${Number.isInteger(wage) ? wage : wage.toFixed(2)}`;

/** '223명 초청', '5명 미만 초청', '10명 초청 (이날 전체)'; '' where it is not known. */
export const invitationsText = ({
  invitations,
  invitationsText: said,
}: Pick<PnpDraw, 'invitations' | 'invitationsText'>): string => {
  if (invitations !== null) return `${countText(invitations)} 초청${said && ` (${said})`}`;
  const [, fewer] = /^< ?(\d+)$/.exec(said) ?? [];
  return fewer ? `${fewer}명 미만 초청` : said;
};

/** By what somebody was invited: '138점', '시급 $70 이상', '138점, 시급 $70 이상', '다른 기준'. */
export const leastText = ({ minScore, minWage }: Pick<PnpDraw, 'minScore' | 'minWage'>): string =>
  [minScore !== null && `${minScore}점`, minWage !== null && `시급 ${wageText(minWage)} 이상`]
    .filter(Boolean)
    .join(', ') || '다른 기준';

/** A draw as the list shows it. */
export const forRow = (draw: PnpDraw) => ({
  id: draw.id,
  program: programTitle(draw.program),
  route: PNP_ROUTES.find(({ code }) => code === routeOf(draw))?.title ?? '',
  type: draw.drawType,
  stream: draw.stream,
  least: leastText(draw),
  invited: invitationsText(draw),
  note: draw.note,
});

/** Draws by day, with whose figures they are. In: the newest first. */
export const daysOf = (draws: readonly PnpDraw[]) =>
  [...Map.groupBy(draws, ({ date }) => date)].map(([date, some]) => ({
    date,
    day: dayText(date),
    draws: some.map(forRow),
    sources: [...new Map(some.map(({ source, url }) => [source, url]))].map(([source, url]) => ({
      source,
      url,
    })),
  }));

/** What the chart shows, in words. In: the newest first. */
export const chartWords = (draws: readonly PnpDraw[]): string => {
  const [newest, oldest] = [draws[0], draws.at(-1)];
  if (!newest || !oldest) return '';
  const range = (values: number[], text: (value: number) => string) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return low === high ? text(low) : `${text(low)}~${text(high)}`;
  };
  const scores = draws.flatMap(({ minScore }) => minScore ?? []);
  const wages = draws.flatMap(({ minScore, minWage }) => (minScore === null ? (minWage ?? []) : []));
  const said = [
    scores.length > 0 && `점수로 초청한 것이 ${scores.length}건(${range(scores, (score) => `${score}점`)})`,
    wages.length > 0 && `시급으로 초청한 것이 ${wages.length}건(${range(wages, wageText)})`,
  ].filter(Boolean);
  if (said.length === 0) return '';
  const [from, to] = [dayText(oldest.date), dayText(newest.date)];
  return `${from === to ? `${from}에` : `${from}부터 ${to}까지`} ${said.join(', ')}이에요.`;
};

/** A pool as its table shows it; widths in per cent of the longest bar. */
export const forPool = ({ program, date, total, bands, url, source }: PnpPool) => {
  const most = Math.max(1, ...bands.map(({ people }) => people));
  return {
    title: `${programTitle(program)} 등록자 점수 분포`,
    day: dayText(date),
    total: countText(total),
    bands: bands.map(({ from, to, people }) => ({
      name: to === null ? `${from} 이상` : `${from}~${to}`,
      people: grouped(people),
      width: `${Math.round((people / most) * 1000) / 10}%`,
    })),
    url,
    source,
  };
};
