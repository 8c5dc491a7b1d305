import { choosePalette, darker, leaf, lighter, mix } from './palette.ts';
import type { Random } from './random.ts';
import { chooseDaylight, forest, hills, leafyTree, mountains, ripples, sky } from './scenery.ts';
import { circle, ellipse, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** Apartment towers above a street. */
export const tower = (random: Random): Svg => {
  const day = chooseDaylight(random);
  const { main, second } = choosePalette(random);
  const behind = repeat(12, (index) =>
    rect(
      index * 36 - 12,
      226 - random.between(40, 130),
      33,
      140,
      mix(day.far, day.middle, random.between(0, 0.45)),
    ),
  );
  const skin = random.pick([mix(main, '#F3EFE6', 0.35), '#E9E2D5', mix(second, '#F3EFE6', 0.45), '#AEBBC0']);
  const block = (x: number, top: number, width: number, color: string): Svg => {
    const floors = Math.floor((238 - top) / 15);
    const bays = Math.max(2, Math.round(width / 26));
    const bay = (width - 12) / bays;
    const style = random.whole(0, 2);
    const rows = repeat(floors - 1, (floor) => {
      const y = top + 12 + floor * 15;
      const panes = repeat(bays, (index) =>
        rect(
          x + 8 + index * bay,
          y,
          bay - 4,
          style === 2 ? 11 : 9,
          day.night && random.chance(0.55) ? '#F6D891' : mix(mix(day.top, '#4B6B78', 0.35), color, 0.12),
          0.6,
        ),
      );
      const balcony =
        style === 0
          ? rect(x - 4, y + 9, width * 0.4, 3.4, lighter(color, 0.5), 1)
          : style === 1
            ? rect(x + width * 0.62, y + 8, width * 0.38 + 5, 4, darker(color, 0.22), 1)
            : rect(x, y + 12.4, width, 1.4, lighter(color, 0.45));
      return panes + balcony;
    });
    return (
      rect(x, top, width, 240 - top, color) +
      rect(x + width * 0.78, top, width * 0.22, 240 - top, darker(color, 0.09)) +
      rows +
      rect(x - 3, top - 6, width + 6, 8, darker(color, 0.25), 1) +
      rect(x + width * 0.3, top - 18, width * 0.4, 12, darker(color, 0.16))
    );
  };
  const layout = random.inTurn([0, 1, 2]);
  const towers =
    layout === 0
      ? block(150, 34, 104, skin)
      : layout === 1
        ? block(78, 66, 92, darker(skin, 0.08)) + block(212, 32, 106, skin)
        : block(52, 96, 84, mix(skin, second, 0.25)) +
          block(158, 40, 96, skin) +
          block(278, 84, 82, darker(skin, 0.1));
  const base = layout === 0 ? 104 : 40;
  const podium =
    rect(base, 214, layout === 0 ? 200 : 324, 36, darker(skin, 0.32)) +
    repeat(layout === 0 ? 6 : 10, (index) =>
      rect(base + 8 + index * 32, 222, 24, 28, day.night ? '#F6D891' : '#C7D6D6', 1),
    ) +
    rect(base - 5, 210, layout === 0 ? 210 : 334, 6, lighter(skin, 0.25), 1) +
    path(`M184 236h40v-6l-20 -6 -20 6Z`, second);
  const street =
    rect(0, 250, 400, 50, day.night ? '#2A3438' : '#8B918E') +
    rect(0, 246, 400, 10, '#DAD3C6') +
    repeat(8, (index) => rect(index * 56 - 6, 277, 30, 3.4, '#F4E9C9', 1.5, 0.9));
  const trees = [24, 70, 334, 380]
    .map((x) => leafyTree(x + random.between(-8, 8), 252, random.between(44, 64), mix(day.near, leaf, 0.55)))
    .join('');
  return (
    sky(random, day, 400, 250) +
    (random.chance(0.6) ? mountains(random, day, 400, 222, 92) : '') +
    behind +
    towers +
    podium +
    street +
    trees +
    car(random, random.between(60, 280), 284)
  );
};

/** A small car seen from the side; (x, y) is the road below its middle. */
export const car = (random: Random, x: number, y: number, scale = 1): Svg => {
  const paint = random.pick(['#C2573B', '#D9A441', '#35566B', '#F3EFE4', '#5E7F76', '#7C9AAE']);
  return place(
    x,
    y,
    ellipse(0, 1, 38, 3.5, '#1B2320', 0.28) +
      path(
        'M-38 -6V-15Q-37 -20 -27 -21L-14 -32Q-11 -35 -5 -35H9Q14 -35 18 -31L27 -21Q37 -20 38 -13V-6Q38 -4 35 -4H-35Q-38 -4 -38 -6Z',
        paint,
      ) +
      path('M-22 -21L-12 -30Q-11 -31 -8 -31H-2V-21ZM2 -31H8Q12 -31 14 -28L20 -21H2Z', '#DCEBEF') +
      rect(-38, -14, 76, 3, darker(paint, 0.14)) +
      rect(33, -17, 5, 4, '#FFF0C4', 1) +
      rect(-38, -17, 4, 4, '#B53B2A', 1) +
      circle(-21, -5, 8, '#2A3330') +
      circle(-21, -5, 3.4, '#C9CFCC') +
      circle(21, -5, 8, '#2A3330') +
      circle(21, -5, 3.4, '#C9CFCC'),
    scale,
  );
};

/** A harbour city under mountains. */
export const skyline = (random: Random): Svg => {
  const day = chooseDaylight(random);
  const shore = 206;
  let [city, x] = ['', random.between(-14, 0)];
  while (x < 400) {
    const width = random.between(16, 32);
    const middle = 1 - Math.abs(x - random.between(140, 260)) / 330;
    const high = random.between(18, 40) + 62 * Math.max(0, middle) * random.between(0.5, 1);
    const tone = mix(mix(day.far, day.middle, random.between(0.55, 1)), day.near, random.between(0, 0.45));
    const lit = day.night ? '#F6D891' : lighter(tone, 0.3);
    const cap = random.whole(0, 3);
    city +=
      rect(x, shore - high, width, high, tone) +
      rect(x + width * 0.7, shore - high, width * 0.3, high, darker(tone, 0.1)) +
      (cap === 0
        ? rect(x + width / 2 - 1, shore - high - 14, 2, 14, tone)
        : cap === 1
          ? path(`M${x} ${shore - high + 0.5}L${x + width} ${shore - high - 12}V${shore - high + 0.5}Z`, tone)
          : cap === 2
            ? rect(x + width * 0.25, shore - high - 6, width * 0.5, 6, tone)
            : '') +
      repeat(Math.floor(high / 9) - 1, (floor) =>
        repeat(Math.floor(width / 7), (index) =>
          random.chance(day.night ? 0.45 : 0.75)
            ? rect(
                x + 3 + index * 6.5,
                shore - high + 6 + floor * 9,
                3.4,
                4.2,
                lit,
                0,
                day.night ? 0.9 : 0.55,
              )
            : '',
        ),
      );
    x += width + random.between(-2, 3);
  }
  const water =
    rect(0, shore, 400, 94, day.water) +
    rect(0, shore, 400, 26, mix(day.middle, day.water, 0.55), 0, 0.5) +
    ripples(random, 400, shore + 4, 298, lighter(day.water, 0.6));
  const sails = random.chance(0.5)
    ? place(
        random.between(210, 300),
        shore,
        repeat(
          5,
          (index) =>
            path(`M${index * 17} 0L${index * 17 + 8} -25L${index * 17 + 17} 0Z`, '#FBF8F0') +
            path(`M${index * 17 + 8} -25L${index * 17 + 17} 0h-6Z`, '#E3DDCF'),
        ) + rect(-6, -2, 98, 6, '#E9E3D6', 2),
      )
    : '';
  const boat = (bx: number, by: number, scale: number): Svg =>
    place(
      bx,
      by,
      path('M-22 0H22L15 10H-15Z', random.pick(['#F8F4EA', '#C2573B', '#35566B'])) +
        rect(-1, -42, 2, 42, '#6B5040') +
        path('M2 -42L20 -5H2Z', '#FDFBF5') +
        path('M-3 -36L-16 -5H-3Z', '#F0DDB0'),
      scale,
    );
  const trees =
    forest(random, -8, random.between(70, 140), shore + 6, 40, day.near) +
    forest(random, random.between(330, 360), 408, shore + 5, 32, day.near);
  const bridge = random.chance(0.35)
    ? stroke(`M-10 ${shore - 6}H150`, darker(day.near, 0.1), 4) +
      stroke(
        `M40 ${shore - 56}Q80 ${shore - 10} 120 ${shore - 56}M40 ${shore - 56}Q16 ${shore - 20} -10 ${shore - 8}M120 ${shore - 56}Q136 ${shore - 26} 150 ${shore - 8}`,
        darker(day.near, 0.1),
        2,
      ) +
      rect(38, shore - 60, 5, 62, darker(day.near, 0.1)) +
      rect(118, shore - 60, 5, 62, darker(day.near, 0.1))
    : '';
  return (
    sky(random, day, 400, 210) +
    mountains(random, day, 400, shore, 150) +
    hills(random, 400, 176, 8, shore, mix(day.far, day.middle, 0.6)) +
    city +
    water +
    sails +
    bridge +
    trees +
    boat(random.between(80, 200), 246, 1) +
    boat(random.between(230, 350), 230, 0.6)
  );
};
