import { art, pendants, plant, room, rug, windowAt } from './furniture.ts';
import { choosePalette, darker, lighter, mix, type Palette } from './palette.ts';
import type { Random } from './random.ts';
import { circle, ellipse, mirrored, path, rect, repeat, type Svg, stroke } from './shapes.ts';

/** A kitchen: cabinets, counter, stove, fridge and, sometimes, an island with stools. */
export const kitchen = (random: Random): Svg => {
  const palette = choosePalette(random);
  const { light, wood, main, second, wall } = palette;
  const front = random.pick([main, light, mix(main, wall, 0.35), second]);
  const top = random.chance(0.5) ? lighter(wood, 0.35) : '#F4F1EA';
  const steel = random.pick(['#D8DDDB', '#3A423F', light]);
  const tiles = random.chance(0.5)
    ? repeat(3, (row) =>
        repeat(17, (index) =>
          rect(
            96 + index * 18 + (row % 2) * 9,
            118 + row * 14,
            16.5,
            12.5,
            row % 2 === index % 2 ? lighter(wall, 0.35) : lighter(wall, 0.5),
            1,
          ),
        ),
      )
    : rect(92, 112, 308, 50, lighter(wall, 0.45)) +
      repeat(7, (index) => rect(112 + index * 42, 112, 1, 50, darker(wall, 0.06)));
  const fridge =
    rect(16, 62, 78, 180, steel, 6) +
    rect(16, 130, 78, 2.5, darker(steel, 0.25)) +
    rect(82, 92, 4, 30, darker(steel, 0.35), 2) +
    rect(82, 142, 4, 44, darker(steel, 0.35), 2) +
    rect(30, 80, 18, 22, '#F7E7B6', 1) +
    rect(36, 106, 12, 12, second, 1) +
    rect(22, 242, 8, 6, '#2A3330') +
    rect(80, 242, 8, 6, '#2A3330');
  const windowed = random.chance(0.6);
  const upper = (x: number, width: number): Svg =>
    rect(x, 34, width, 62, front, 2) +
    rect(x + width / 2 - 0.8, 36, 1.6, 58, darker(front, 0.16)) +
    rect(x + width / 2 - 7, 80, 3, 10, darker(front, 0.4), 1.5) +
    rect(x + width / 2 + 4, 80, 3, 10, darker(front, 0.4), 1.5);
  const openShelf = (x: number): Svg =>
    rect(x, 92, 84, 5, wood, 1) +
    repeat(4, (index) => rect(x + 6 + index * 20, 76, 14, 16, random.pick([light, second, '#E8C98A']), 3)) +
    rect(x, 56, 84, 5, wood, 1) +
    ellipse(x + 20, 50, 14, 6, light) +
    ellipse(x + 20, 46, 14, 5, darker(light, 0.08)) +
    plant(random, x + 62, 56, 26, second);
  const hood =
    path('M232 96H296L284 62H244Z', steel) +
    rect(252, 0, 24, 64, darker(steel, 0.08)) +
    rect(232, 94, 64, 6, darker(steel, 0.14), 2);
  const left = windowed ? windowAt(random, palette, 110, 34, 96, 66) : upper(104, 56) + upper(162, 56);
  const right = random.chance(0.5) ? openShelf(306) : upper(304, 46) + upper(352, 46);
  const lower = repeat(5, (index) => {
    const x = 98 + index * 62;
    if (index === 2) return stove(x, steel);
    const drawers = index === 1;
    return (
      rect(x, 172, 60, 68, front, 2) +
      (drawers
        ? repeat(
            3,
            (row) =>
              rect(x + 4, 176 + row * 21, 52, 18, lighter(front, 0.08), 2) +
              rect(x + 22, 183 + row * 21, 16, 3, darker(front, 0.4), 1.5),
          )
        : rect(x + 5, 177, 50, 58, lighter(front, 0.08), 2) +
          rect(x + 44, 184, 3, 14, darker(front, 0.4), 1.5))
    );
  });
  const counter = rect(94, 162, 310, 10, top, 2) + rect(94, 240, 310, 8, darker(front, 0.45));
  const sink =
    stroke('M158 162V142Q158 132 168 132T178 142', '#9AA5A2', 4) + rect(146, 160, 44, 5, '#B8C1BE', 2);
  const onTop =
    rect(338, 136, 12, 26, second, 3) +
    rect(341, 128, 6, 9, darker(second, 0.2), 2) +
    rect(354, 144, 22, 18, '#E8C98A', 4) +
    rect(352, 141, 26, 5, wood, 2) +
    ellipse(116, 158, 20, 6, wood) +
    circle(108, 151, 8, '#D9803F') +
    circle(121, 151, 8, '#C2573B') +
    circle(115, 145, 8, '#E3B34D') +
    pot(264, 162, random.pick([main, second, '#C2573B', '#3F6B5C']));
  const island = random.chance(0.45)
    ? rect(118, 226, 216, 10, top, 3) +
      rect(128, 236, 196, 64, darker(front, 0.12), 2) +
      repeat(3, (index) => stool(palette, 162 + index * 64)) +
      pendants(random, palette, 226, 40, 2)
    : rug(random, palette, 240, 274, 190) + (random.chance(0.5) ? plant(random, 374, 292, 96, second) : '');
  const scene =
    room(random, { ...palette, floor: palette.floor }) +
    tiles +
    left +
    hood +
    right +
    fridge +
    lower +
    counter +
    sink +
    onTop +
    island;
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};

const stove = (x: number, steel: string): Svg => {
  const dark = '#2A3330';
  return (
    rect(x, 172, 60, 68, steel, 2) +
    rect(x + 6, 190, 48, 38, dark, 4) +
    path(`M${x + 12} 228L${x + 30} 190H${x + 40}L${x + 22} 228Z`, '#FFFFFF', 0.1) +
    rect(x + 8, 184, 44, 3.5, darker(steel, 0.4), 1.5) +
    repeat(4, (index) => circle(x + 12 + index * 12, 178, 2.6, darker(steel, 0.45)))
  );
};

const pot = (x: number, y: number, color: string): Svg =>
  rect(x - 18, y - 20, 36, 20, color, 4) +
  rect(x - 20, y - 24, 40, 5, darker(color, 0.18), 2.5) +
  circle(x, y - 27, 3, darker(color, 0.3)) +
  stroke(`M${x - 18} ${y - 13}h-7M${x + 18} ${y - 13}h7`, darker(color, 0.3), 3.5);

const stool = (palette: Palette, x: number): Svg =>
  stroke(
    `M${x - 11} 254L${x - 17} 298M${x + 11} 254L${x + 17} 298M${x - 14} 278H${x + 14}`,
    palette.wood,
    4,
  ) + rect(x - 19, 246, 38, 9, lighter(palette.wood, 0.2), 4);

/** A bathroom: tub or shower, basin with a mirror, toilet, towels. */
export const bathroom = (random: Random): Svg => {
  const palette = choosePalette(random);
  const { light, main, second, wood, wall, floor } = palette;
  const white = '#FBFBF8';
  const tile = mix(lighter(wall, 0.3), main, 0.1);
  const squares = random.chance(0.5);
  const tiled =
    rect(0, 92, 400, 122, tile) +
    repeat(squares ? 15 : 5, (index) =>
      rect(0, 92 + index * (squares ? 24 : 24), 400, 1.2, darker(tile, 0.08)),
    ) +
    repeat(17, (index) => rect(index * 24 + 8, 92, 1.2, 122, darker(tile, squares ? 0.08 : 0.04))) +
    rect(0, 88, 400, 5, main);
  const checks = random.chance(0.5)
    ? repeat(3, (row) =>
        repeat(7, (index) =>
          path(
            `M${index * 68 - row * 6 + (row % 2) * 34 - 20} ${226 + row * 26}h34l-3 26h-34Z`,
            darker(floor, 0.1),
          ),
        ),
      )
    : '';
  const basin =
    circle(78, 80, 42, wood) +
    circle(78, 80, 38, mix('#DDE8E8', wall, 0.2)) +
    path('M52 104L88 46H104L66 112Z', '#FFFFFF', 0.4) +
    rect(22, 172, 112, 64, random.pick([wood, main, second]), 4) +
    rect(28, 180, 48, 50, '#FFFFFF', 2, 0.16) +
    rect(80, 180, 48, 50, '#FFFFFF', 2, 0.16) +
    rect(60, 198, 12, 3, light, 1.5) +
    rect(84, 198, 12, 3, light, 1.5) +
    rect(16, 164, 124, 9, light, 3) +
    path('M48 164Q50 146 78 146T108 164Z', white) +
    stroke('M78 146V132Q78 126 86 126H92', '#9AA5A2', 4) +
    rect(118, 146, 10, 18, second, 3) +
    rect(26, 150, 14, 14, main, 3);
  const freestanding = random.inTurn([true, false]);
  const tub = freestanding
    ? ellipse(308, 272, 96, 6, darker(floor, 0.3), 0.35) +
      stroke('M392 172V118Q392 108 382 108T372 118', '#9AA5A2', 4) +
      stroke('M244 262L238 272M372 262L378 272', darker(wood, 0.1), 6) +
      path('M216 192H400V206Q396 262 366 264H250Q220 262 216 206Z', white) +
      rect(210, 186, 196, 11, light, 5.5) +
      path('M232 264Q220 254 218 224Q232 250 262 264Z', darker(white, 0.07)) +
      path('M262 186q4 -10 16 -8t18 -4 16 2 14 10Z', '#FFFFFF')
    : rect(226, 206, 180, 62, white, 6) +
      rect(220, 200, 190, 11, light, 4) +
      rect(226, 250, 180, 18, darker(white, 0.05), 4) +
      rect(208, 24, 200, 5, '#9AA5A2', 2) +
      curtain(second, light) +
      stroke('M384 150V64Q384 50 368 50', '#9AA5A2', 4) +
      path('M354 54h28l-5 -10h-18Z', '#9AA5A2');
  const windowed =
    freestanding && random.chance(0.7)
      ? windowAt(random, palette, 250, 18, 96, 58)
      : art(random, palette, 140, 28, 62, 44);
  const towel =
    rect(152, 122, 54, 4, '#9AA5A2', 2) +
    rect(158, 122, 40, 56, random.pick([main, second, '#E8C98A']), 3) +
    rect(158, 164, 40, 5, light);
  const mat = ellipse(150, 276, 62, 10, mix(light, main, 0.25)) + ellipse(150, 275, 52, 7.5, light);
  const scene =
    room(random, palette) +
    tiled +
    rect(0, 216, 400, 84, floor) +
    checks +
    basin +
    (random.chance(0.5) ? toilet(white) : towel + plant(random, 184, 250, 66, second)) +
    windowed +
    tub +
    mat;
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};

const curtain = (cloth: string, light: string): Svg =>
  repeat(5, (index) =>
    path(`M${214 + index * 13} 27h13v190q-6 6 -13 0Z`, index % 2 === 0 ? cloth : mix(cloth, light, 0.22)),
  );

const toilet = (white: string): Svg =>
  rect(160, 160, 46, 46, white, 6) +
  rect(156, 154, 54, 9, '#ECEBE5', 4) +
  rect(178, 168, 10, 4, '#9AA5A2', 2) +
  path('M152 206H214Q214 236 196 242V258H170V242Q152 236 152 206Z', white) +
  rect(148, 200, 70, 9, '#ECEBE5', 4.5) +
  path('M170 242h26v5h-26Z', '#DEDCD4');
