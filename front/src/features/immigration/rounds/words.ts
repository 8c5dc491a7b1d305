import type { Pool, Round } from '@hanca/common/contract/immigration.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { kindTitle } from '@hanca/common/immigration/rounds.ts';

const peopleText = (people: number): string => `${grouped(people)}명`;

/** A round as the list shows it. */
export const forRow = ({ number, date, kind, name, invitations, crs, tieBreak }: Round) => ({
  number,
  date,
  day: dayText(date),
  kind: kindTitle(kind),
  name,
  crs: `${crs}점`,
  invitations: peopleText(invitations),
  // As it is published: people compare it with the confirmation that they have.
  tieBreak: tieBreak.time === '0' ? '' : `${longDateTime(tieBreak, 'UTC')} UTC`,
});

/** What the chart shows, in words. In: the newest first. */
export const chartWords = (rounds: Round[]): string => {
  const [newest, oldest] = [rounds[0], rounds.at(-1)];
  if (!newest || !oldest) return '';
  const sorted = rounds.toSorted((a, b) => a.crs - b.crs);
  const said = (round: Round | undefined) =>
    round ? `${round.crs}점(${dayText(round.date)}, ${kindTitle(round.kind)})` : '';
  return `${dayText(oldest.date)}부터 ${dayText(newest.date)}까지 ${rounds.length}번. 가장 낮은 커트라인은 ${said(sorted[0])}, 가장 높은 커트라인은 ${said(sorted.at(-1))}이에요.`;
};

/** The pool as its table shows it; widths in per cent of the longest bar. */
export const forPool = ({ asOn, total, bands }: Pool) => {
  const most = Math.max(1, ...bands.map(({ people }) => people));
  return {
    day: dayText(asOn),
    total: peopleText(total),
    bands: bands.map(({ from, to, people }) => ({
      name: `${from}~${to}`,
      people: grouped(people),
      width: `${Math.round((people / most) * 1000) / 10}%`,
    })),
  };
};
