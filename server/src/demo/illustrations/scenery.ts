import { darker, lighter, mix } from './palette.ts';
import type { Random } from './random.ts';
import { circle, ellipse, fade, path, rect, repeat, type Svg } from './shapes.ts';

/** The light of one time of day, outdoors. */
export type Daylight = {
  top: string;
  bottom: string;
  far: string;
  middle: string;
  near: string;
  sun: string;
  snow: string;
  water: string;
  night: boolean;
};

const daylights: readonly Daylight[] = [
  {
    top: '#BFDCE6',
    bottom: '#F3F4EA',
    far: '#A9C5CC',
    middle: '#7FA79B',
    near: '#3F7562',
    sun: '#FBE9B4',
    snow: '#FAFBF8',
    water: '#8DBAC6',
    night: false,
  },
  {
    top: '#F3CFAF',
    bottom: '#FCF3E2',
    far: '#D3B3A3',
    middle: '#A39A80',
    near: '#66805F',
    sun: '#FFF6D8',
    snow: '#FFF8EE',
    water: '#D5BFA8',
    night: false,
  },
  {
    top: '#D98468',
    bottom: '#F8DDAF',
    far: '#B27D7C',
    middle: '#7B6474',
    near: '#3F4759',
    sun: '#FFEFC2',
    snow: '#F9DCC4',
    water: '#B98078',
    night: false,
  },
  {
    top: '#1D3142',
    bottom: '#48697A',
    far: '#3B5A69',
    middle: '#274350',
    near: '#14282E',
    sun: '#F5EDD2',
    snow: '#A9BFC8',
    water: '#2B4756',
    night: true,
  },
  {
    top: '#D3DCDA',
    bottom: '#F1F0E8',
    far: '#B6C4C1',
    middle: '#8BA39A',
    near: '#547568',
    sun: '#FBF7EA',
    snow: '#F8F9F7',
    water: '#A9C0C0',
    night: false,
  },
  {
    top: '#A9D3D6',
    bottom: '#FBEFD3',
    far: '#93BAB9',
    middle: '#5F9784',
    near: '#2C6450',
    sun: '#FFE08F',
    snow: '#FBFAF3',
    water: '#6FB0B2',
    night: false,
  },
];

/** A time of day; `calm` leaves the night out. */
export const chooseDaylight = (random: Random, calm = false): Daylight =>
  random.inTurn(calm ? daylights.filter(({ night }) => !night) : daylights, 1.71);

/** The light outside a window: any, whatever the scene. */
export const chooseOutlook = (random: Random): Daylight => random.pick(daylights);

export const sky = (random: Random, day: Daylight, width: number, height: number): Svg => {
  const x = random.between(0.15, 0.85) * width;
  const y = random.between(0.14, 0.3) * height;
  const radius = Math.min(width, height) * 0.075;
  const stars = day.night
    ? repeat(26, () =>
        circle(
          random.between(0, width),
          random.between(0, height * 0.55),
          random.between(0.4, 1.1),
          '#FFFFFF',
          0.75,
        ),
      )
    : circle(x, y, radius * 2.1, day.sun, 0.28);
  const clouds = day.night
    ? ''
    : repeat(random.whole(1, 3), () =>
        cloud(
          random.between(0, width),
          random.between(0.08, 0.36) * height,
          random.between(0.6, 1.1),
          lighter(day.bottom, 0.4),
        ),
      );
  return fade(0, 0, width, height, day.top, day.bottom) + stars + circle(x, y, radius, day.sun) + clouds;
};

export const cloud = (x: number, y: number, scale: number, fill: string): Svg => {
  const s = scale;
  return (
    rect(x - 34 * s, y - 5 * s, 68 * s, 11 * s, fill, 5.5 * s, 0.85) +
    rect(x - 18 * s, y - 13 * s, 40 * s, 13 * s, fill, 6.5 * s, 0.85)
  );
};

/** A row of snow-capped peaks standing on `base`. */
export const mountains = (
  random: Random,
  day: Daylight,
  width: number,
  base: number,
  height: number,
): Svg => {
  const count = random.whole(3, 4);
  const body = mix(day.far, day.middle, 0.35);
  const peaks = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) / count) * width + random.between(-0.06, 0.06) * width,
    high: height * random.between(0.62, 1),
  })).sort((a, b) => b.high - a.high);
  return peaks
    .map(({ x, high }) => peak(random, x, base, high, high * random.between(0.95, 1.25), body, day.snow))
    .join('');
};

const peak = (
  random: Random,
  x: number,
  base: number,
  high: number,
  half: number,
  body: string,
  snow: string,
): Svg => {
  const top = base - high;
  const lean = random.between(-0.08, 0.1) * half;
  const cap = random.between(0.3, 0.42);
  const [left, right] = [x - half * cap, x + half * cap];
  const line = top + high * cap;
  const step = (right - left) / 4;
  const zigzag = `L${left + step * 3} ${line - high * 0.1}L${left + step * 2.2} ${line + high * 0.05}L${left + step} ${line - high * 0.09}L${left} ${line}Z`;
  return (
    path(`M${x - half} ${base}L${x} ${top}L${x + half} ${base}Z`, body) +
    path(
      `M${x} ${top}L${x + half} ${base}H${x + lean}L${x + half * 0.12} ${top + high * 0.55}Z`,
      darker(body, 0.12),
    ) +
    path(`M${x} ${top}L${right} ${line}${zigzag}`, snow) +
    path(
      `M${x} ${top}L${right} ${line}L${left + step * 3} ${line - high * 0.1}L${x + half * 0.06} ${line - high * 0.02}Z`,
      darker(snow, 0.1),
    )
  );
};

/** A soft ridge across the picture, filled down to `bottom`. */
export const hills = (
  random: Random,
  width: number,
  y: number,
  swing: number,
  bottom: number,
  fill: string,
): Svg => {
  const parts = 4;
  const step = width / parts;
  let d = `M0 ${bottom}V${y + random.between(-swing, swing)}`;
  for (let index = 1; index <= parts; index += 1) {
    const here = y + random.between(-swing, swing);
    d += `S${index * step - step * 0.5} ${here} ${index * step} ${here + random.between(-0.2, 0.2) * swing}`;
  }
  return path(`${d}V${bottom}Z`, fill);
};

/** A fir tree standing at (x, y). */
export const conifer = (x: number, y: number, height: number, fill: string, snow?: string): Svg => {
  const tier = (top: number, bottom: number, half: number): Svg => {
    const [a, b] = [y - height * top, y - height * bottom];
    const cap = half * 0.36;
    return (
      path(`M${x} ${a}L${x + half} ${b}H${x - half}Z`, fill) +
      path(`M${x} ${a}L${x + half} ${b}H${x + half * 0.1}Z`, darker(fill, 0.16)) +
      (snow === undefined
        ? ''
        : path(
            `M${x} ${a}L${x + cap} ${a + (b - a) * 0.36}L${x} ${a + (b - a) * 0.28}L${x - cap} ${a + (b - a) * 0.36}Z`,
            snow,
          ))
    );
  };
  return (
    rect(x - height * 0.03, y - height * 0.14, height * 0.06, height * 0.14, '#5D4636') +
    tier(0.62, 0.1, height * 0.25) +
    tier(0.82, 0.34, height * 0.2) +
    tier(1, 0.6, height * 0.145)
  );
};

/** A leafy street tree standing at (x, y). */
export const leafyTree = (x: number, y: number, height: number, fill: string): Svg => {
  const radius = height * 0.3;
  const top = y - height + radius;
  return (
    rect(x - height * 0.035, y - height * 0.5, height * 0.07, height * 0.5, '#6B5040', height * 0.02) +
    ellipse(x, top + radius * 0.35, radius, radius * 1.25, fill) +
    path(
      `M${x + radius * 0.1} ${top - radius * 0.88}a${radius} ${radius * 1.25} 0 0 1 0 ${radius * 2.46}a${radius * 1.6} ${radius * 1.9} 0 0 0 0 ${-radius * 2.46}Z`,
      darker(fill, 0.14),
    )
  );
};

/** A belt of fir trees along a line. */
export const forest = (
  random: Random,
  from: number,
  to: number,
  y: number,
  height: number,
  fill: string,
  snow?: string,
): Svg => {
  let [trees, x] = ['', from];
  while (x < to) {
    const high = height * random.between(0.65, 1.1);
    trees += conifer(x, y + random.between(-1, 3), high, mix(fill, '#FFFFFF', random.between(0, 0.08)), snow);
    x += high * random.between(0.26, 0.5);
  }
  return trees;
};

/** Light streaks on water. */
export const ripples = (random: Random, width: number, top: number, bottom: number, fill: string): Svg =>
  repeat(16, () => {
    const y = random.between(top + 4, bottom);
    const near = (y - top) / (bottom - top);
    return rect(random.between(-10, width), y, random.between(10, 26) * (0.5 + near), 1 + near, fill, 1, 0.4);
  });

/** What is seen through a window, 200 by 150. */
export const windowView = (random: Random, day: Daylight): Svg => {
  const air = sky(random, day, 200, 150);
  const style = random.whole(0, 2);
  if (style === 0)
    return (
      air +
      mountains(random, day, 200, 132, 78) +
      hills(random, 200, 126, 8, 150, mix(day.middle, day.near, 0.4))
    );
  if (style === 1)
    return (
      air +
      repeat(9, (index) => {
        const high = random.between(34, 96);
        const tone = mix(day.far, day.middle, index % 2 === 0 ? 0.25 : 0.8);
        const lit = day.night ? '#F3D28A' : lighter(tone, 0.28);
        return (
          rect(index * 24 - 8, 150 - high, 21, high, tone) +
          repeat(Math.floor(high / 10), (row) =>
            rect(index * 24 - 4, 155 - high + row * 10, 13, 3, lit, 0, 0.55),
          )
        );
      })
    );
  return air + hills(random, 200, 108, 12, 150, day.middle) + forest(random, -4, 204, 146, 54, day.near);
};
