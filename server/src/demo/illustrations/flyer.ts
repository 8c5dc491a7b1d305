import { chooseGoods, type FlyerGood, type FlyerSection } from './flyer-goods.ts';
import { lettering, lineWidth } from './lettering.ts';
import { darker, lighter, mix } from './palette.ts';
import type { Random } from './random.ts';
import { path, place, rect, repeat, type Svg } from './shapes.ts';

/** What a flyer page says: the store, its dates (`7.3 – 7.9`), the page's headline and its goods. */
export type FlyerText = {
  store: string;
  period: string;
  headline: string;
  section: FlyerSection;
  note?: string;
};

type Look = { band: string; onBand: string; paper: string; cell: string; price: string; burst: string };

const looks: readonly Look[] = [
  {
    band: '#0E5A47',
    onBand: '#FFFFFF',
    paper: '#EEF3EF',
    cell: '#FFFFFF',
    price: '#C23E22',
    burst: '#F2C14E',
  },
  {
    band: '#B8432B',
    onBand: '#FFFFFF',
    paper: '#FBEFE6',
    cell: '#FFFFFF',
    price: '#B8432B',
    burst: '#F4C95D',
  },
  {
    band: '#F0BE4A',
    onBand: '#33240F',
    paper: '#FFF8E6',
    cell: '#FFFFFF',
    price: '#B8371E',
    burst: '#C23E22',
  },
  {
    band: '#27486B',
    onBand: '#FFFFFF',
    paper: '#EAF0F5',
    cell: '#FFFFFF',
    price: '#C23E22',
    burst: '#F2C14E',
  },
  {
    band: '#6B3A4E',
    onBand: '#FFFFFF',
    paper: '#F7EDEE',
    cell: '#FFFFFF',
    price: '#8C2F4B',
    burst: '#E9B44C',
  },
  {
    band: '#3D4A2F',
    onBand: '#F9F5E3',
    paper: '#F3F1E0',
    cell: '#FFFDF5',
    price: '#B8432B',
    burst: '#E3B23C',
  },
];

const sale = (look: Look, x: number, y: number, text: string, radius = 17): Svg => {
  const points = Array.from({ length: 28 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.84;
    const angle = (index / 28) * Math.PI * 2;
    return `${Math.round(reach * Math.cos(angle) * 10) / 10} ${Math.round(reach * Math.sin(angle) * 10) / 10}`;
  });
  const dark = look.burst === '#C23E22' ? '#FFFFFF' : '#3A2410';
  return place(
    x,
    y,
    path(`M${points.join('L')}Z`, look.burst) +
      lettering(text, 0, radius * 0.2, radius * 0.56, dark, {
        weight: 'Black',
        anchor: 'middle',
        width: radius * 1.6,
      }),
    1,
    -10,
  );
};

/** `$12` large with the cents set high, as grocers print it; `x` is the left edge. */
const priceTag = (cents: number, x: number, y: number, size: number, fill: string): Svg => {
  const dollars = String(Math.floor(cents / 100));
  const rest = String(cents % 100).padStart(2, '0');
  const sign = lineWidth('$', size * 0.52, 'Black') + size * 0.04;
  const end = x + sign + lineWidth(dollars, size, 'Black') + size * 0.04;
  return (
    lettering('$', x, y - size * 0.33, size * 0.52, fill, { weight: 'Black' }) +
    lettering(dollars, x + sign, y, size, fill, { weight: 'Black' }) +
    lettering(rest, end, y - size * 0.33, size * 0.52, fill, { weight: 'Black' })
  );
};

type Cell = { x: number; y: number; width: number; height: number };

const productCell = (random: Random, look: Look, good: FlyerGood, cell: Cell, badge?: string): Svg =>
  cell.width > cell.height * 1.35
    ? wideCell(random, look, good, cell, badge)
    : tallCell(random, look, good, cell, badge);

const backed = (random: Random, look: Look, good: FlyerGood, x: number, y: number, size: number): Svg => {
  const disc = mix(look.paper, look.band, 0.06);
  return (
    rect(x - 5, y - 2, size + 10, size + 4, disc, (size + 4) / 2) + place(x, y, good.draw(random), size / 100)
  );
};

const wideCell = (random: Random, look: Look, good: FlyerGood, cell: Cell, badge?: string): Svg => {
  const { x, y, width, height } = cell;
  const lead = width > 200;
  const size = Math.min(height - 16, width * 0.37);
  const left = x + size + (lead ? 30 : 20);
  const room = x + width - left - (lead ? 70 : 6);
  const price = Math.min(height * 0.4, room * (good.cents >= 1000 ? 0.42 : 0.54));
  return (
    rect(x, y, width, height, look.cell, 6) +
    backed(random, look, good, x + (lead ? 14 : 10), y + (height - size) / 2, size) +
    lettering(good.name, left, y + height * 0.3, lead ? 17 : 11.5, '#1B2320', {
      width: badge && !lead ? room - 20 : room,
    }) +
    lettering(good.unit, left, y + height * 0.3 + (lead ? 15 : 11), lead ? 10 : 8, '#5A6560', {
      weight: 'Medium',
    }) +
    priceTag(good.cents, left, y + height * 0.86, price, look.price) +
    (lead
      ? sale(look, x + width - 40, y + height / 2, badge ?? '특가', 29)
      : badge
        ? sale(look, x + width - 13, y + 13, badge, 15)
        : '')
  );
};

const tallCell = (random: Random, look: Look, good: FlyerGood, cell: Cell, badge?: string): Svg => {
  const { x, y, width, height } = cell;
  const big = width > 100;
  const price = Math.min(big ? 30 : 21, height * 0.22);
  const name = big ? 13.5 : 10.5;
  const size = Math.min(width - 22, height - price - name - 24);
  return (
    rect(x, y, width, height, look.cell, 6) +
    backed(random, look, good, x + (width - size) / 2, y + 7, size) +
    lettering(good.name, x + 8, y + height - price - 12, name, '#1B2320', { width: width - 16 }) +
    priceTag(good.cents, x + 8, y + height - 8, price, look.price) +
    lettering(good.unit, x + width - 7, y + height - 8.5, 7.4, '#5A6560', {
      weight: 'Medium',
      anchor: 'end',
      width: width * 0.32,
    }) +
    (badge ? sale(look, x + width - 14, y + 14, badge, big ? 21 : 16) : '')
  );
};

const grid = (top: number, bottom: number, columns: number, rows: number): Cell[] => {
  const [left, gap] = [10, 6];
  const width = (280 - gap * (columns - 1)) / columns;
  const height = (bottom - top - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (width + gap),
    y: top + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
};

/** The ways a page is divided below its header: big offers first, then the rest. */
const layouts: readonly ((top: number, bottom: number) => Cell[])[] = [
  (top, bottom) => grid(top, bottom, 3, 3),
  (top, bottom) => [...grid(top, top + 92, 1, 1), ...grid(top + 98, bottom, 3, 2)],
  (top, bottom) => [...grid(top, top + 128, 2, 1), ...grid(top + 134, bottom, 3, 2)],
  (top, bottom) => grid(top, bottom, 2, 3),
  (top, bottom) => [...grid(top, bottom - 90, 3, 2), ...grid(bottom - 84, bottom, 2, 1)],
  (top, bottom) => [
    ...grid(top, top + 92, 1, 1),
    ...grid(top + 98, bottom - 98, 2, 1),
    ...grid(bottom - 92, bottom, 3, 1),
  ],
];

const header = (random: Random, look: Look, text: FlyerText): Svg => {
  const dates = (x: number, y: number): Svg =>
    lettering(text.period, x, y, 10, look.onBand, { weight: 'Bold', anchor: 'end', width: 84 });
  const style = random.whole(0, 2);
  if (style === 0)
    return (
      rect(0, 0, 300, 66, look.band) +
      lettering(text.store, 12, 25, 17, look.onBand, { weight: 'Black', width: 180 }) +
      dates(288, 24) +
      lettering(text.headline, 12, 53, 19, look.burst === '#C23E22' ? look.onBand : look.burst, {
        weight: 'Black',
        width: 276,
      })
    );
  if (style === 1) {
    const awning = repeat(10, (index) =>
      path(
        `M${index * 30} 0h30v15a15 10 0 0 1 -30 0Z`,
        index % 2 === 0 ? look.band : lighter(look.band, 0.75),
      ),
    );
    return (
      rect(0, 0, 300, 68, look.paper) +
      awning +
      lettering(text.store, 12, 44, 15, look.band === '#F0BE4A' ? '#33240F' : look.band, {
        weight: 'Black',
        width: 190,
      }) +
      lettering(text.period, 288, 43, 10, '#4A5650', { anchor: 'end', width: 90 }) +
      lettering(text.headline, 12, 64, 15, look.price, { weight: 'Black', width: 276 })
    );
  }
  return (
    path('M0 0H300V52L150 68L0 52Z', look.band) +
    path('M0 52L150 68L300 52V56L150 72L0 56Z', look.burst) +
    lettering(text.headline, 150, 48, 21, look.onBand, { weight: 'Black', anchor: 'middle', width: 230 }) +
    lettering(text.store, 12, 20, 12.5, look.onBand, { weight: 'Black', width: 170 }) +
    dates(288, 19)
  );
};

/** A page of a grocery flyer, 300 by 400. */
export const flyerPage = (random: Random, text: FlyerText): Svg => {
  // A store keeps its colours on every page; the page's own seed changes its layout and its goods.
  const look = looks[
    [...text.store].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % looks.length
  ] as Look;
  const cells = random.inTurn(layouts)(80, 374);
  const goods = chooseGoods(random, text.section, cells.length);
  const badges = random.shuffled(['특가', '1+1', '신상', '-30%']);
  const marked = new Set(random.shuffled(cells.map((_, index) => index)).slice(0, 3));
  let badge = 0;
  const products = goods
    .map((good, index) =>
      productCell(random, look, good, cells[index] as Cell, marked.has(index) ? badges[badge++] : undefined),
    )
    .join('');
  const foot =
    rect(0, 380, 300, 20, look.band) +
    lettering(text.note ?? '수량이 한정된 상품은 일찍 끝날 수 있어요', 150, 393, 8, look.onBand, {
      weight: 'Medium',
      anchor: 'middle',
      width: 280,
    });
  return (
    rect(0, 0, 300, 400, look.paper) +
    repeat(12, (index) => rect(index * 26, 68, 13, 332, darker(look.paper, 0.012))) +
    header(random, look, text) +
    products +
    foot
  );
};
