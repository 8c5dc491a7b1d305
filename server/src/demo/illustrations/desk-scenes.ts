import { art, pendants, plant, windowAt } from './furniture.ts';
import { lettering } from './lettering.ts';
import { choosePalette, cream, darker, gold, lighter, maple, mix, spruce } from './palette.ts';
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
function sheet(random: Random, width: number, height: number, accent: string, title: string): Svg {
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
}

const signature = (color: string): Svg =>
  stroke('M0 10q8 -22 12 -6t6 4 8 -8 6 8 10 -10 8 8 22 -6', color, 2.4);

/** Papers and a pen on a desk; `texts[0]` heads the form. */
export function documentDesk(random: Random, texts: readonly string[] = []): Svg {
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
}

/** A passport, a boarding pass and travel papers; `texts[0]` is the stamp's word. */
export function passportDesk(random: Random, texts: readonly string[] = []): Svg {
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
    lettering(from, 14, 54, 25, '#1B2320', { weight: 'Black' }) +
    lettering(to, 88, 54, 25, '#1B2320', { weight: 'Black' }) +
    path('M66 46h9l-4 -6h3l7 7.500-7 7h-3l4 -6h-9Z', stripe) +
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
    place(330, 240, mapleLeaf, 1, 20),
    place(30, 280, leafSprig('#6C8F72'), 1.2),
  ]);
  return (
    rect(0, 0, 400, 300, surface) +
    map +
    route +
    place(196, 70, pass, 1.02, random.between(4, 10)) +
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
    place(66, 66, passport, 1, random.between(-12, -5)) +
    (extras[0] as string)
  );
}

/** A classroom or study corner; `texts` are the lines on the board. */
export function classroom(random: Random, texts: readonly string[] = []): Svg {
  const palette = choosePalette(random);
  const { wall, floor, wood, main, second, light } = palette;
  const green = random.chance(0.6);
  const board = green ? '#2F5347' : '#FDFCF8';
  const chalk = green ? '#F3F1E4' : '#27486B';
  const lines =
    texts.length > 0
      ? texts
      : random.pick([
          ['Hello, Canada!', '안녕하세요'],
          ['A B C D E', 'how · what · why'],
          ['오늘의 표현', 'Could you please…?'],
          ['2 + 3 = 5', '7 × 8 = 56'],
        ]);
  const blackboard =
    rect(72, 34, 214, 118, wood, 4) +
    rect(78, 40, 202, 106, board, 2) +
    lettering(lines[0] ?? '', 94, 76, 22, chalk, { weight: 'Bold', width: 170 }) +
    lettering(lines[1] ?? '', 94, 106, 17, green ? '#F2D58A' : maple, { weight: 'Medium', width: 170 }) +
    stroke('M94 124q20 -6 40 0t40 0t30 -2', chalk, 2, 0.6) +
    rect(72, 150, 214, 7, lighter(wood, 0.15), 2) +
    rect(96, 146, 16, 4, '#F7F2E2', 1) +
    rect(118, 146, 12, 4, '#F2D58A', 1) +
    rect(244, 142, 24, 8, second, 2);
  const clock =
    circle(338, 56, 22, wood) +
    circle(338, 56, 18.5, cream) +
    stroke(`M338 56V44M338 56l${random.whole(-8, 8)} ${random.whole(2, 8)}`, '#1B2320', 2.4);
  const bookPile = (x: number, y: number): Svg =>
    repeat(
      3,
      (index) =>
        rect(
          x - 30 + (index % 2) * 5,
          y - 12 - index * 12,
          62 - index * 6,
          12,
          [main, second, gold][index] as string,
          2,
        ) + rect(x - 24 + (index % 2) * 5, y - 9 - index * 12, 10, 6, light, 1),
    );
  const apple = (x: number, y: number): Svg =>
    circle(x, y - 11, 11, '#C9472F') +
    stroke(`M${x} ${y - 21}q0 -5 3 -8`, '#6B5040', 2.6) +
    path(`M${x + 2} ${y - 26}q8 -8 14 -3q-5 8 -14 3Z`, '#6C9A5B');
  const globe = (x: number, y: number): Svg =>
    ellipse(x, y - 2, 20, 4, wood) +
    rect(x - 2.5, y - 16, 5, 14, wood) +
    stroke(`M${x + 22} ${y - 62}A34 34 0 0 1 ${x - 10} ${y - 12}`, wood, 4) +
    circle(x, y - 42, 27, '#8DBAC6') +
    path(
      `M${x - 20} ${y - 52}q10 -12 20 -6t4 14 -14 8 -10 -16ZM${x + 6} ${y - 34}q10 -8 16 0t-10 14Z`,
      '#6C9A5B',
    );
  const pencils = (x: number, y: number): Svg =>
    [-8, -2, 5]
      .map((dx, index) =>
        place(
          x + dx,
          y - 26,
          rect(-2.5, -28, 5, 34, [maple, gold, spruce][index] as string) +
            path('M-2.5 -28L0 -36L2.5 -28Z', '#EBD3A8'),
          1,
          dx * 1.6,
        ),
      )
      .join('') + rect(x - 15, y - 32, 30, 32, second, 4);
  const openBook = (x: number, y: number): Svg =>
    path(
      `M${x} ${y}Q${x - 24} ${y - 13} ${x - 54} ${y - 4}V${y - 12}Q${x - 24} ${y - 22} ${x} ${y - 9}Q${x + 24} ${y - 22} ${x + 54} ${y - 12}V${y - 4}Q${x + 24} ${y - 13} ${x} ${y}Z`,
      darker(main, 0.15),
    ) +
    path(
      `M${x} ${y - 5}Q${x - 24} ${y - 19} ${x - 50} ${y - 10}V${y - 15}Q${x - 24} ${y - 26} ${x} ${y - 12}Q${x + 24} ${y - 26} ${x + 50} ${y - 15}V${y - 10}Q${x + 24} ${y - 19} ${x} ${y - 5}Z`,
      '#FFFEFA',
    );
  const slots = random.shuffled([84, 170, 318]);
  const things = random.shuffled([bookPile, globe, pencils]);
  const desk =
    rect(20, 226, 360, 13, lighter(wood, 0.2), 3) +
    rect(36, 239, 328, 12, wood) +
    rect(42, 251, 12, 49, wood) +
    rect(346, 251, 12, 49, wood);
  const kept = things.map((draw, index) => draw(slots[index] as number, 226)).join('');
  return (
    rect(0, 0, 400, 300, wall) +
    rect(0, 168, 400, 44, darker(wall, 0.06)) +
    rect(0, 166, 400, 4, light) +
    rect(0, 212, 400, 88, floor) +
    blackboard +
    (random.chance(0.5) ? clock : art(random, palette, 302, 40, 80, 56)) +
    (random.chance(0.5) ? windowAt(random, palette, 10, 44, 42, 90) : plant(random, 34, 214, 86, second)) +
    desk +
    kept +
    apple(214, 226) +
    openBook(252, 229)
  );
}

/** An office desk with a laptop or a screen, by a window. */
export function office(random: Random): Svg {
  const palette = choosePalette(random);
  const { wall, floor, wood, main, second, light } = palette;
  const screen = (x: number, y: number, width: number, height: number): Svg => {
    const style = random.whole(0, 2);
    const inner = [
      repeat(6, (index) =>
        rect(
          x + width * (0.1 + index * 0.14),
          y + height * (0.84 - 0.1 * (1 + ((index * 7) % 5))),
          width * 0.09,
          height * 0.1 * (1 + ((index * 7) % 5)),
          index % 2 === 0 ? second : lighter(main, 0.3),
          1.5,
        ),
      ) + rect(x + width * 0.1, y + height * 0.12, width * 0.4, 4, '#FFFFFF', 2, 0.6),
      repeat(6, (index) =>
        rect(
          x + width * (0.1 + (index % 3) * 0.06),
          y + height * (0.16 + index * 0.12),
          width * (0.3 + ((index * 13) % 30) / 100),
          4,
          index % 2 === 0 ? '#9CCBB8' : '#E8C98A',
          2,
        ),
      ),
      rect(x + width * 0.08, y + height * 0.14, width * 0.36, height * 0.7, '#FFFFFF', 3, 0.14) +
        circle(x + width * 0.26, y + height * 0.36, height * 0.12, '#E8C98A') +
        rect(x + width * 0.15, y + height * 0.58, width * 0.22, 4, '#FFFFFF', 2, 0.6) +
        stroke(
          `M${x + width * 0.52} ${y + height * 0.72}L${x + width * 0.64} ${y + height * 0.5}L${x + width * 0.74} ${y + height * 0.6}L${x + width * 0.9} ${y + height * 0.26}`,
          '#F2B56B',
          3.4,
        ),
    ][style] as string;
    return (
      rect(x - 5, y - 5, width + 10, height + 10, '#2A3330', 5) +
      rect(x, y, width, height, '#24443C', 2) +
      inner
    );
  };
  const laptop =
    screen(150, 142, 104, 68) +
    path('M128 224H276L270 216H134Z', '#C7CECB') +
    rect(122, 222, 160, 5, '#A9B3AF', 2.5);
  const monitor =
    screen(134, 104, 136, 86) +
    rect(192, 195, 20, 24, '#8E9995') +
    rect(168, 218, 68, 7, '#A9B3AF', 3) +
    rect(150, 222, 104, 5, '#E8E6DE', 2);
  const lamp =
    stroke('M334 224L318 176L344 140', wood, 4.5) +
    place(344, 140, path('M-8 -10H10L24 16H-16Z', second), 1, -30) +
    ellipse(334, 225, 20, 4, wood) +
    path('M326 158L376 160L368 222H300Z', '#FFF3CF', 0.25);
  const cup =
    rect(96, 202, 24, 24, second, 4) +
    stroke('M96 208q-10 0 -9 7t9 6', second, 4) +
    rect(96, 208, 24, 5, light);
  const pots =
    rect(298, 202, 22, 24, main, 3) +
    [-5, 1, 6]
      .map((dx, index) =>
        place(309 + dx, 204, rect(-1.8, -24, 3.6, 26, [maple, gold, spruce][index] as string, 1), 1, dx * 2),
      )
      .join('');
  const board =
    rect(24, 42, 104, 76, wood, 3) +
    rect(29, 47, 94, 66, '#D9BD90') +
    repeat(5, (index) =>
      place(
        38 + (index % 3) * 29,
        54 + Math.floor(index / 3) * 30,
        rect(0, 0, 22, 22, ['#F7E7B6', '#F9F5EA', '#DCEAE3', '#FBE9E3', '#E6EEF3'][index] as string, 1) +
          rect(4, 7, 14, 2, '#8A8478', 1) +
          rect(4, 12, 10, 2, '#8A8478', 1) +
          circle(11, 1, 2, maple),
        1,
        (index % 3) * 4 - 4,
      ),
    );
  const chair =
    rect(166, 226, 72, 50, darker(main, 0.05), 16) +
    rect(196, 272, 12, 28, '#2A3330') +
    rect(152, 250, 10, 30, darker(main, 0.3), 5) +
    rect(242, 250, 10, 30, darker(main, 0.3), 5);
  const desk =
    rect(26, 226, 348, 12, lighter(wood, 0.2), 3) +
    rect(44, 238, 10, 62, wood) +
    rect(346, 238, 10, 62, wood) +
    rect(268, 238, 78, 50, wood) +
    repeat(
      2,
      (index) =>
        rect(273, 242 + index * 23, 68, 20, lighter(wood, 0.12), 2) +
        rect(299, 250 + index * 23, 16, 3, light, 1.5),
    );
  const windowed = random.chance(0.6)
    ? windowAt(random, palette, 242, 36, 128, 84)
    : art(random, palette, 262, 44, 100, 58) + pendants(random, palette, 204, 44, 1);
  return (
    rect(0, 0, 400, 300, wall) +
    rect(0, 236, 400, 64, floor) +
    rect(0, 231, 400, 6, light) +
    (random.chance(0.5) ? board : art(random, palette, 24, 48, 96, 56)) +
    windowed +
    desk +
    (random.chance(0.5) ? laptop : monitor) +
    cup +
    (random.chance(0.5) ? lamp : pots) +
    plant(random, random.pick([58, 346]), 226, 48, second) +
    chair
  );
}
