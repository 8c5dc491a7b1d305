import { art, coffeeTable, floorLamp, plant, room, rug, shelves, sofa, windowAt } from './furniture.ts';
import { choosePalette, darker, lighter, mix, type Palette } from './palette.ts';
import type { Random } from './random.ts';
import { ellipse, mirrored, path, rect, repeat, type Svg, stroke } from './shapes.ts';

const turned = (random: Random, content: Svg): Svg => (random.chance(0.5) ? mirrored(400, content) : content);

/** A living room: a sofa below art or a window, with a lamp, a table and plants. */
export const livingRoom = (random: Random): Svg => {
  const palette = choosePalette(random);
  const layouts = [
    () =>
      art(random, palette, 62, 44, 130, 64) +
      windowAt(random, palette, 256, 42, 112, 106) +
      rug(random, palette, 232, 268, 250) +
      sofa(random, palette, 34, 250, 190) +
      plant(random, 374, 246, 78, palette.second) +
      floorLamp(random, palette, 252, 246) +
      coffeeTable(random, palette, 268, 284),
    () =>
      windowAt(random, palette, 108, 28, 184, 112) +
      rug(random, palette, 200, 272, 300) +
      plant(random, 44, 250, 112, palette.light) +
      sofa(random, palette, 98, 252, 204) +
      floorLamp(random, palette, 346, 250) +
      coffeeTable(random, palette, 200, 291),
    () =>
      shelves(random, palette, 40, 26, 118, 3) +
      windowAt(random, palette, 226, 34, 136, 116) +
      rug(random, palette, 250, 274, 240) +
      armchair(palette, 58, 252) +
      sofa(random, palette, 178, 250, 178) +
      coffeeTable(random, palette, 190, 290),
    () =>
      television(random, palette) +
      windowAt(random, palette, 30, 34, 110, 120) +
      plant(random, 32, 250, 92, palette.second) +
      rug(random, palette, 190, 276, 280) +
      floorLamp(random, palette, 166, 248) +
      armchair(palette, 62, 264) +
      coffeeTable(random, palette, 196, 292),
  ];
  return turned(random, room(random, palette) + random.inTurn(layouts)());
};

const armchair = (palette: Palette, x: number, y: number): Svg => {
  const cloth = palette.second;
  return (
    ellipse(x + 36, y, 40, 5, darker(palette.floor, 0.3), 0.3) +
    stroke(`M${x + 12} ${y - 14}L${x + 7} ${y}M${x + 60} ${y - 14}L${x + 65} ${y}`, palette.wood, 5) +
    rect(x + 8, y - 84, 56, 60, lighter(cloth, 0.14), 16) +
    rect(x + 10, y - 40, 52, 18, lighter(cloth, 0.06), 7) +
    rect(x, y - 54, 16, 42, cloth, 8) +
    rect(x + 56, y - 54, 16, 42, cloth, 8) +
    rect(x + 6, y - 26, 60, 14, darker(cloth, 0.08), 6)
  );
};

const television = (random: Random, palette: Palette): Svg => {
  const screen = random.chance(0.5) ? darker(palette.main, 0.72) : '#2A3330';
  return (
    rect(214, 78, 148, 86, '#1B2320', 4) +
    rect(218, 82, 140, 78, screen, 2) +
    path('M218 160L270 82H300L248 160Z', '#FFFFFF', 0.07) +
    rect(196, 198, 184, 36, palette.wood, 4) +
    repeat(
      3,
      (index) =>
        rect(201 + index * 59, 203, 55, 26, lighter(palette.wood, 0.12), 2) +
        rect(224 + index * 59, 214, 10, 3, palette.light, 1.5),
    ) +
    rect(204, 234, 6, 12, darker(palette.wood, 0.3)) +
    rect(366, 234, 6, 12, darker(palette.wood, 0.3)) +
    plant(random, 372, 198, 34, palette.light)
  );
};

/** A bedroom: bed with bedding, night tables, lamps, window or art. */
export const bedroom = (random: Random): Svg => {
  const palette = choosePalette(random);
  const { main, second, light, wood } = palette;
  const single = random.inTurn([false, true, false]);
  const width = single ? 130 : 190;
  const x = single ? 66 : 105;
  const head = random.pick([wood, second, mix(main, light, 0.25)]);
  const board = random.chance(0.5)
    ? rect(x - 6, 122, width + 12, 96, head, 12)
    : repeat(5, (index) =>
        rect(
          x - 6 + (index * (width + 12)) / 5,
          118,
          (width + 12) / 5 - 2,
          96,
          index % 2 === 0 ? head : darker(head, 0.06),
          6,
        ),
      );
  const pillows = repeat(single ? 1 : 2, (index) => {
    const wide = single ? width - 40 : width / 2 - 18;
    const left = x + (single ? 20 : 12) + index * (width / 2);
    return (
      rect(left, 152, wide, 34, light, 10) +
      rect(left + wide * 0.2, 164, wide * 0.6, 26, random.chance(0.7) ? second : darker(light, 0.08), 8)
    );
  });
  const duvet =
    rect(x, 176, width, 82, light, 10) +
    path(
      `M${x} 206Q${x + width * 0.3} 196 ${x + width * 0.55} 205T${x + width} 202V262Q${x + width / 2} 268 ${x} 262Z`,
      main,
    ) +
    path(
      `M${x} 206Q${x + width * 0.3} 196 ${x + width * 0.55} 205T${x + width} 202V214Q${x + width * 0.7} 210 ${x + width * 0.5} 216T${x} 217Z`,
      lighter(main, 0.32),
    ) +
    stroke(
      `M${x + width * 0.3} 224Q${x + width * 0.34} 246 ${x + width * 0.28} 260M${x + width * 0.68} 222Q${x + width * 0.64} 244 ${x + width * 0.72} 259`,
      darker(main, 0.1),
      2,
    );
  const bed =
    ellipse(x + width / 2, 272, width * 0.56, 7, darker(palette.floor, 0.3), 0.3) +
    board +
    pillows +
    duvet +
    rect(x - 2, 256, width + 4, 12, darker(head, 0.12), 3) +
    rect(x + 4, 266, 8, 10, darker(wood, 0.3)) +
    rect(x + width - 12, 266, 8, 10, darker(wood, 0.3));
  const sideTable = (left: number): Svg =>
    rect(left, 206, 46, 46, wood, 3) +
    rect(left + 4, 211, 38, 16, lighter(wood, 0.12), 2) +
    rect(left + 4, 230, 38, 16, lighter(wood, 0.12), 2) +
    rect(left + 18, 218, 10, 2.5, light, 1) +
    rect(left + 18, 237, 10, 2.5, light, 1) +
    rect(left + 4, 252, 5, 8, darker(wood, 0.3)) +
    rect(left + 37, 252, 5, 8, darker(wood, 0.3));
  const lamp = (middle: number): Svg =>
    ellipse(middle, 178, 30, 26, '#FFF6D6', 0.3) +
    rect(middle - 2, 184, 4, 20, second) +
    ellipse(middle, 205, 9, 3, second) +
    path(`M${middle - 17} 186H${middle + 17}L${middle + 10} 162H${middle - 10}Z`, '#FFF0C4');
  const wallSide = single
    ? windowAt(random, palette, 254, 40, 116, 108) +
      rect(248, 206, 130, 8, wood, 2) +
      rect(254, 214, 6, 52, wood) +
      rect(366, 214, 6, 52, wood) +
      rect(288, 176, 58, 30, '#2A3330', 3) +
      rect(280, 203, 74, 4, '#9AA39E', 2) +
      art(random, palette, 84, 36, 92, 52)
    : random.chance(0.5)
      ? art(random, palette, 138, 36, 124, 62) +
        windowAt(random, palette, 18, 44, 58, 104) +
        shelves(random, palette, 322, 36, 66, 2)
      : windowAt(random, palette, 120, 18, 160, 84) +
        art(random, palette, 316, 40, 66, 52) +
        plant(random, 30, 216, 78, second);
  const tables =
    sideTable(x + width + 12) +
    lamp(x + width + 35) +
    (single
      ? ''
      : sideTable(x - 58) + (random.chance(0.6) ? lamp(x - 35) : plant(random, x - 35, 206, 40, light)));
  return turned(
    random,
    room(random, palette) +
      wallSide +
      rug(random, palette, 200, 278, 320) +
      tables +
      bed +
      (single ? plant(random, 366, 206, 34, second) : ''),
  );
};
