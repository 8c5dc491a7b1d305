import { car } from './city.ts';
import { choosePalette, darker, gold, leaf, lighter, mix } from './palette.ts';
import type { Random } from './random.ts';
import {
  chooseDaylight,
  cloud,
  conifer,
  type Daylight,
  forest,
  hills,
  leafyTree,
  mountains,
  sky,
} from './scenery.ts';
import { circle, ellipse, path, rect, repeat, type Svg } from './shapes.ts';

const glass = (day: Daylight): string => (day.night ? '#F6D891' : mix(day.top, '#4B6B78', 0.35));

const pane = (day: Daylight, x: number, y: number, width: number, height: number, frame: string): Svg =>
  rect(x - 3, y - 3, width + 6, height + 6, frame, 1.5) +
  rect(x, y, width, height, glass(day)) +
  path(
    `M${x} ${y + height}L${x + width * 0.6} ${y}H${x + width}L${x + width * 0.4} ${y + height}Z`,
    '#FFFFFF',
    0.16,
  ) +
  rect(x + width / 2 - 1, y, 2, height, frame) +
  rect(x - 5, y + height + 2, width + 10, 4, frame, 1);

const lawn = (day: Daylight): string => (day.night ? '#2B4A3E' : mix(leaf, day.near, 0.3));

/** A detached house with its garden; three ways of building, many colours. */
export const house = (random: Random): Svg => {
  const day = chooseDaylight(random);
  const { main, second, light } = choosePalette(random);
  const siding = random.pick([
    mix(main, '#F5F1E7', 0.25),
    '#EFE7D8',
    mix(second, '#F5F1E7', 0.4),
    '#D9DED6',
    '#5C7078',
  ]);
  const roof = random.pick(['#4A4744', '#6B4A3F', '#3D4E57', '#7A6A5C']);
  const door = random.pick([second, '#C2573B', '#0E5A47', gold]);
  const white = '#F8F5EE';
  const back = random.chance(0.5)
    ? mountains(random, day, 400, 190, 100)
    : hills(random, 400, 150, 14, 230, day.far);
  const ground = rect(0, 226, 400, 74, lawn(day)) + path('M0 226H400V232H0Z', darker(lawn(day), 0.1));
  const builds = [
    () =>
      // a gabled house with a garage wing
      rect(70, 130, 170, 104, siding) +
      boards(70, 130, 170, 104, siding) +
      path('M54 134L155 60L256 134Z', roof) +
      path('M76 130L155 72L234 130Z', siding) +
      pane(day, 138, 92, 34, 30, white) +
      rect(232, 156, 112, 78, darker(siding, 0.05)) +
      boards(232, 156, 112, 78, siding) +
      path('M222 160L246 120H334L356 160Z', roof) +
      garage(246, 176, white) +
      pane(day, 88, 150, 44, 40, white) +
      porch(176, 150, white, roof, door) +
      rect(100, 66, 18, 38, '#8A5B4A'),
    () =>
      // a two-storey house with a side gable
      rect(92, 96, 216, 138, siding) +
      boards(92, 96, 216, 138, siding) +
      path('M74 100L112 46H288L326 100Z', roof) +
      path('M214 100L254 58L294 100Z', roof) +
      path('M226 100L254 70L282 100Z', lighter(siding, 0.2)) +
      repeat(3, (index) => pane(day, 112 + index * 68, 114, 38, 34, white)) +
      rect(84, 164, 232, 8, roof, 2) +
      pane(day, 112, 182, 40, 34, white) +
      entrance(184, 172, door, white) +
      garage(236, 177, white, 64) +
      rect(268, 40, 18, 34, '#8A5B4A'),
    () =>
      // a modern flat-roofed house
      rect(62, 122, 150, 112, siding) +
      rect(176, 82, 164, 152, darker(siding, 0.08)) +
      rect(168, 72, 182, 12, roof) +
      rect(52, 112, 128, 12, roof) +
      rect(198, 82, 40, 152, mix('#9A6B4A', siding, 0.15)) +
      repeat(9, (index) => rect(198, 96 + index * 16, 40, 1.4, '#7D5238')) +
      pane(day, 254, 98, 72, 48, white) +
      pane(day, 78, 140, 72, 42, white) +
      entrance(202, 172, door, white) +
      garage(252, 176, white, 78) +
      rect(248, 156, 88, 4, white),
  ];
  const drive = path('M256 234H330L372 300H232Z', '#CFC8BC') + path('M190 234H212L200 300H150Z', '#DCD3C3');
  const side = random.chance(0.5)
    ? conifer(30, 240, 128, day.near) + conifer(58, 244, 84, mix(day.near, day.middle, 0.3))
    : leafyTree(36, 246, 120, mix(day.near, leaf, 0.5));
  const farSide = random.chance(0.6)
    ? leafyTree(378, 246, 104, random.pick([mix(day.near, leaf, 0.5), '#C9763F', '#D9A441']))
    : conifer(382, 246, 116, day.near);
  const shrubs = repeat(5, (index) =>
    ellipse(82 + index * 22, 236, 15, 11, index % 2 === 0 ? mix(day.near, leaf, 0.5) : darker(leaf, 0.2)),
  );
  const fence = random.chance(0.4)
    ? repeat(6, (index) => rect(4 + index * 12, 250, 6, 26, light, 1)) + rect(0, 256, 74, 4, light)
    : rect(352, 252, 6, 30, '#6B5040') + rect(342, 246, 26, 16, second, 3);
  return (
    sky(random, day, 400, 236) +
    back +
    forest(random, -6, 406, 232, 46, mix(day.middle, day.near, 0.5)) +
    ground +
    random.inTurn(builds)() +
    drive +
    shrubs +
    side +
    farSide +
    fence
  );
};

const boards = (x: number, y: number, width: number, height: number, color: string): Svg =>
  repeat(Math.floor(height / 9), (row) => rect(x, y + 8 + row * 9, width, 1, darker(color, 0.09)));

const garage = (x: number, y: number, color: string, width = 84): Svg =>
  rect(x - 4, y - 5, width + 8, 63, darker(color, 0.12)) +
  repeat(4, (row) => rect(x, y + row * 14, width, 13, color, 1)) +
  repeat(4, (index) => rect(x + 4 + (index * (width - 4)) / 4, y + 3, (width - 4) / 4 - 4, 8, '#8FA3AA', 1));

const entrance = (x: number, y: number, color: string, white: string): Svg =>
  rect(x - 4, y - 4, 40, 66, white) +
  rect(x, y, 32, 62, color, 1) +
  rect(x + 6, y + 7, 20, 18, '#FFFFFF', 1, 0.45) +
  circle(x + 26, y + 36, 2.2, '#F5E7BF') +
  rect(x - 10, y + 58, 52, 6, '#C9C1B3', 1);

const porch = (x: number, y: number, white: string, roof: string, door: string): Svg =>
  entrance(x, y + 22, door, white) +
  path(`M${x - 18} ${y + 14}L${x + 16} ${y - 8}L${x + 50} ${y + 14}Z`, roof) +
  rect(x - 14, y + 13, 60, 5, white) +
  rect(x - 12, y + 18, 5, 66, white) +
  rect(x + 39, y + 18, 5, 66, white);

/** A street of attached houses. */
export const townhouses = (random: Random): Svg => {
  const day = chooseDaylight(random);
  const count = random.whole(3, 4);
  const width = 376 / count;
  const paints = random.shuffled([
    '#C98D72',
    '#E9DFCB',
    '#8FA89B',
    '#D9B26B',
    '#6F8794',
    '#B5654B',
    '#DAD7CC',
    '#A9B8A6',
  ]);
  const row = repeat(count, (index) => {
    const [x, paint] = [12 + index * width, paints[index] as string];
    const top = 92 + (index % 2) * 12;
    const white = '#F9F6EF';
    const dark = random.pick(['#4A4744', '#5A4540', '#3D4E57']);
    const roofs = [
      path(`M${x - 5} ${top + 4}L${x + width / 2} ${top - 52}L${x + width + 5} ${top + 4}Z`, dark) +
        path(
          `M${x + 12} ${top + 3}L${x + width / 2} ${top - 38}L${x + width - 12} ${top + 3}Z`,
          lighter(paint, 0.12),
        ) +
        circle(x + width / 2, top - 14, 7, glass(day)),
      rect(x - 3, top - 12, width + 6, 14, dark, 1) +
        repeat(Math.floor(width / 12), (tooth) => rect(x + 3 + tooth * 12, top + 2, 6, 5, dark)),
      path(
        `M${x - 4} ${top + 3}L${x + 14} ${top - 34}H${x + width - 14}L${x + width + 4} ${top + 3}Z`,
        dark,
      ) + pane(day, x + width / 2 - 12, top - 26, 24, 20, white),
    ];
    const half = (width - 36) / 2;
    return (
      rect(x, top, width - 1.5, 242 - top, paint) +
      boards(x, top, width - 1.5, 100, paint) +
      rect(x + width - 7, top, 5.5, 242 - top, darker(paint, 0.1)) +
      random.pick(roofs) +
      pane(day, x + 13, top + 22, half, 34, white) +
      pane(day, x + 23 + half, top + 22, half, 34, white) +
      (random.chance(0.5)
        ? pane(day, x + 13, top + 82, half, 40, white)
        : rect(x + 9, top + 80, half + 8, 46, white, 2) + pane(day, x + 13, top + 84, half, 38, white)) +
      rect(x + 22 + half, top + 74, half + 2, 242 - top - 84, white) +
      rect(
        x + 26 + half,
        top + 78,
        half - 6,
        242 - top - 88,
        random.pick(['#0E5A47', '#C2573B', '#35566B', '#D9A441', '#5A3B34']),
        1,
      ) +
      rect(x + 30 + half, top + 84, half - 14, 14, '#FFFFFF', 1, 0.4) +
      repeat(2, (step) =>
        rect(
          x + 18 + half - step * 4,
          232 + step * 7,
          half + 10 + step * 8,
          8,
          step === 0 ? '#D6CFC2' : '#C4BCAE',
        ),
      ) +
      ellipse(x + 22, 244, 16, 10, mix(day.near, leaf, 0.5))
    );
  });
  const street =
    rect(0, 244, 400, 14, '#DDD6C9') +
    rect(0, 258, 400, 42, day.night ? '#2A3438' : '#8F9592') +
    repeat(8, (index) => rect(index * 56, 281, 28, 3, '#F4E9C9', 1.5, 0.9));
  const trees = [random.between(0, 18), 200 + random.between(-8, 8), random.between(384, 400)]
    .map((x) =>
      leafyTree(
        x,
        254,
        random.between(84, 116),
        random.pick([mix(day.near, leaf, 0.5), '#C9763F', '#D9A441', '#7F9A62']),
      ),
    )
    .join('');
  return (
    sky(random, day, 400, 250) +
    (random.chance(0.5)
      ? mountains(random, day, 400, 180, 110)
      : cloud(320, 60, 1.2, lighter(day.bottom, 0.4))) +
    row +
    street +
    trees +
    car(random, random.between(70, 330), 290, 1.05)
  );
};
