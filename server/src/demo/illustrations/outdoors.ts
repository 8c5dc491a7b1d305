import { lettering } from './lettering.ts';
import { darker, lighter, maple, mix } from './palette.ts';
import type { Random } from './random.ts';
import { chooseDaylight, conifer, forest, hills, mountains, ripples, sky } from './scenery.ts';
import { circle, ellipse, mirrored, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** A person seen from behind with a backpack; stands at (0, 0), about 50 tall. */
const hiker = (coat: string, pack: string): Svg =>
  stroke('M-4 -18L-7 0M4 -18L8 0', '#3A423F', 5) +
  rect(-9, -40, 18, 25, coat, 7) +
  rect(-7, -38, 14, 18, pack, 5) +
  rect(-7, -28, 14, 3, darker(pack, 0.2)) +
  stroke('M8 -34L16 -24L17 0', coat, 3.4) +
  stroke('M17 -26V1', '#6B5040', 1.8) +
  circle(0, -46, 6.6, '#E8BE98') +
  path('M-7.500 -47a7.500 7.500 0 0 1 15 0Z', pack);

/** A mountain trail. */
export const hikingTrail = (random: Random): Svg => {
  const day = chooseDaylight(random, true);
  const grass = mix(day.near, '#7FA06B', 0.45);
  const trail = random.pick([
    'M150 300C190 270 260 268 250 244S150 226 178 206S232 190 214 178L222 178C246 192 200 204 196 212S284 230 286 248S236 276 232 300Z',
    'M250 300C200 276 120 270 140 244S256 232 232 208S190 194 196 180L203 180C206 192 262 206 264 216S176 236 176 250S290 274 330 300Z',
  ]);
  const sign = place(
    random.between(304, 340),
    250,
    rect(-3, -62, 6, 64, '#6B5040') +
      path('M-30 -62H22L32 -53L22 -44H-30Z', '#A9805A') +
      path('M30 -40H-20L-30 -31L-20 -22H30Z', '#94694A') +
      rect(-20, -55, 34, 4, '#F4EAD6', 2) +
      rect(-12, -33, 32, 4, '#F4EAD6', 2),
  );
  const coats = random.shuffled(['#C2573B', '#D9A441', '#35566B', '#5E7F76']);
  const scene =
    sky(random, day, 400, 210) +
    mountains(random, day, 400, 200, random.between(120, 156)) +
    hills(random, 400, 164, 12, 240, mix(day.far, day.middle, 0.8)) +
    forest(random, -6, 406, 200, 38, mix(day.middle, day.near, 0.45)) +
    hills(random, 400, 186, 6, 300, grass) +
    path(trail, '#E3CFA6') +
    forest(random, -10, random.between(80, 118), 244, 88, day.near) +
    forest(random, random.between(310, 336), 410, 236, 74, mix(day.near, day.middle, 0.2)) +
    place(random.between(196, 216), 262, hiker(coats[0] as string, coats[1] as string), 1.15) +
    (random.chance(0.6)
      ? place(random.between(232, 250), 270, hiker(coats[2] as string, coats[3] as string), 1.15)
      : '') +
    sign +
    repeat(12, () => {
      const [x, y] = [random.between(10, 390), random.between(258, 296)];
      return stroke(`M${x} ${y}l-3 -8M${x} ${y}V${y - 10}M${x} ${y}l3 -8`, darker(grass, 0.16), 1.8);
    }) +
    ellipse(60, 294, 42, 16, darker(grass, 0.2)) +
    ellipse(96, 300, 30, 12, '#9AA39A');
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};

/** A mountain lake with a canoe or a dock. */
export const lake = (random: Random): Svg => {
  const day = chooseDaylight(random);
  const shore = 176;
  const peaks = mountains(random, day, 400, shore, random.between(116, 142));
  const canoe = (x: number, y: number, scale: number): Svg =>
    place(
      x,
      y,
      ellipse(0, 12, 66, 4, darker(day.water, 0.3), 0.5) +
        circle(-18, -26, 7, '#E8BE98') +
        rect(-27, -20, 18, 24, '#D9A441', 7) +
        circle(22, -24, 7, '#E8BE98') +
        rect(13, -18, 18, 22, '#35566B', 7) +
        path('M-66 -10Q-50 2 0 2T66 -10Q56 14 0 14T-66 -10Z', '#B8472F') +
        path('M-66 -10Q-50 2 0 2T66 -10L62 -4Q48 6 0 6T-62 -4Z', darker('#B8472F', 0.2)) +
        stroke('M-12 -12L10 10', '#6B5040', 3) +
        stroke('M34 -14L52 8', '#6B5040', 3),
      scale,
    );
  const dock =
    path('M268 300L292 214H322L388 300Z', '#A9805A') +
    repeat(6, (index) =>
      stroke(`M${290 - index * 4.2} ${222 + index * 14}H${328 + index * 11}`, '#8A6448', 1.6),
    ) +
    rect(286, 206, 6, 22, '#6B5040') +
    rect(322, 206, 6, 22, '#6B5040') +
    (random.chance(0.6)
      ? place(
          318,
          262,
          path('M-22 0L-14 -38H12L16 0Z', maple) +
            stroke('M-22 0L-26 18M16 0L22 18', '#6B5040', 4) +
            rect(-26, -4, 46, 6, darker(maple, 0.15), 3),
        )
      : '');
  const cabin = place(
    random.between(40, 80),
    shore + 2,
    rect(0, -30, 58, 32, '#8A6448') +
      repeat(3, (row) => rect(0, -22 + row * 9, 58, 1.2, '#6B4A36')) +
      path('M-8 -28L29 -54L66 -28Z', '#5A3F30') +
      rect(22, -20, 13, 22, '#3A2A22') +
      rect(6, -20, 11, 10, '#F6D891') +
      rect(41, -20, 11, 10, '#F6D891'),
  );
  const water =
    rect(0, shore, 400, 124, day.water) +
    `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="0.28">${peaks}</g>` +
    ripples(random, 400, shore + 6, 298, lighter(day.water, 0.6)) +
    ripples(random, 400, shore + 6, 298, lighter(day.water, 0.35));
  const scene =
    sky(random, day, 400, 190) +
    peaks +
    forest(random, -8, 408, shore + 4, 40, mix(day.middle, day.near, 0.6)) +
    water +
    forest(random, -12, random.between(60, 110), shore + 12, 66, day.near) +
    (random.chance(0.6) ? cabin : '') +
    (random.chance(0.55)
      ? canoe(random.between(150, 220), random.between(222, 246), 1)
      : dock + canoe(random.between(90, 140), 226, 0.8)) +
    (random.chance(0.5)
      ? conifer(20, 306, 150, darker(day.near, 0.15)) + conifer(56, 310, 110, day.near)
      : '');
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};

/** A ski hill with a chair lift. */
export const skiSlope = (random: Random): Svg => {
  const day = chooseDaylight(random);
  const snow = day.night ? '#B9CAD4' : '#F7F7F3';
  const shade = mix(snow, day.top, 0.3);
  const lift =
    stroke('M-10 190L410 70', '#3A423F', 1.8) +
    repeat(
      3,
      (index) =>
        rect(48 + index * 138, 160 - index * 40, 5, 100, '#6C766F') +
        rect(38 + index * 138, 164 - index * 40, 25, 4, '#6C766F', 2),
    ) +
    repeat(4, (index) => {
      const x = 16 + index * 104 + random.between(-8, 8);
      const y = 190 - (x + 10) * (120 / 420);
      return (
        stroke(`M${x} ${y}v16`, '#3A423F', 1.8) +
        path(`M${x - 12} ${y + 16}h24v3h-24ZM${x - 12} ${y + 28}h24v4h-24Z`, '#3A423F') +
        circle(x - 5, y + 17, 4, '#E8BE98') +
        rect(x - 10, y + 19, 9, 11, '#D9A441', 3) +
        circle(x + 6, y + 17, 4, '#E8BE98') +
        rect(x + 2, y + 19, 9, 11, '#35566B', 3)
      );
    });
  const skier = (x: number, y: number, coat: string, scale: number): Svg =>
    place(
      x,
      y,
      stroke('M-30 6L26 -2Q32 -4 32 -9', '#2A3330', 3.4) +
        stroke('M-10 -8L-2 -20L-10 -30', '#27486B', 7) +
        rect(-18, -50, 20, 24, coat, 8) +
        stroke('M-2 -44L14 -34', coat, 6) +
        stroke('M14 -34L4 -2', '#6C766F', 2) +
        circle(-4, -57, 7.5, '#E8BE98') +
        path('M-12 -58a8 8 0 0 1 16 0Z', maple) +
        rect(-2, -60, 8, 5, '#27486B', 2),
      scale,
    );
  const snowfall = random.chance(0.6)
    ? repeat(40, () =>
        circle(random.between(0, 400), random.between(0, 290), random.between(1, 2.3), '#FFFFFF', 0.85),
      )
    : '';
  const scene =
    sky(random, day, 400, 230) +
    mountains(random, { ...day, far: mix(day.far, snow, 0.35) }, 400, 220, 140) +
    hills(random, 400, 180, 8, 260, mix(day.far, snow, 0.55)) +
    forest(random, -6, 150, 208, 42, mix(day.middle, day.near, 0.5), snow) +
    forest(random, 280, 406, 188, 42, mix(day.middle, day.near, 0.5), snow) +
    path('M0 236Q120 196 240 206T400 170V300H0Z', snow) +
    path('M0 300V266Q140 222 260 232T400 204V220Q300 250 220 252T60 300Z', shade, 0.6) +
    stroke(
      'M190 230Q240 248 190 268T240 300M196 230Q246 248 196 268T246 300',
      mix(shade, day.top, 0.35),
      1.6,
    ) +
    lift +
    forest(random, -10, random.between(50, 90), 284, 84, day.near, snow) +
    conifer(372, 276, 104, day.near, snow) +
    conifer(396, 290, 84, day.near, snow) +
    skier(
      random.between(180, 230),
      random.between(250, 270),
      random.pick(['#D9A441', '#C2573B', '#5E7F76']),
      1.1,
    ) +
    (random.chance(0.6) ? skier(random.between(280, 320), 236, '#35566B', 0.7) : '') +
    snowfall;
  return random.chance(0.5) ? mirrored(400, scene) : scene;
};

/** A highway towards mountains or a border gate; `texts` are the lines of the road sign. */
export const road = (random: Random, texts: readonly string[] = []): Svg => {
  const day = chooseDaylight(random);
  const field = mix(day.near, '#9BB07A', day.night ? 0.1 : 0.4);
  const asphalt = day.night ? '#27323A' : '#6F7878';
  const lines =
    texts.length > 0
      ? texts
      : random.pick([
          ['국경 검문소', '2 km'],
          ['Whistler', '115 km'],
          ['Banff', '28 km'],
          ['다음 출구', 'Exit 1 km'],
        ]);
  const back = (x: number, y: number, scale: number, paint: string): Svg =>
    place(
      x,
      y,
      ellipse(0, 0, 42, 5, '#1B2320', 0.3) +
        rect(-34, -12, 14, 13, '#1B2320', 3) +
        rect(20, -12, 14, 13, '#1B2320', 3) +
        path('M-30 -36L-22 -58Q-20 -62 -15 -62H15Q20 -62 22 -58L30 -36Z', darker(paint, 0.1)) +
        path('M-23 -38L-18 -55Q-17 -57 -14 -57H14Q17 -57 18 -55L23 -38Z', '#C9DDE2') +
        rect(-38, -40, 76, 33, paint, 8) +
        rect(-35, -32, 15, 8, '#C9422E', 3) +
        rect(20, -32, 15, 8, '#C9422E', 3) +
        rect(-12, -28, 24, 10, '#FBF8F0', 2) +
        rect(-38, -14, 76, 7, darker(paint, 0.22), 3),
      scale,
    );
  const verge =
    path('M170 186L-60 300H460L230 186Z', asphalt) +
    path('M172 186L-50 300H-34L175 186ZM228 186L450 300H434L225 186Z', '#F4E9C9') +
    repeat(5, (index) => {
      const near = (index + 0.4) / 5;
      const y = 188 + 112 * near * near;
      const half = 0.8 + 5 * near * near;
      return path(
        `M${200 - half} ${y}H${200 + half}L${200 + half * 1.35} ${y + 3 + 15 * near}H${200 - half * 1.35}Z`,
        '#F4E9C9',
      );
    });
  const sign =
    rect(52, 60, 6, 146, '#7E8A86') +
    rect(154, 60, 6, 146, '#7E8A86') +
    rect(30, 40, 154, 74, '#F7F5EC', 8) +
    rect(34, 44, 146, 66, '#1F6A54', 6) +
    lettering(lines[0] ?? '', 107, 73, 23, '#FFFFFF', { weight: 'Bold', anchor: 'middle', width: 128 }) +
    lettering(lines[1] ?? '', 107, 100, 19, '#F6E3A6', { weight: 'Bold', anchor: 'middle', width: 128 });
  const gate = random.chance(0.4)
    ? rect(110, 146, 180, 12, '#EFEAE0', 3) +
      rect(110, 156, 180, 4, '#C9C1B3') +
      [118, 162, 232, 276].map((x) => rect(x, 158, 7, 36, '#D6CFC2')).join('') +
      circle(143, 152, 3.4, '#4FA97B') +
      circle(200, 152, 3.4, '#4FA97B') +
      circle(257, 152, 3.4, maple)
    : '';
  return (
    sky(random, day, 400, 200) +
    mountains(random, day, 400, 186, 112) +
    forest(random, -6, 406, 190, 26, mix(day.middle, day.near, 0.5)) +
    rect(0, 186, 400, 114, field) +
    verge +
    gate +
    forest(random, -8, 34, 232, 74, day.near) +
    forest(random, 344, 410, 230, 88, day.near) +
    place(-12, 30, sign, 0.84) +
    back(random.between(244, 262), 262, 0.95, random.pick(['#C2573B', '#D9A441', '#35566B', '#F3EFE4'])) +
    (random.chance(0.5) ? back(random.between(150, 166), 222, 0.4, '#7C9AAE') : '')
  );
};
