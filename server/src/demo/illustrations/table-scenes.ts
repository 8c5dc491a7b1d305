import { freshDrawings } from './flyer-goods.ts';
import { pendants, plant, windowAt } from './furniture.ts';
import { choosePalette, cream, darker, lighter, mix, spruce } from './palette.ts';
import { produceItems } from './produce-items.ts';
import type { Random } from './random.ts';
import { circle, ellipse, mirrored, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** A market stall: an awning, crates and bowls of fresh food. */
export const produceTable = (random: Random): Svg => {
  const { wall, main, second, wood, light } = choosePalette(random);
  const cloth = random.pick([main, second, spruce, '#B8432B']);
  const kinds = random.shuffled(Object.values({ ...produceItems }).slice(0, 16));
  const stripes =
    repeat(10, (index) =>
      path(`M${index * 40} 0h40v42a20 13 0 0 1 -40 0Z`, index % 2 === 0 ? cloth : cream),
    ) + rect(0, 0, 400, 8, darker(cloth, 0.2));
  const bulbs = random.chance(0.5)
    ? stroke('M-10 66Q100 96 200 70T410 66', darker(wall, 0.35), 1.4) +
      repeat(
        9,
        (index) =>
          circle(24 + index * 44, 76 + (index % 2) * 8, 13, '#FFF3CF', 0.35) +
          circle(24 + index * 44, 76 + (index % 2) * 8, 4.5, '#FFE9A8'),
      )
    : '';
  const crate = (x: number, y: number, width: number, draw: () => Svg, size: number): Svg =>
    repeat(3, (index) =>
      place(
        x + 6 + index * ((width - 12 - size) / 2),
        y - size * 0.72 - (index === 1 ? size * 0.14 : 0),
        draw(),
        size / 100,
      ),
    ) +
    rect(x, y - 8, width, 42, wood, 2) +
    rect(x, y + 2, width, 2, darker(wood, 0.25)) +
    rect(x, y + 13, width, 2, darker(wood, 0.25)) +
    rect(x + 5, y - 8, 8, 42, lighter(wood, 0.14)) +
    rect(x + width - 13, y - 8, 8, 42, lighter(wood, 0.14)) +
    rect(x + width / 2 - 17, y + 4, 34, 20, cream, 2) +
    rect(x + width / 2 - 11, y + 9, 22, 3.5, second, 1.5) +
    rect(x + width / 2 - 8, y + 16, 16, 3, '#7A7368', 1.5, 0.6);
  const back = repeat(3, (index) =>
    crate(14 + index * 128, 162, 116, kinds[index] ?? produceItems.apple, 58),
  );
  const front = repeat(2, (index) =>
    crate(28 + index * 184, 234, 160, kinds[index + 3] ?? produceItems.pear, 76),
  );
  const wallItems = random.chance(0.5)
    ? rect(0, 94, 400, 5, darker(wall, 0.1))
    : repeat(10, (index) => rect(index * 42, 0, 20, 180, darker(wall, 0.035)));
  const table =
    rect(0, 184, 400, 14, lighter(wood, 0.2)) +
    rect(0, 198, 400, 102, darker(light, 0.06)) +
    rect(0, 262, 400, 38, lighter(wood, 0.1)) +
    rect(0, 262, 400, 5, darker(wood, 0.1));
  return rect(0, 0, 400, 300, wall) + wallItems + table + back + front + bulbs + stripes;
};

/** Groceries laid around a bowl on a kitchen board, seen from the front. */
export const groceryBags = (random: Random): Svg => {
  const { wall, main, second, wood, floor } = choosePalette(random);
  const kinds = random.shuffled(freshDrawings);
  const paper = '#C9A77C';
  const bag = (x: number, first: number): Svg =>
    place(x + 8, 60, kinds[first]?.() ?? '', 0.72) +
    place(x + 58, 46, produceItems.scallion(), 0.8) +
    place(x + 44, 78, kinds[first + 1]?.() ?? '', 0.6) +
    path(`M${x} 118l10 -6 10 6 10 -6 10 6 10 -6 10 6 10 -6 10 6 10 -6 10 6 10 -6 10 6V240H${x}Z`, paper) +
    path(`M${x + 96} 115l4 -3 10 6 10 -6 0 6V240H${x + 96}Z`, darker(paper, 0.1)) +
    circle(x + 58, 178, 25, mix(paper, main, 0.7)) +
    path(`M${x + 58} 162q18 12 0 34q-18 -22 0 -34Z`, cream);
  const board =
    rect(84, 254, 172, 34, darker(wood, 0.1), 10) +
    rect(84, 250, 172, 34, lighter(wood, 0.25), 10) +
    circle(240, 267, 5, floor) +
    repeat(3, (index) => place(96 + index * 42, 236, kinds[index + 4]?.() ?? '', 0.42));
  const scene =
    rect(0, 0, 400, 300, wall) +
    circle(250, 120, 150, lighter(wall, 0.3)) +
    rect(0, 236, 400, 64, floor) +
    rect(0, 236, 400, 5, darker(floor, 0.12)) +
    bag(34, 0) +
    rect(214, 96, 46, 142, second, 8) +
    rect(226, 74, 22, 26, darker(second, 0.2), 4) +
    rect(220, 142, 34, 44, cream, 3) +
    ellipse(326, 214, 62, 22, darker(wood, 0.1)) +
    [
      [292, 190],
      [326, 182],
      [360, 190],
      [310, 168],
      [344, 168],
    ]
      .map(([x, y]) =>
        place(
          (x as number) - 24,
          (y as number) - 26,
          produceItems[random.pick(['apple', 'pear', 'tangerine'] as const)](),
          0.5,
        ),
      )
      .join('') +
    path('M262 196H390Q386 240 326 240T262 196Z', main) +
    path('M352 196H390Q386 240 326 240Q360 230 352 196Z', darker(main, 0.1)) +
    board;
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};

/** A café table by the window. */
export const coffeeTableScene = (random: Random): Svg => {
  const palette = choosePalette(random);
  const { wall, main, second, wood, light } = palette;
  const cup = (x: number, y: number, fill: string): Svg =>
    ellipse(x, y + 4, 46, 8, darker(light, 0.1)) +
    ellipse(x, y + 2, 46, 7, light) +
    path(`M${x - 30} ${y - 44}H${x + 30}Q${x + 28} ${y} ${x} ${y}T${x - 30} ${y - 44}Z`, fill) +
    path(
      `M${x + 12} ${y - 44}H${x + 30}Q${x + 28} ${y} ${x} ${y}Q${x + 14} ${y - 14} ${x + 12} ${y - 44}Z`,
      darker(fill, 0.1),
    ) +
    stroke(`M${x + 28} ${y - 36}q18 0 14 14t-20 10`, fill, 6) +
    ellipse(x, y - 44, 30, 6, darker(fill, 0.16)) +
    ellipse(x, y - 43.5, 26, 4.6, '#6B4630') +
    ellipse(x - 3, y - 43.5, 12, 2.2, '#C69C70') +
    stroke(
      `M${x - 8} ${y - 58}q-8 -10 0 -20t0 -20M${x + 8} ${y - 58}q-8 -10 0 -20t0 -20`,
      '#FFFFFF',
      3.4,
      0.7,
    );
  const sweets = [
    (x: number, y: number) =>
      ellipse(x, y, 52, 8, light) +
      path(
        `M${x - 40} ${y - 6}Q${x - 36} ${y - 34} ${x - 4} ${y - 36}Q${x + 34} ${y - 34} ${x + 40} ${y - 6}Q${x + 24} ${y - 18} ${x} ${y - 16}T${x - 40} ${y - 6}Z`,
        '#D9974A',
      ) +
      stroke(
        `M${x - 22} ${y - 26}l8 10M${x - 6} ${y - 34}l4 16M${x + 14} ${y - 33}l-4 15M${x + 28} ${y - 24}l-8 9`,
        '#B8752F',
        3,
      ),
    (x: number, y: number) =>
      ellipse(x, y, 52, 8, light) +
      path(`M${x - 34} ${y - 4}V${y - 40}L${x + 36} ${y - 28}V${y - 4}Z`, '#F2DCB4') +
      path(`M${x - 34} ${y - 40}L${x + 36} ${y - 28}V${y - 20}L${x - 34} ${y - 32}Z`, '#FBF6EA') +
      rect(x - 34, y - 20, 70, 5, '#C9573C') +
      circle(x - 20, y - 44, 8, '#C23E22'),
    (x: number, y: number) =>
      ellipse(x, y, 52, 8, light) +
      repeat(
        3,
        (index) =>
          ellipse(x - 24 + index * 24, y - 10, 19, 9, '#C98D52') +
          ellipse(x - 24 + index * 24, y - 13, 16, 6, '#E2B077'),
      ) +
      ellipse(x, y - 24, 19, 9, '#C98D52') +
      ellipse(x, y - 27, 16, 6, '#E2B077'),
  ];
  const things = [
    (x: number) =>
      rect(x - 44, 226, 88, 9, main, 2) +
      rect(x - 38, 217, 80, 9, second, 2) +
      rect(x - 40, 219, 4, 5, light) +
      rect(x - 34, 208, 70, 9, light, 2),
    (x: number) =>
      path(`M${x - 50} 236L${x - 38} 176H${x + 40}L${x + 52} 236Z`, '#3A423F') +
      path(`M${x - 44} 231L${x - 34} 181H${x + 36}L${x + 45} 231Z`, lighter(main, 0.4)) +
      rect(x - 58, 234, 118, 6, '#B8C1BE', 3),
    (x: number) =>
      rect(x - 14, 190, 28, 46, light, 5) +
      stroke(`M${x} 190V150M${x} 172L${x - 14} 154M${x} 176L${x + 14} 152`, '#5E8B6F', 3) +
      circle(x, 146, 9, second) +
      circle(x - 15, 151, 8, '#E8C98A') +
      circle(x + 15, 149, 8, main),
  ];
  const scene =
    rect(0, 0, 400, 300, wall) +
    repeat(10, (index) => rect(index * 42, 0, 20, 236, darker(wall, 0.03))) +
    windowAt(random, palette, 44, 34, 190, 128) +
    (random.chance(0.5)
      ? plant(random, 368, 236, 120, second) + pendants(random, palette, 296, 62, random.whole(1, 2))
      : rect(286, 116, 92, 6, wood, 2) +
        plant(random, 362, 116, 36, main) +
        rect(294, 92, 16, 24, second, 3) +
        rect(314, 98, 16, 18, light, 3) +
        rect(334, 88, 12, 28, main, 3)) +
    rect(0, 232, 400, 16, lighter(wood, 0.22)) +
    rect(0, 248, 400, 52, wood) +
    rect(0, 248, 400, 5, darker(wood, 0.2)) +
    random.pick(things)(326) +
    cup(random.between(96, 120), 238, random.pick([light, second, main])) +
    random.pick(sweets)(random.between(218, 236), 240);
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};
