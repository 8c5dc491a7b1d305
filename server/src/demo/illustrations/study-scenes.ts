import { art, pendants, plant, windowAt } from './furniture.ts';
import { lettering } from './lettering.ts';
import { choosePalette, cream, darker, gold, lighter, maple, spruce } from './palette.ts';
import type { Random } from './random.ts';
import { circle, ellipse, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** A classroom or study corner; `texts` are the lines on the board. */
export const classroom = (random: Random, texts: readonly string[] = []): Svg => {
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
  const slots = random.shuffled([72, 172, 336]);
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
    apple(122, 226) +
    openBook(254, 229)
  );
};

/** An office desk with a laptop or a screen, by a window. */
export const office = (random: Random): Svg => {
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
};
