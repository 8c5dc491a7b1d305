import { cream, darker, leaf, lighter, mix, type Palette } from './palette.ts';
import type { Random } from './random.ts';
import { chooseOutlook, windowView } from './scenery.ts';
import { circle, ellipse, opening, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** The wall, floor and skirting every room stands in; 400 by 300, the floor begins at 216. */
export const room = (random: Random, palette: Palette): Svg => {
  const { wall, floor, light } = palette;
  const wallpaper = random.whole(0, 3);
  const tone = darker(wall, 0.035);
  const pattern = [
    '',
    repeat(9, (index) => rect(index * 48, 0, 24, 216, tone)),
    rect(0, 140, 400, 76, darker(wall, 0.06)) + rect(0, 137, 400, 4, light, 0, 0.8),
    '',
  ][wallpaper] as string;
  const boards = random.chance(0.6)
    ? repeat(
        4,
        (index) =>
          rect(0, 230 + index * 19, 400, 1, darker(floor, 0.1)) +
          rect((index * 137 + 60) % 380, 230 + index * 19, 1, 19, darker(floor, 0.1)),
      )
    : '';
  return (
    rect(0, 0, 400, 300, wall) + pattern + rect(0, 216, 400, 84, floor) + boards + rect(0, 211, 400, 6, light)
  );
};

/** A window with a view, its panes and, sometimes, curtains. */
export const windowAt = (
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
): Svg => {
  const { light, main, second, wall } = palette;
  const panes = random.whole(0, 2);
  const bars =
    rect(x + width / 2 - 2, y, 4, height, light) +
    (panes > 0 ? rect(x, y + height * (panes === 1 ? 0.32 : 0.5) - 2, width, 4, light) : '');
  const cloth = random.pick([main, second, light]);
  const fold = width * 0.16;
  const curtain = (left: number): Svg =>
    rect(left, y - 9, fold, height + 24, cloth, 3) +
    rect(left + fold * 0.3, y - 9, 2, height + 24, darker(cloth, 0.1)) +
    rect(left + fold * 0.65, y - 9, 2, height + 24, darker(cloth, 0.1));
  const curtains = random.chance(0.55)
    ? curtain(x - fold * 0.6) +
      curtain(x + width - fold * 0.4) +
      rect(x - fold, y - 13, width + fold * 2, 5, palette.wood, 2.5)
    : rect(x - 7, y + height + 3, width + 14, 6, light, 2) +
      rect(x - 7, y + height + 9, width + 14, 3, darker(wall, 0.12));
  return (
    rect(x - 5, y - 5, width + 10, height + 10, light, 3) +
    opening(x, y, width, height, { width: 200, height: 150 }, windowView(random, chooseOutlook(random))) +
    path(
      `M${x + width * 0.1} ${y + height}L${x + width * 0.42} ${y}H${x + width * 0.56}L${x + width * 0.24} ${y + height}Z`,
      '#FFFFFF',
      0.13,
    ) +
    bars +
    curtains
  );
};

/** Framed pictures on a wall, inside the given box. */
export const art = (
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
): Svg => {
  const hues = [palette.main, palette.second, darker(palette.floor, 0.1), '#E8C98A'];
  const picture = (px: number, py: number, w: number, h: number): Svg => {
    const [first, second, third] = random.shuffled(hues) as [string, string, string];
    const inside = [
      circle(px + w / 2, py + h * 0.42, Math.min(w, h) * 0.24, first) +
        path(
          `M${px + 5} ${py + h - 5}V${py + h * 0.7}L${px + w * 0.4} ${py + h * 0.5}L${px + w - 5} ${py + h * 0.75}V${py + h - 5}Z`,
          second,
        ),
      stroke(
        `M${px + w / 2} ${py + h * 0.8}V${py + h * 0.25}M${px + w / 2} ${py + h * 0.6}L${px + w * 0.3} ${py + h * 0.42}M${px + w / 2} ${py + h * 0.5}L${px + w * 0.7} ${py + h * 0.32}`,
        first,
        3.5,
      ) + rect(px + w * 0.32, py + h * 0.74, w * 0.36, h * 0.13, second, 2),
      path(
        `M${px + 5} ${py + h - 5}V${py + h * 0.55}Q${px + w * 0.5} ${py + h * 0.1} ${px + w - 5} ${py + h * 0.55}V${py + h - 5}Z`,
        first,
      ) + ellipse(px + w / 2, py + h * 0.84, w * 0.3, h * 0.1, third),
    ];
    return (
      rect(px, py, w, h, palette.wood, 2) + rect(px + 3, py + 3, w - 6, h - 6, cream) + random.pick(inside)
    );
  };
  const gap = width * 0.08;
  const style = random.whole(0, 2);
  if (style === 0) return picture(x + width * 0.12, y, width * 0.76, height);
  const half = (width - gap) / 2;
  if (style === 1) return picture(x, y, half, height) + picture(x + half + gap, y, half, height);
  const third = (width - gap * 2) / 3;
  return repeat(3, (index) => picture(x + index * (third + gap), y + height * 0.12, third, height * 0.76));
};

/** A house plant; (x, y) is where the pot stands. */
export const plant = (random: Random, x: number, y: number, height: number, pot: string): Svg => {
  const green = mix(leaf, random.pick(['#2F5B4A', '#8FA56B', '#4D7A5C']), 0.5);
  const potHigh = height * 0.28;
  const top = y - potHigh;
  const long = height - potHigh;
  const blade = (turn: number, size: number, tone: string): Svg =>
    place(
      x,
      top,
      path(
        `M0 2C${-long * 0.16} ${-long * size * 0.35} ${-long * 0.13} ${-long * size * 0.8} 0 ${-long * size}C${long * 0.13} ${-long * size * 0.8} ${long * 0.16} ${-long * size * 0.35} 0 2Z`,
        tone,
      ),
      1,
      turn,
    );
  const round = (angle: number, size: number, tone: string): Svg =>
    place(
      x,
      top,
      stroke(`M0 0Q0 ${-long * size * 0.5} 0 ${-long * size * 0.72}`, darker(green, 0.2), 2.4) +
        ellipse(0, -long * size * 0.84, long * 0.15, long * 0.2, tone),
      1,
      angle,
    );
  const draw = random.chance(0.55) ? blade : round;
  const leaves = [-52, 50, -30, 28, -10, 10]
    .map((turn, index) =>
      draw(turn + random.between(-5, 5), 0.66 + index * 0.065, index % 2 === 0 ? green : darker(green, 0.13)),
    )
    .join('');
  const wide = height * 0.17;
  return (
    leaves +
    path(`M${x - wide} ${top}H${x + wide}L${x + wide * 0.72} ${y}H${x - wide * 0.72}Z`, pot) +
    rect(x - wide * 1.1, top - 2, wide * 2.2, potHigh * 0.24, lighter(pot, 0.16), 2)
  );
};

/** A standing lamp; (x, y) is its foot. */
export const floorLamp = (random: Random, palette: Palette, x: number, y: number): Svg => {
  const glow = ellipse(x, y - 96, 44, 38, '#FFF6D6', 0.28);
  const foot = ellipse(x, y, 15, 3.5, palette.wood);
  if (random.chance(0.45))
    return (
      glow +
      foot +
      stroke(`M${x} ${y}V${y - 92}Q${x} ${y - 112} ${x - 20} ${y - 112}`, palette.wood, 3.6) +
      path(`M${x - 38} ${y - 92}a18 18 0 0 1 36 0Z`, '#FFF0C4')
    );
  return (
    glow +
    foot +
    rect(x - 1.9, y - 84, 3.8, 84, palette.wood) +
    path(`M${x - 24} ${y - 78}H${x + 24}L${x + 14} ${y - 110}H${x - 14}Z`, '#FFF0C4') +
    rect(x - 24, y - 80, 48, 3, '#F0DCA0', 1.5)
  );
};

/** One to three lamps that hang from the ceiling. */
export const pendants = (random: Random, palette: Palette, x: number, drop: number, count: number): Svg => {
  const shade = random.pick([palette.main, palette.second, '#F5E7BF']);
  const style = random.whole(0, 2);
  return repeat(count, (index) => {
    const here = x + (index - (count - 1) / 2) * 58;
    const form = [
      path(`M${here - 20} ${drop + 18}a20 19 0 0 1 40 0Z`, shade),
      circle(here, drop + 12, 14, '#FFF3CF'),
      path(`M${here - 22} ${drop + 18}L${here - 8} ${drop}H${here + 8}L${here + 22} ${drop + 18}Z`, shade),
    ][style] as string;
    return (
      rect(here - 0.8, 0, 1.6, drop + 2, palette.wood) +
      ellipse(here, drop + 24, 26, 14, '#FFF6D6', 0.3) +
      form
    );
  });
};

/** A sofa whose left foot stands at (x, y); `width` from 120 to 210. */
export const sofa = (random: Random, palette: Palette, x: number, y: number, width: number): Svg => {
  const cloth = palette.main;
  const back = mix(cloth, palette.light, 0.2);
  const cushion = random.pick([palette.second, '#F0DDB0', palette.light]);
  const seats = width > 160 ? 3 : 2;
  const inner = width - 36;
  const style = random.whole(0, 1);
  const feet = [x + 14, x + width - 22]
    .map((left) => rect(left, y - 12, 8, 12, darker(palette.wood, 0.25), 1))
    .join('');
  const arms = [x, x + width - 22]
    .map((left) =>
      rect(left, y - 72 + style * 8, 22, 62 - style * 8, darker(cloth, 0.06), style === 0 ? 10 : 5),
    )
    .join('');
  const backs =
    style === 0
      ? rect(x + 8, y - 98, width - 16, 60, back, 14)
      : repeat(seats, (index) =>
          rect(x + 16 + (index * (width - 32)) / seats, y - 94, (width - 32) / seats - 2, 56, back, 8),
        );
  const seat = repeat(seats, (index) =>
    rect(x + 18 + (index * inner) / seats, y - 48, inner / seats - 1.5, 22, lighter(cloth, 0.1), 6),
  );
  const pillows =
    place(x + 36, y - 46, rect(-15, -30, 30, 30, cushion, 6), 1, -9) +
    (random.chance(0.6)
      ? place(x + width - 40, y - 46, rect(-14, -28, 28, 28, darker(cushion, 0.1), 6), 1, 11)
      : '');
  const throwOver = random.chance(0.4)
    ? path(`M${x + width - 62} ${y - 98}h26l3 66h-30Z`, palette.light) +
      stroke(
        `M${x + width - 56} ${y - 32}v5M${x + width - 48} ${y - 32}v5M${x + width - 40} ${y - 32}v5`,
        palette.light,
        2,
      )
    : '';
  return (
    ellipse(x + width / 2, y, width * 0.52, 6, darker(palette.floor, 0.3), 0.3) +
    feet +
    backs +
    throwOver +
    pillows +
    rect(x + 8, y - 32, width - 16, 22, darker(cloth, 0.1), 6) +
    seat +
    arms
  );
};

/** A low table with something on it; (x, y) is the middle of its feet. */
export const coffeeTable = (random: Random, palette: Palette, x: number, y: number): Svg => {
  const top = y - 36;
  const body = random.chance(0.5)
    ? stroke(`M${x - 32} ${top + 4}L${x - 38} ${y}M${x + 32} ${top + 4}L${x + 38} ${y}`, palette.wood, 5) +
      rect(x - 48, top, 96, 8, palette.wood, 4)
    : rect(x - 5, top, 10, 34, palette.wood) +
      ellipse(x, y - 1, 24, 4, darker(palette.wood, 0.1)) +
      ellipse(x, top + 2, 50, 7, lighter(palette.wood, 0.12));
  const things = [
    rect(x - 30, top - 5, 34, 5, palette.second, 1) + rect(x - 26, top - 10, 28, 5, palette.light, 1),
    rect(x - 26, top - 12, 13, 12, palette.light, 3) +
      stroke(`M${x - 13} ${top - 9}h3v5h-3`, palette.light, 2) +
      rect(x + 4, top - 5, 30, 5, palette.main, 1),
    path(`M${x - 6} ${top}l-3 -16h14l-3 16Z`, palette.second) +
      stroke(
        `M${x - 2} ${top - 16}L${x - 10} ${top - 34}M${x - 2} ${top - 16}L${x + 6} ${top - 36}M${x - 2} ${top - 16}V${top - 38}`,
        leaf,
        2.2,
      ) +
      circle(x - 10, top - 35, 4, '#E8C98A') +
      circle(x + 6, top - 37, 4.5, '#E8C98A') +
      circle(x - 2, top - 40, 4, '#F3E3B8'),
  ];
  return ellipse(x, y, 46, 4, darker(palette.floor, 0.3), 0.3) + body + random.pick(things);
};

/** Open shelves with books, boxes and a plant. */
export const shelves = (
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  rows: number,
): Svg => {
  const colors = [palette.main, palette.second, palette.light, '#E8C98A', darker(palette.floor, 0.15)];
  const high = 38;
  return repeat(rows, (row) => {
    const base = y + (row + 1) * high;
    let [books, at] = ['', x + 4];
    const stop = x + width * random.between(0.45, 0.72);
    while (at < stop) {
      const thick = random.between(4, 7.5);
      const tall = random.between(18, 29);
      books += rect(at, base - tall, thick, tall, random.pick(colors), 0.8);
      at += thick + 0.8;
    }
    const rest = x + width - 14;
    const thing = [
      plant(random, rest, base, 26, palette.light),
      circle(rest, base - 9, 9, random.pick(colors)),
      rect(rest - 11, base - 16, 22, 16, random.pick(colors), 2),
    ][random.whole(0, 2)] as string;
    return books + thing + rect(x, base, width, 4, palette.wood, 1);
  });
};

/** An oval or rectangular rug. */
export const rug = (random: Random, palette: Palette, x: number, y: number, width: number): Svg => {
  const tone = mix(palette.light, palette.second, random.pick([0, 0.12, 0.3]));
  return random.chance(0.5)
    ? ellipse(x, y, width / 2, width * 0.085, tone, 0.92) +
        ellipse(x, y, width * 0.42, width * 0.064, darker(tone, 0.07))
    : path(
        `M${x - width * 0.46} ${y - 13}H${x + width * 0.46}L${x + width * 0.54} ${y + 17}H${x - width * 0.54}Z`,
        tone,
      ) +
        path(
          `M${x - width * 0.465} ${y - 6}H${x + width * 0.465}L${x + width * 0.475} ${y - 2}H${x - width * 0.475}ZM${x - width * 0.5} ${y + 7}H${x + width * 0.5}L${x + width * 0.51} ${y + 11}H${x - width * 0.51}Z`,
          darker(tone, 0.13),
        );
};
