import { cream, darker, lighter, mix } from './palette.ts';
import { circle, ellipse, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

/** A label with two lines, as on a package. */
const label = (x: number, y: number, width: number, height: number, fill = cream): Svg =>
  rect(x, y, width, height, fill, 3) +
  rect(x + width * 0.16, y + height * 0.3, width * 0.68, 3.4, '#7A7368', 1.7, 0.65) +
  rect(x + width * 0.26, y + height * 0.58, width * 0.48, 3, '#7A7368', 1.5, 0.4);

const bag = (fill: string, content: Svg): Svg =>
  path('M20 12H80L84 22L82 90Q50 96 18 90L16 22Z', fill) +
  path('M66 12H80L84 22L82 90Q74 92 66 92Z', darker(fill, 0.1)) +
  path(
    'M18 8H82V16L78 13L74 16L70 13L66 16L62 13L58 16L54 13L50 16L46 13L42 16L38 13L34 16L30 13L26 16L22 13L18 16Z',
    darker(fill, 0.18),
  ) +
  content;

const bottle = (fill: string, cap: string): Svg =>
  rect(41, 6, 18, 12, cap, 3) +
  path('M42 18H58V30Q70 36 70 50V88Q70 94 64 94H36Q30 94 30 88V50Q30 36 42 30Z', fill) +
  path('M58 30Q70 36 70 50V88Q70 94 64 94H58Z', darker(fill, 0.14)) +
  label(30, 52, 40, 28);

const jar = (fill: string, lid: string): Svg =>
  rect(22, 24, 56, 70, fill, 9) +
  rect(64, 24, 14, 70, darker(fill, 0.12), 7) +
  rect(18, 10, 64, 17, lid, 4) +
  label(28, 44, 44, 32);

const box = (fill: string, content: Svg): Svg =>
  path('M14 24L26 14H88V80L76 92Z', darker(fill, 0.22)) +
  rect(14, 24, 62, 68, fill, 2) +
  path('M14 24L26 14H88L76 24Z', lighter(fill, 0.2)) +
  content;

/** Packaged goods, each drawn in a box of 100 by 100; the colour sets one brand apart from another. */
export const packagedItems = {
  rice: (color: string) =>
    path('M16 20Q50 10 84 20L88 88Q50 98 12 88Z', '#F3EBDA') +
    path('M70 17L84 20L88 88Q78 91 70 92Z', '#DDD2BC') +
    rect(20, 42, 60, 32, color, 4) +
    ellipse(50, 58, 15, 10, cream) +
    repeat(5, (index) => ellipse(42 + index * 4, 58 + (index % 2) * 4 - 2, 1.4, 3, '#C9B68C')) +
    path('M16 20Q50 10 84 20L82 28Q50 19 18 28Z', color),
  ramen: (color: string) =>
    bag(
      color,
      ellipse(50, 60, 27, 21, cream) +
        ellipse(50, 58, 22, 14, '#D98A3F') +
        repeat(4, (index) => stroke(`M34 ${52 + index * 4}q8 -5 16 0t16 0`, '#F6D88B', 2.6)) +
        circle(60, 56, 6, cream) +
        circle(60, 56, 3, '#E8A93A') +
        rect(26, 24, 48, 8, cream, 2),
    ),
  kimchi: (color: string) =>
    rect(18, 26, 64, 66, mix('#F2DFD3', color, 0.1), 10) +
    path('M22 46Q36 38 50 46T78 45V82Q78 88 72 88H28Q22 88 22 82Z', '#C9472F') +
    path('M30 54q12 10 22 0t20 4M30 72q14 -10 24 2t18 -4', '#E9A27C') +
    rect(14, 12, 72, 18, color, 5) +
    label(32, 56, 36, 22),
  gochujang: (color: string) =>
    path('M20 28H80L75 92H25Z', color) +
    path('M64 28H80L75 92H62Z', darker(color, 0.14)) +
    rect(14, 14, 72, 16, darker(color, 0.35), 4) +
    label(31, 46, 38, 28, '#F7E3B2'),
  soySauce: (color: string) => bottle('#4A2E22', color),
  sesameOil: (color: string) => bottle('#C98A2E', color),
  honey: (color: string) => jar('#E0A035', color),
  tofu: (color: string) =>
    path('M10 36L24 24H92V72L78 84Z', '#D9D2BF') +
    rect(10, 36, 68, 48, '#F6F1E2', 3) +
    path('M10 36L24 24H92L78 36Z', cream) +
    rect(10, 52, 68, 18, color) +
    rect(22, 58, 44, 5, cream, 2.5),
  dumplings: (color: string) =>
    bag(
      color,
      repeat(3, (index) =>
        place(
          30 + index * 20,
          66 - (index % 2) * 12,
          path('M-17 8Q-16 -12 0 -13T17 8Q0 14 -17 8Z', '#F4E6CC') +
            stroke('M-11 -1q3 -5 5 1q3 -6 6 0q3 -6 6 0', '#D1B88D', 2),
        ),
      ) + rect(26, 26, 48, 10, cream, 2),
    ),
  seaweed: (color: string) =>
    bag(
      color,
      rect(28, 44, 36, 38, '#26382F', 2) +
        rect(36, 38, 36, 38, '#30463A', 2) +
        rect(26, 22, 48, 9, '#F3D28A', 2),
    ),
  snack: (color: string) =>
    bag(
      color,
      circle(50, 58, 25, lighter(color, 0.4)) +
        repeat(5, (index) =>
          place(36 + index * 7, 52 + (index % 2) * 13, rect(-11, -3.5, 22, 7, '#E5B457', 3.5), 1, index * 37),
        ) +
        rect(28, 24, 44, 8, cream, 2),
    ),
  milk: (color: string) =>
    path('M28 36L40 14H62L74 36V94H28Z', cream) +
    path('M62 14L74 36V94H62Z', '#DCD8CC') +
    rect(40, 6, 22, 9, '#E8E4D8', 1) +
    rect(28, 56, 46, 22, color) +
    path('M28 56q8 -9 16 0t16 0t14 0V60H28Z', color) +
    rect(36, 44, 24, 5, color, 2),
  juice: (color: string) => bottle(lighter(color, 0.16), darker(color, 0.3)),
  coffeeMix: (color: string) =>
    box(
      color,
      ellipse(45, 62, 21, 15, cream) +
        ellipse(45, 60, 15, 9, '#6B4630') +
        ellipse(45, 60, 9, 5, '#A97B52') +
        rect(24, 32, 42, 8, cream, 2),
    ),
  tea: (color: string) =>
    box(
      color,
      path('M45 44Q64 54 45 80Q26 54 45 44Z', '#9DBB78') +
        stroke('M45 50V78', '#5E8B4A', 2.4) +
        rect(26, 30, 38, 7, cream, 2),
    ),
  riceCake: () =>
    rect(6, 70, 88, 14, '#8A6A4F', 5) +
    [
      ['#F4EEE2', 24, 56],
      ['#E7A9A0', 50, 56],
      ['#A9C08A', 76, 56],
      ['#F1D79C', 37, 36],
      ['#F4EEE2', 63, 36],
    ]
      .map(
        ([fill, x, y]) =>
          ellipse(Number(x), Number(y) + 4, 15, 11, String(fill)) +
          ellipse(Number(x) - 3, Number(y), 7, 3, '#FFFFFF', 0.35),
      )
      .join(''),
  iceCream: (color: string) =>
    path('M28 40H72L66 92Q50 97 34 92Z', lighter(color, 0.15)) +
    rect(28, 54, 44, 20, cream) +
    rect(22, 32, 56, 12, color, 5) +
    circle(40, 26, 12, '#F5E6D0') +
    circle(58, 24, 13, '#E7B5AC') +
    rect(36, 60, 28, 4, color, 2),
  tissue: (color: string) =>
    [
      [30, 62],
      [70, 62],
      [50, 34],
    ]
      .map(
        ([x, y]) =>
          circle(x as number, y as number, 21, '#F7F4EC') +
          circle(x as number, y as number, 14.5, '#E9E4D8') +
          circle(x as number, y as number, 6.5, darker('#D8C6A8', 0.1)),
      )
      .join('') + rect(12, 80, 76, 12, color, 4),
  detergent: (color: string) =>
    path('M26 34Q28 26 38 26H62Q80 28 80 46V88Q80 94 74 94H28Q22 94 22 88V46Q22 40 26 34Z', color) +
    rect(34, 10, 26, 17, darker(color, 0.3), 4) +
    path('M66 38q6 2 6 10v14q-6 -2 -6 -8Z', darker(color, 0.3)) +
    label(30, 56, 36, 28),
  pan: (color: string) =>
    rect(60, 44, 38, 9, '#3A2E28', 4.5) +
    ellipse(38, 50, 36, 32, darker(color, 0.35)) +
    ellipse(38, 48, 31, 27, darker(color, 0.55)) +
    path('M16 40Q26 26 44 25Q28 32 22 46Z', '#FFFFFF', 0.16),
  lunchBox: (color: string) =>
    rect(8, 26, 84, 58, darker(color, 0.2), 8) +
    rect(12, 30, 76, 50, cream, 6) +
    rect(16, 34, 38, 42, '#F7F3E6', 4) +
    circle(35, 55, 5, '#C23E22') +
    rect(58, 34, 26, 19, '#6C9A5B', 4) +
    rect(58, 57, 26, 19, '#D98A3F', 4) +
    circle(66, 66, 5, '#F2C25B') +
    circle(76, 66, 5, '#F2C25B'),
};
