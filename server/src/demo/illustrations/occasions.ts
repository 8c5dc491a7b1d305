import { plant } from './furniture.ts';
import { lettering } from './lettering.ts';
import { choosePalette, cream, darker, gold, lighter, maple, mix, spruce } from './palette.ts';
import type { Random } from './random.ts';
import { chooseDaylight, conifer, forest, hills, leafyTree, mountains, sky } from './scenery.ts';
import { circle, ellipse, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** An outdoor festival; `texts[0]` is the stage banner. */
export const festival = (random: Random, texts: readonly string[] = []): Svg => {
  const day = chooseDaylight(random);
  const colors = random.shuffled(['#C2573B', '#D9A441', '#5E7F76', '#35566B', '#B5764A', '#8A4B5C']);
  const [first, second, third] = colors as [string, string, string];
  const banner =
    texts[0] ?? random.pick(['여름 음악 축제', '한가위 한마당', '가족 소풍의 날', '김치 나눔 장터']);
  const flags =
    stroke('M-6 44Q100 84 200 50T406 40', darker(day.middle, 0.3), 1.6) +
    repeat(13, (index) => {
      const x = 8 + index * 32;
      const y = 58 + Math.sin(index * 0.9) * 9 + (index > 6 ? -6 : 4);
      return path(`M${x - 8} ${y - 8}H${x + 8}L${x} ${y + 9}Z`, colors[index % 4] as string);
    });
  const lanterns = repeat(6, (index) => {
    const x = 34 + index * 66;
    const y = 52 + (index % 2) * 16;
    return (
      rect(x - 0.8, 0, 1.6, y - 14, darker(day.middle, 0.3)) +
      circle(x, y, 24, '#FFF0C4', 0.25) +
      ellipse(x, y, 14, 16, colors[index % 3] as string) +
      rect(x - 6, y - 18, 12, 4, '#3A2E28', 1) +
      rect(x - 6, y + 14, 12, 4, '#3A2E28', 1) +
      stroke(`M${x} ${y - 15}V${y + 15}`, darker(colors[index % 3] as string, 0.15), 1.6)
    );
  });
  const stage =
    rect(96, 196, 208, 40, '#5A4130') +
    rect(88, 190, 224, 9, '#7A5C44', 2) +
    rect(98, 92, 8, 100, '#3A423F') +
    rect(294, 92, 8, 100, '#3A423F') +
    path('M78 104L110 70H290L322 104Z', first) +
    rect(78, 102, 244, 26, darker(first, 0.12), 2) +
    lettering(banner, 200, 121, 17, '#FFF8E8', { weight: 'Black', anchor: 'middle', width: 220 }) +
    rect(108, 128, 184, 62, mix('#2A3330', second, 0.25)) +
    path('M130 128L160 190H108V150Z', '#FFF3CF', 0.2) +
    path('M270 128L240 190H292V150Z', '#FFF3CF', 0.2) +
    rect(112, 152, 20, 38, '#1B2320', 2) +
    circle(122, 163, 6, '#4A5650') +
    circle(122, 179, 7, '#4A5650') +
    rect(268, 152, 20, 38, '#1B2320', 2) +
    circle(278, 163, 6, '#4A5650') +
    circle(278, 179, 7, '#4A5650');
  const player = (x: number, coat: string): Svg =>
    circle(x, 147, 7, '#E8BE98') +
    rect(x - 8, 154, 16, 22, coat, 6) +
    stroke(`M${x - 4} 176V190M${x + 4} 176V190`, '#27323A', 5);
  const band =
    player(164, gold) +
    stroke('M172 160L184 150', '#E8BE98', 4) +
    player(200, '#F3EFE4') +
    stroke('M214 190V150', '#C9CFCC', 2.4) +
    circle(214, 148, 3.4, '#C9CFCC') +
    player(238, third) +
    ellipse(240, 176, 11, 9, '#B5764A') +
    stroke('M246 170L258 154', '#7A5C44', 4);
  const booth = (x: number, cloth: string): Svg =>
    rect(x, 186, 62, 54, cream) +
    rect(x, 212, 62, 28, mix(cloth, cream, 0.4)) +
    repeat(4, (index) =>
      path(`M${x - 5 + index * 18} 168h18v18a9 7 0 0 1 -18 0Z`, index % 2 === 0 ? cloth : cream),
    ) +
    rect(x + 8, 202, 46, 5, '#7A5C44') +
    circle(x + 18, 198, 5, '#D9803F') +
    circle(x + 30, 198, 5, '#C2573B') +
    circle(x + 42, 198, 5, '#E3B34D');
  const heads = ['#3A2E28', '#5A4130', '#2A3330', '#7A5C44', '#4A3A32'];
  const crowd = repeat(2, (row) =>
    repeat(13, () => {
      const x = random.between(0, 400);
      const y = 256 + row * 26;
      const tone = darker(random.pick(colors), row === 1 ? 0.1 : 0.28);
      return (
        path(
          `M${x - 16} ${y + 50}V${y + 20}Q${x - 16} ${y + 6} ${x} ${y + 6}T${x + 16} ${y + 20}V${y + 50}Z`,
          tone,
        ) +
        circle(x, y, 9.5, random.pick(heads)) +
        (random.chance(0.2) ? stroke(`M${x + 12} ${y + 16}L${x + 22} ${y - 12}`, tone, 6) : '')
      );
    }),
  );
  const burst = (x: number, y: number, radius: number, color: string): Svg =>
    repeat(12, (index) => {
      const angle = (index / 12) * Math.PI * 2;
      return stroke(
        `M${x + Math.cos(angle) * radius * 0.4} ${y + Math.sin(angle) * radius * 0.4}L${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`,
        color,
        2.2,
        0.9,
      );
    });
  const fireworks = day.night
    ? burst(60, 60, 30, '#F2C14E') + burst(344, 52, 34, '#E58A66') + burst(200, 36, 22, '#9CCBB8')
    : '';
  const grass = mix(day.near, '#8FAF78', day.night ? 0.1 : 0.45);
  return (
    sky(random, day, 400, 220) +
    (random.chance(0.6) ? mountains(random, day, 400, 214, 90) : hills(random, 400, 170, 12, 230, day.far)) +
    forest(random, -6, 406, 224, 44, mix(day.middle, day.near, 0.6)) +
    rect(0, 220, 400, 80, grass) +
    fireworks +
    (random.chance(0.5) ? lanterns : flags) +
    booth(20, second) +
    booth(322, third) +
    stage +
    band +
    crowd
  );
};

/** A clinic or hospital: the building, or its reception. */
export const hospital = (random: Random): Svg => {
  const palette = choosePalette(random);
  const cross = (x: number, y: number, size: number, color: string): Svg =>
    rect(x - size / 6, y - size / 2, size / 3, size, color, size * 0.05) +
    rect(x - size / 2, y - size / 6, size, size / 3, color, size * 0.05);
  return random.inTurn([true, false])
    ? clinicBuilding(random, cross)
    : reception(random, palette.wall, palette.main, palette.second, palette.wood, cross);
};

type Cross = (x: number, y: number, size: number, color: string) => Svg;

const clinicBuilding = (random: Random, cross: Cross): Svg => {
  const day = chooseDaylight(random);
  const skin = random.pick(['#F1EBDD', '#E3EAE6', '#EADBD3', '#DCE5EA']);
  const accent = random.pick([spruce, '#35566B', maple, '#5E7F76']);
  const lit = day.night ? '#F6D891' : mix(day.top, '#4B6B78', 0.35);
  const floors = (x: number, y: number, columns: number, rows: number): Svg =>
    repeat(rows, (row) =>
      repeat(
        columns,
        (column) =>
          rect(x + column * 27, y + row * 30, 20, 18, lit, 1.5) +
          rect(x + column * 27 + 9, y + row * 30, 2, 18, skin),
      ),
    );
  const ambulance = place(
    random.between(60, 110),
    276,
    ellipse(0, 2, 52, 4, '#1B2320', 0.25) +
      path(
        'M-50 -8V-44Q-50 -48 -46 -48H22L40 -30Q50 -28 50 -20V-8Q50 -4 46 -4H-46Q-50 -4 -50 -8Z',
        '#FDFCF7',
      ) +
      path('M20 -42H22L36 -28H20Z', '#A9C9D2') +
      rect(-50, -20, 100, 5, accent) +
      cross(-22, -32, 16, maple) +
      rect(-6, -54, 16, 6, maple, 2) +
      circle(-28, -4, 9, '#2A3330') +
      circle(-28, -4, 4, '#C9CFCC') +
      circle(28, -4, 9, '#2A3330') +
      circle(28, -4, 4, '#C9CFCC'),
  );
  return (
    sky(random, day, 400, 250) +
    (random.chance(0.5) ? mountains(random, day, 400, 230, 100) : hills(random, 400, 170, 12, 250, day.far)) +
    forest(random, -6, 406, 244, 46, mix(day.middle, day.near, 0.5)) +
    rect(44, 110, 116, 138, darker(skin, 0.06)) +
    floors(56, 122, 4, 4) +
    rect(150, 58, 120, 190, skin) +
    rect(142, 50, 136, 11, accent, 2) +
    circle(210, 90, 24, '#FFFFFF') +
    cross(210, 90, 30, maple) +
    floors(160, 126, 4, 3) +
    rect(262, 130, 102, 118, darker(skin, 0.1)) +
    floors(272, 142, 3, 3) +
    rect(172, 212, 76, 38, lighter(lit, 0.3)) +
    rect(209, 212, 2, 38, accent) +
    path('M156 204H264V212H156Z', accent) +
    rect(160, 212, 4, 38, accent) +
    rect(256, 212, 4, 38, accent) +
    rect(0, 246, 400, 12, '#DDD6C9') +
    rect(0, 258, 400, 42, day.night ? '#2A3438' : '#8F9592') +
    repeat(7, (index) => rect(index * 62, 286, 32, 3, '#F4E9C9', 1.5)) +
    leafyTree(26, 252, 74, mix(day.near, '#5E8B6F', 0.5)) +
    conifer(376, 254, 96, day.near) +
    ellipse(300, 248, 24, 11, mix(day.near, '#5E8B6F', 0.5)) +
    ellipse(334, 249, 20, 9, mix(day.near, '#5E8B6F', 0.4)) +
    ambulance
  );
};

const reception = (
  random: Random,
  wall: string,
  main: string,
  second: string,
  wood: string,
  cross: Cross,
): Svg => {
  const chair = (x: number): Svg =>
    rect(x, 186, 44, 44, main, 8) +
    rect(x - 2, 224, 48, 12, darker(main, 0.12), 5) +
    stroke(`M${x + 6} 236V258M${x + 38} 236V258`, '#7E8A86', 4);
  const doctor =
    circle(274, 118, 17, '#E8BE98') +
    path('M256 116Q256 96 274 96T292 116Q286 106 274 106T256 116Z', '#3A2E28') +
    path('M244 182Q244 138 274 138T304 182Z', '#FDFCF7') +
    path('M266 139L274 154L282 139Z', mix(main, '#FFFFFF', 0.3)) +
    stroke('M262 142Q260 164 272 164M286 142V158', '#3A423F', 2.6) +
    circle(286, 161, 4, '#9AA5A2');
  return (
    rect(0, 0, 400, 300, wall) +
    repeat(10, (index) => rect(index * 42, 0, 20, 222, darker(wall, 0.03))) +
    rect(0, 222, 400, 78, mix(wall, wood, 0.35)) +
    rect(0, 218, 400, 6, '#FFFFFF', 0, 0.6) +
    rect(28, 44, 112, 84, '#FFFEFA', 4) +
    rect(28, 44, 112, 18, spruce, 4) +
    repeat(
      3,
      (index) =>
        circle(44, 78 + index * 17, 4, second) + rect(54, 76 + index * 17, 66 - index * 10, 4, '#B4B8B3', 2),
    ) +
    circle(204, 70, 30, '#FFFFFF') +
    cross(204, 70, 36, random.pick([maple, spruce])) +
    rect(322, 46, 58, 58, wood, 4) +
    rect(326, 50, 50, 50, '#FFFEFA', 2) +
    path('M351 90C325 74 334 58 344 60Q350 61 351 67Q352 61 358 60C368 58 377 74 351 90Z', maple) +
    doctor +
    rect(196, 176, 196, 12, lighter(wood, 0.25), 3) +
    rect(204, 188, 180, 90, wood) +
    rect(214, 198, 160, 70, lighter(wood, 0.1), 3) +
    cross(294, 233, 34, '#FFFFFF') +
    rect(318, 138, 54, 36, '#2A3330', 3) +
    rect(322, 142, 46, 28, lighter(main, 0.5), 1) +
    rect(338, 172, 14, 5, '#7E8A86') +
    rect(210, 166, 30, 10, '#FFFEFA', 1) +
    chair(24) +
    chair(74) +
    chair(124) +
    plant(random, 186, 262, 84, second) +
    ellipse(96, 262, 80, 5, '#1B2320', 0.08)
  );
};

/** Cards, a phone and coins: money matters. */
export const bankTable = (random: Random): Svg => {
  const { wall, main, second, floor } = choosePalette(random);
  const surface = random.pick([wall, mix(floor, cream, 0.4), mix(main, cream, 0.62)]);
  const card = (color: string, other: string): Svg =>
    rect(5, 6, 168, 106, '#1B2320', 12, 0.13) +
    rect(0, 0, 168, 106, color, 12) +
    path('M92 0H156Q168 0 168 12V94Q168 106 156 106H40Q112 78 92 0Z', other, 0.55) +
    rect(18, 34, 28, 21, '#E8C98A', 4) +
    stroke('M18 44h28M32 34v21', '#B8934F', 1.4) +
    repeat(4, (index) => rect(18 + index * 34, 68, 26, 6, '#FFFFFF', 3, 0.75)) +
    rect(18, 86, 58, 5, '#FFFFFF', 2.5, 0.55) +
    circle(138, 24, 11, '#F2C14E', 0.9) +
    circle(150, 24, 11, '#E58A66', 0.85);
  const phone =
    rect(5, 6, 96, 186, '#1B2320', 16, 0.13) +
    rect(0, 0, 96, 186, '#2A3330', 16) +
    rect(6, 6, 84, 174, '#FDFCF7', 11) +
    rect(14, 20, 44, 5, '#B4B8B3', 2.5) +
    lettering(`$${random.whole(2, 9)},${random.whole(100, 899)}`, 14, 48, 17, '#1B2320', {
      weight: 'Black',
      width: 68,
    }) +
    repeat(6, (index) => {
      const high = random.between(12, 44);
      return rect(15 + index * 11.6, 106 - high, 8, high, index === 4 ? maple : lighter(spruce, 0.35), 2);
    }) +
    repeat(
      3,
      (index) =>
        circle(21, 124 + index * 18, 6, [gold, second, main][index] as string) +
        rect(32, 121 + index * 18, 30, 4, '#8A908C', 2) +
        rect(68, 121 + index * 18, 16, 4, spruce, 2),
    );
  const coin = (x: number, y: number, radius: number, color: string): Svg =>
    circle(x + 2, y + 3, radius, '#1B2320', 0.13) +
    circle(x, y, radius, color) +
    circle(x, y, radius * 0.76, lighter(color, 0.25)) +
    lettering('$', x, y + radius * 0.36, radius, darker(color, 0.3), { weight: 'Black', anchor: 'middle' });
  const receipt =
    rect(4, 5, 92, 150, '#1B2320', 2, 0.1) +
    path(
      'M0 0H92V150l-7.700 -8 -7.700 8 -7.600 -8 -7.700 8 -7.700 -8 -7.600 8 -7.700 -8 -7.700 8 -7.600 -8 -7.700 8 -7.700 -8 -7.600 8Z',
      '#FFFEFA',
    ) +
    rect(24, 14, 44, 6, '#4A5650', 3) +
    repeat(
      5,
      (index) =>
        rect(10, 34 + index * 16, 40 - (index % 3) * 7, 4, '#B4B8B3', 2) +
        rect(66, 34 + index * 16, 16, 4, '#B4B8B3', 2),
    ) +
    rect(10, 118, 72, 1.6, '#8A908C') +
    rect(52, 124, 30, 6, maple, 3);
  const [one, two] = random.shuffled([spruce, '#27486B', '#8A3F32', '#3A423F', '#5F6A8A', main]) as [
    string,
    string,
  ];
  const layout = random.inTurn([0, 1]);
  const body =
    layout === 0
      ? place(46, 128, card(two, lighter(two, 0.3)), 1, 9) +
        place(34, 60, card(one, lighter(one, 0.3)), 1, -9) +
        place(250, 46, phone, 1.08, 7)
      : place(276, 50, receipt, 1.1, 9) +
        place(34, 50, phone, 1.1, -7) +
        place(142, 142, card(one, lighter(one, 0.3)), 1.05, -6);
  const coins =
    layout === 0
      ? coin(226, 250, 20, gold) + coin(258, 268, 16, '#B9BFBA') + coin(212, 214, 14, '#C98A5A')
      : coin(180, 72, 20, gold) +
        coin(216, 96, 16, '#B9BFBA') +
        coin(196, 116, 13, '#C98A5A') +
        coin(340, 262, 18, gold);
  return (
    rect(0, 0, 400, 300, surface) +
    circle(random.between(100, 300), random.between(100, 200), 150, lighter(surface, 0.22)) +
    body +
    coins
  );
};
