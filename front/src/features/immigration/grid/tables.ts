import { type CrsGrid, EDUCATIONS, type Pair } from '@hanca/common/immigration/grid.ts';
import { educationTitles } from '../words.ts';
import type { PointsTableProps } from './points-table.tsx';

type Line = readonly [number, ...number[]];
type Row = readonly [string, ...number[]];

const PAIR = ['배우자와 함께', '혼자'];

/** Steps as rows: '20~29세', '45세 이상'. In: what names the numbers from one to another; null for no end. */
const rowsOf = (lines: readonly Line[], name: (from: number, to: number | null) => string): Row[] =>
  lines.map(([from, ...points], index) => {
    const next = lines[index + 1]?.[0];
    return [name(from, next === undefined ? null : next - 1), ...points];
  });

const range = (from: number, to: number | null, unit: string): string => {
  if (to === null) return `${from}${unit} 이상`;
  return from === to ? `${from}${unit}` : `${from}~${to}${unit}`;
};

const ages = (from: number, to: number | null) => range(from, to, '세');
const years = (from: number, to: number | null) => range(from, to, '년');
const clb = (from: number, to: number | null) => `CLB ${range(from, to, '')}`;

const educationRows = (points: Readonly<Record<keyof typeof educationTitles, Pair | number>>): Row[] =>
  EDUCATIONS.map((level) => [educationTitles[level], ...[points[level]].flat()] as Row);

/** The tables of section A. */
export const coreTables = ({ core }: CrsGrid): PointsTableProps[] => [
  { title: '나이', columns: PAIR, rows: rowsOf(core.age, ages) },
  { title: '학력', columns: PAIR, rows: educationRows(core.education) },
  { title: '제1공용어, 영역마다', columns: PAIR, rows: rowsOf(core.firstLanguage, clb) },
  {
    title: `제2공용어, 영역마다 (모두 더해 배우자와 함께 ${core.secondLanguageMax[0]}점, 혼자 ${core.secondLanguageMax[1]}점까지)`,
    columns: PAIR,
    rows: rowsOf(core.secondLanguage, clb),
  },
  { title: '캐나다 숙련직 경력', columns: PAIR, rows: rowsOf(core.canadianWork, years) },
];

/** The tables of section B. */
export const spouseTables = ({ spouse }: CrsGrid): PointsTableProps[] => [
  { title: '배우자의 학력', columns: ['점수'], rows: educationRows(spouse.education) },
  { title: '배우자의 공용어, 영역마다', columns: ['점수'], rows: rowsOf(spouse.language, clb) },
  { title: '배우자의 캐나다 경력', columns: ['점수'], rows: rowsOf(spouse.canadianWork, years) },
];

/** The tables of section C. */
export const transferTables = ({ transfer }: CrsGrid): PointsTableProps[] => {
  const [good, better] = transfer.language;
  const [year, more] = transfer.canadianWork;
  const columns = [`CLB ${good} 또는 캐나다 경력 ${year}년`, `CLB ${better} 또는 캐나다 경력 ${more}년`];
  const { certificate } = transfer;
  return [
    { title: '학력', columns, rows: educationRows(transfer.education) },
    { title: '해외 숙련직 경력', columns, rows: rowsOf(transfer.foreignWork, years) },
    {
      title: '기능 자격증',
      columns: certificate.language.map((level) => `CLB ${level} 이상`),
      rows: [['자격증이 있어요', ...certificate.points]],
    },
  ];
};
