import { linesOf, type Measured } from './cold-bars.ts';

const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|');
const row = (...cells: (string | undefined)[]) => `| ${cells.map(cell).join(' | ')} |`;
const metWords = (met: boolean | undefined) => (met ? 'yes' : '**no**');

/** The figures of both engines as one Markdown table; bars hold on PostgreSQL alone. */
export const tableOf = (postgresql: Measured, embedded: Measured): string => {
  const other = new Map(linesOf(embedded).map(({ what, measured }) => [what, measured]));
  return [
    row(
      '',
      `PostgreSQL, ${postgresql.listings.toLocaleString('en-CA')} listings`,
      'beside it in the same run',
      'at most',
      'met',
      `embedded, ${embedded.listings.toLocaleString('en-CA')} listings, no bar`,
    ),
    row(...Array.from({ length: 6 }, () => '---')),
    ...linesOf(postgresql).map(({ what, measured, against, bar, met }) =>
      row(what, measured, against, bar, metWords(met), other.get(what)),
    ),
  ].join('\n');
};
