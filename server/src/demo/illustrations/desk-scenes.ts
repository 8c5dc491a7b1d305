import { lettering } from './lettering.ts';
import { choosePalette, cream, darker, lighter, maple, mix, spruce } from './palette.ts';
import type { Random } from './random.ts';
import { circle, ellipse, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

const shadow = (x: number, y: number, width: number, height: number, radius = 4): Svg =>
  rect(x + 4, y + 5, width, height, '#1B2320', radius, 0.12);

const pen = (color: string): Svg =>
  rect(0, 0, 96, 9, color, 4.5) +
  rect(62, 0, 6, 9, '#F5E7BF') +
  path('M96 1L110 4.5L96 8Z', '#E8D9B8') +
  rect(10, -3, 34, 3, darker(color, 0.25), 1.5);

const mug = (x: number, y: number, fill: string): Svg =>
  circle(x + 3, y + 4, 30, '#1B2320', 0.12) +
  stroke(`M${x + 24} ${y + 12}q20 10 24 -6t-20 -14`, fill, 8) +
  circle(x, y, 29, fill) +
  circle(x, y, 23, darker(fill, 0.15)) +
  circle(x, y, 21, '#5F3E2B') +
  ellipse(x - 5, y - 6, 8, 5, '#8A6244');

const leafSprig = (color: string): Svg =>
  stroke('M0 0Q30 -30 74 -38', darker(color, 0.2), 3) +
  repeat(
    4,
    (index) =>
      place(14 + index * 17, -12 - index * 8, ellipse(0, -11, 6.5, 13, color), 1, -18) +
      place(14 + index * 17, -10 - index * 8, ellipse(0, 11, 6.5, 13, darker(color, 0.1)), 1, -52),
  );

/** A sheet with a printed form on it: `lines` are its heading and field names. */
const sheet = (random: Random, width: number, height: number, accent: string, title: string): Svg => {
  const rows = Math.floor((height - 66) / 22);
  const boxes = repeat(rows, (row) => {
    const y = 56 + row * 22;
    const style = row % 4;
    if (style === 0)
      return (
        rect(16, y, width * 0.22, 4, '#8A908C', 2) +
        rect(16 + width * 0.28, y - 6, width * 0.58, 15, mix(accent, '#FFFFFF', 0.86), 2)
      );
    if (style === 1)
      return (
        rect(16, y, width * 0.16, 4, '#8A908C', 2) +
        rect(16 + width * 0.28, y - 6, width * 0.26, 15, mix(accent, '#FFFFFF', 0.86), 2) +
        rect(16 + width * 0.58, y - 6, width * 0.28, 15, mix(accent, '#FFFFFF', 0.86), 2)
      );
    if (style === 2)
      return (
        rect(16, y - 5, 12, 12, cream, 2) +
        stroke(`M16 ${y - 5}h12v12h-12Z`, '#8A908C', 1.4) +
        (random.chance(0.6) ? stroke(`M18.5 ${y + 1}l3 3.5 6 -8`, maple, 2.4) : '') +
        rect(34, y - 1, width * random.between(0.4, 0.62), 4, '#B4B8B3', 2)
      );
    return (
      rect(16, y, width * random.between(0.62, 0.82), 4, '#C6C9C3', 2) +
      rect(16, y + 9, width * random.between(0.34, 0.6), 4, '#C6C9C3', 2)
    );
  });
  return (
    shadow(0, 0, width, height) +
    rect(0, 0, width, height, '#FFFEFA', 4) +
    rect(0, 0, width, 34, accent, 4) +
    rect(0, 28, width, 8, accent) +
    lettering(title, 14, 23, 14, '#FFFFFF', { width: width - 28 }) +
    boxes
  );
};

const signature = (color: string): Svg =>
  stroke('M0 10q8 -22 12 -6t6 4 8 -8 6 8 10 -10 8 8 22 -6', color, 2.4);

/** Papers and a pen on a desk; `texts[0]` heads the form. */
export const documentDesk = (random: Random, texts: readonly string[] = []): Svg => {
  const { wall, main, second, floor } = choosePalette(random);
  const title = texts[0] ?? random.pick(['신청서', '등록 양식', 'APPLICATION', '확인서', '체크리스트']);
  const accent = random.pick([spruce, '#35566B', '#8A4B3A', '#5F6A8A']);
  const surface = random.pick([wall, floor, '#C9A883', mix(main, cream, 0.6)]);
  const grain = repeat(5, (index) => rect(0, 30 + index * 60, 400, 1.4, darker(surface, 0.08)));
  const clip = random.chance(0.5);
  const paper = clip
    ? shadow(104, 18, 196, 270, 10) +
      rect(104, 18, 196, 270, '#8A6448', 10) +
      place(114, 40, sheet(random, 176, 240, accent, title)) +
      rect(164, 10, 76, 22, '#9AA5A2', 5) +
      rect(182, 4, 40, 14, '#7E8A86', 6)
    : place(150, 26, sheet(random, 176, 236, lighter(accent, 0.5), ''), 1, 8) +
      place(104, 30, sheet(random, 182, 244, accent, title), 1, -4);
  const envelope = place(
    288,
    188,
    shadow(0, 0, 120, 80) +
      rect(0, 0, 120, 80, '#EBDCC0', 4) +
      path('M0 4L60 48L120 4V0H0Z', '#DCC9A5') +
      circle(60, 46, 11, maple),
    1,
    10,
  );
  const stamp = place(
    316,
    60,
    circle(3, 5, 30, '#1B2320', 0.14) +
      circle(0, 0, 29, darker(second, 0.12)) +
      circle(0, 0, 22, second) +
      circle(-5, -5, 9, lighter(second, 0.25)),
  );
  const keyboard = place(
    -40,
    196,
    shadow(0, 0, 132, 88, 8) +
      rect(0, 0, 132, 88, '#ECEAE3', 8) +
      repeat(4, (row) => repeat(7, (key) => rect(48 + key * 11.6, 10 + row * 18, 10, 14, '#FFFFFF', 2))),
    1,
    -6,
  );
  const tools = random.shuffled([stamp, mug(52, 66, main), place(38, 120, leafSprig('#6C8F72'))]);
  const signed = place(clip ? 206 : 196, clip ? 256 : 232, signature('#27486B'), 1.1);
  return (
    rect(0, 0, 400, 300, surface) +
    grain +
    (random.chance(0.5) ? keyboard : place(10, 270, leafSprig('#6C8F72'), 1.2)) +
    (random.chance(0.6) ? envelope : '') +
    paper +
    signed +
    place(300, 170, shadow(0, 0, 100, 9, 4) + pen(random.pick([maple, spruce, '#27486B'])), 1, 128) +
    (tools[0] as string)
  );
};

/** A passport, a boarding pass and travel papers; `texts[0]` is the stamp's word. */
export const passportDesk = (random: Random, texts: readonly string[] = []): Svg => {
  const { wall, main, second, floor } = choosePalette(random);
  const surface = random.pick([wall, mix(floor, cream, 0.35), mix(main, cream, 0.65)]);
  const cover = random.pick(['#1F3A4A', '#27486B', '#0E5A47', '#5A2F38']);
  const route = stroke('M20 250Q130 40 390 70', darker(surface, 0.14), 2.4).replace(
    '/>',
    ' stroke-dasharray="2 9"/>',
  );
  const map = [
    [30, 40, 90, 40],
    [60, 74, 50, 46],
    [236, 34, 120, 34],
    [262, 66, 70, 52],
    [206, 236, 110, 30],
    [330, 180, 70, 50],
  ]
    .map(([x, y, w, h]) =>
      rect(x as number, y as number, w as number, h as number, darker(surface, 0.045), 20),
    )
    .join('');
  const globe =
    circle(0, 0, 30, 'none') +
    `<g stroke="#E8C98A" stroke-width="2.4" fill="none"><circle r="30"/><ellipse rx="13" ry="30"/><path d="M-30 0H30M-26 -15H26M-26 15H26"/></g>`;
  const passport =
    shadow(0, 0, 136, 190, 10) +
    rect(0, 0, 136, 190, cover, 10) +
    rect(0, 0, 12, 190, darker(cover, 0.3), 6) +
    lettering('PASSPORT', 72, 40, 15, '#E8C98A', { weight: 'Black', anchor: 'middle' }) +
    place(72, 96, globe) +
    lettering('여권', 72, 158, 17, '#E8C98A', { anchor: 'middle' }) +
    rect(60, 170, 24, 7, '#E8C98A', 3.5);
  const stripe = random.pick([maple, spruce, '#35566B']);
  const [from, to] = random.pick([
    ['ICN', 'YVR'],
    ['ICN', 'YYZ'],
    ['YVR', 'ICN'],
    ['YYC', 'YUL'],
  ] as const);
  const pass =
    shadow(0, 0, 212, 86, 8) +
    rect(0, 0, 212, 86, '#FFFEFA', 8) +
    rect(0, 0, 212, 22, stripe, 8) +
    rect(0, 14, 212, 8, stripe) +
    lettering('BOARDING PASS', 12, 15.5, 10, '#FFFFFF', { weight: 'Black' }) +
    lettering(from, 14, 54, 24, '#1B2320', { weight: 'Black' }) +
    lettering(to, 96, 54, 24, '#1B2320', { weight: 'Black' }) +
    path('M72 46h9l-4 -6h3l7 7.500-7 7h-3l4 -6h-9Z', stripe) +
    rect(14, 66, 36, 4, '#B4B8B3', 2) +
    rect(60, 66, 48, 4, '#B4B8B3', 2) +
    repeat(14, (index) => rect(160 + index * 3.2, 32, index % 3 === 0 ? 2.2 : 1.2, 42, '#2A3330')) +
    repeat(8, (index) => rect(148, 26 + index * 7.4, 2, 4, '#C6C9C3'));
  const stampColor = random.pick([maple, '#27486B', spruce]);
  const stamped =
    `<g fill="none" stroke="${stampColor}" stroke-width="3.4" opacity="0.8"><circle r="38"/><circle r="31" stroke-width="1.6"/></g>` +
    lettering(texts[0] ?? random.pick(['VISA', 'ARRIVED', '승인', 'CANADA']), 0, 5, 15, stampColor, {
      weight: 'Black',
      anchor: 'middle',
      width: 54,
    }) +
    rect(-20, 12, 40, 2.4, stampColor, 1) +
    rect(-20, -18, 40, 2.4, stampColor, 1);
  const mapleLeaf = path(
    'M0 -30L6 -18L14 -22L11 -6L22 -16L24 -10L32 -12L28 -2L32 1L18 12L20 18L3 15V30H-3V15L-20 18L-18 12L-32 1L-28 -2L-32 -12L-24 -10L-22 -16L-11 -6L-14 -22L-6 -18Z',
    maple,
  );
  const extras = random.shuffled([
    mug(66, 60, second),
    place(48, 66, mapleLeaf, 1.1, -14),
    place(362, 266, mapleLeaf, 0.8, 20),
    place(30, 280, leafSprig('#6C8F72'), 1.2),
  ]);
  return (
    rect(0, 0, 400, 300, surface) +
    map +
    route +
    place(186, 62, pass, 0.96, random.between(4, 10)) +
    place(
      176,
      176,
      shadow(0, 0, 190, 108) +
        rect(0, 0, 190, 108, '#F6EFDF', 4) +
        repeat(5, (index) => rect(16, 20 + index * 16, index === 4 ? 70 : 110, 4, '#CFC5AE', 2)) +
        place(146, 54, stamped),
      1,
      -5,
    ) +
    place(38, 62, passport, 1, random.between(-12, -5)) +
    (extras[0] as string)
  );
};
