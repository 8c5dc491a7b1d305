import { darker, lighter } from './palette.ts';
import { circle, ellipse, path, place, rect, repeat, type Svg, stroke } from './shapes.ts';

const green = '#6C9A5B';
const deepGreen = '#3F7553';

const fruit = (fill: string, x = 50, y = 56, radius = 34): Svg =>
  circle(x, y, radius, fill) +
  path(
    `M${x + radius * 0.2} ${y - radius * 0.98}a${radius} ${radius} 0 0 1 0 ${radius * 1.96}a${radius * 1.6} ${radius * 1.6} 0 0 0 0 ${-radius * 1.96}Z`,
    darker(fill, 0.12),
  ) +
  ellipse(x - radius * 0.42, y - radius * 0.4, radius * 0.16, radius * 0.26, '#FFFFFF', 0.4);

const stem = (x: number, y: number): Svg =>
  stroke(`M${x} ${y}q1 -8 4 -12`, '#6B5040', 4) + path(`M${x + 4} ${y - 8}q10 -12 22 -6q-8 12 -22 6Z`, green);

const tray = (content: Svg, color = '#F4F1EA'): Svg =>
  rect(4, 26, 92, 60, darker(color, 0.12), 9) +
  rect(4, 22, 92, 58, color, 9) +
  content +
  path('M14 76L42 24H54L26 76Z', '#FFFFFF', 0.22);

/** Fresh food, each drawn in a box of 100 by 100. */
export const produceItems = {
  apple: () => fruit('#C9472F', 34, 60, 27) + fruit('#D85B3B', 66, 62, 28) + stem(34, 38) + stem(66, 38),
  pear: () =>
    fruit('#D9AE5F', 50, 56, 35) +
    repeat(9, (index) => circle(30 + ((index * 17) % 42), 40 + ((index * 23) % 38), 1.1, '#A97F3B')) +
    stem(50, 24),
  tangerine: () =>
    [
      [30, 66],
      [70, 66],
      [50, 40],
    ]
      .map(
        ([x, y]) =>
          fruit('#E8913A', x, y, 23) +
          path(`M${(x as number) - 6} ${(y as number) - 21}q6 -7 13 0q-6 6 -13 0Z`, green),
      )
      .join(''),
  watermelon: () =>
    path('M6 40A46 46 0 0 0 94 40Z', '#3F7553') +
    path('M11 40A40 40 0 0 0 89 40Z', '#EFEFD8') +
    path('M16 40A35 35 0 0 0 84 40Z', '#D9533F') +
    repeat(6, (index) => ellipse(27 + index * 9.4, 50 + (index % 3) * 7, 1.7, 3, '#2A2422')),
  grapes: () =>
    [
      [30, 40],
      [50, 38],
      [70, 40],
      [38, 55],
      [60, 55],
      [49, 70],
      [50, 54],
    ]
      .map(
        ([x, y]) =>
          circle(x as number, y as number, 12, '#7A5687') +
          circle((x as number) - 4, (y as number) - 4, 3, '#FFFFFF', 0.35),
      )
      .join('') +
    stroke('M50 28V14', '#6B5040', 4) +
    path('M52 22q14 -16 30 -6q-8 16 -30 6Z', green),
  strawberry: () =>
    [
      [32, 56, -8],
      [68, 56, 10],
    ]
      .map(([x, y, turn]) =>
        place(
          x as number,
          y as number,
          path('M0 34C-30 18 -28 -16 -12 -20H12C28 -16 30 18 0 34Z', '#D2483D') +
            repeat(7, (index) =>
              ellipse(-12 + ((index * 9) % 26), -8 + ((index * 11) % 30), 1.2, 2, '#F6DDA6'),
            ) +
            path('M-17 -18Q0 -32 17 -18Q8 -10 0 -16Q-8 -10 -17 -18Z', green),
          0.86,
          turn,
        ),
      )
      .join(''),
  banana: () =>
    stroke('M22 24C24 62 48 82 84 76', '#E2B43C', 17) +
    stroke('M36 18C38 50 58 66 86 60', '#F0CB5B', 15) +
    circle(24, 18, 5, '#7A5C30') +
    circle(36, 14, 5, '#7A5C30') +
    circle(88, 68, 4, '#7A5C30'),
  cabbage: () =>
    path('M50 94C18 92 16 50 28 24Q50 2 72 24C84 50 82 92 50 94Z', '#8FB573') +
    path('M50 94C28 92 26 56 36 30Q50 14 64 30C74 56 72 92 50 94Z', '#C5D99B') +
    path('M50 94C40 92 40 58 46 36Q50 28 54 36C60 58 60 92 50 94Z', '#F4F2DF') +
    stroke('M47 62L33 44M53 62L67 44M47 78L30 64M53 78L70 64', '#EAF0CF', 2.6),
  radish: () =>
    path('M30 38Q50 24 70 38C76 66 62 84 52 96C40 84 24 66 30 38Z', '#F6F3EA') +
    path('M30 38Q50 24 70 38Q72 50 68 58Q50 48 31 56Q28 48 30 38Z', '#BCD28F') +
    stroke('M44 34Q36 16 26 10M50 32V6M56 34Q64 16 76 10', green, 6) +
    path('M58 40Q70 60 52 94Q70 74 70 44Z', '#DDD8C8'),
  scallion: () =>
    repeat(
      4,
      (index) =>
        stroke(`M${38 + index * 8} 92L${34 + index * 9} 56`, '#F5F4E6', 6) +
        stroke(`M${34 + index * 9} 58L${26 + index * 13} 12`, index % 2 === 0 ? green : deepGreen, 6),
    ) + rect(32, 62, 36, 8, '#C2573B', 3),
  mushroom: () =>
    [
      [36, 60, 1],
      [66, 64, 0.85],
    ]
      .map(([x, y, size]) =>
        place(
          x as number,
          y as number,
          path('M-9 0Q-12 26 -8 30H8Q12 26 9 0Z', '#F2E6D2') +
            path('M-28 4Q-26 -26 0 -28T28 4Q0 14 -28 4Z', '#A9785A') +
            ellipse(-9, -12, 5, 3, '#D9B897') +
            ellipse(9, -8, 4, 2.6, '#D9B897'),
          size,
        ),
      )
      .join(''),
  potato: () =>
    ellipse(38, 60, 28, 22, '#C99E62') +
    ellipse(68, 66, 24, 19, '#B98B50') +
    repeat(6, (index) => ellipse(24 + index * 10, 54 + ((index * 13) % 18), 2.2, 1.2, '#8F6A3B')),
  carrot: () =>
    [-24, 0, 22]
      .map((turn, index) =>
        place(
          50 + (index - 1) * 17,
          34,
          stroke('M0 0Q-6 -14 -9 -20M0 0V-24M0 0Q6 -14 9 -20', green, 4) +
            path('M-10 0Q0 -8 10 0Q8 34 0 58Q-8 34 -10 0Z', index === 1 ? '#DE7F37' : '#E8913A') +
            stroke('M-7 14h7M1 26h5M-4 38h4', '#C26A28', 1.8),
          1,
          -turn * 0.6,
        ),
      )
      .join(''),
  onion: () =>
    fruit('#D3A05A', 34, 64, 25) +
    fruit('#A3557A', 68, 66, 23) +
    path('M28 42Q34 18 36 12Q38 30 42 42Z', '#D3A05A') +
    path('M62 46Q68 26 72 18Q72 34 75 46Z', '#A3557A'),
  garlic: () =>
    [
      [34, 62],
      [66, 66],
    ]
      .map(
        ([x, y]) =>
          path(
            `M${(x as number) - 3} ${(y as number) - 34}h6q2 14 12 20q14 10 9 24q-8 16 -24 14q-16 2 -24 -14q-5 -14 9 -24q10 -6 12 -20Z`,
            '#F1E9DC',
          ) +
          stroke(
            `M${x} ${(y as number) - 14}q-12 14 -5 34M${x} ${(y as number) - 14}q12 14 5 34`,
            '#CDBFAE',
            2,
          ),
      )
      .join(''),
  chili: () =>
    [-16, 6, 26]
      .map((turn, index) =>
        place(
          32 + index * 18,
          24,
          path(
            'M-8 0Q0 -6 8 0Q10 40 -6 66Q-12 36 -8 0Z',
            ['#5E8B4A', '#C23E22', '#79A35B'][index] as string,
          ) + stroke('M0 -2Q1 -12 6 -14', deepGreen, 4),
          1,
          turn,
        ),
      )
      .join(''),
  sprouts: () =>
    tray(
      repeat(
        13,
        (index) =>
          stroke(
            `M${16 + index * 5.4} ${72 - (index % 3) * 4}q${index % 2 === 0 ? 9 : -7} -18 2 -34`,
            '#F5F0DA',
            3,
          ) + ellipse(18 + index * 5.4, 36 - (index % 3) * 4, 4, 3, '#E5C356'),
      ),
      '#DDE7D4',
    ),
  porkBelly: () =>
    tray(
      repeat(4, (index) => {
        const y = 32 + index * 11.5;
        return (
          rect(13, y, 74, 10, '#D98B7C', 4) +
          rect(15, y + 2.4, 70, 2.4, '#F7E4DA', 1) +
          rect(17, y + 6.6, 66, 1.8, '#F7E4DA', 1)
        );
      }),
    ),
  ribs: () =>
    tray(
      [
        [30, 38],
        [68, 40],
        [32, 62],
        [70, 64],
      ]
        .map(
          ([x, y]) =>
            rect((x as number) - 19, (y as number) - 9, 38, 18, '#A64B3D', 6) +
            stroke(`M${(x as number) - 13} ${(y as number) - 3}q10 7 24 1`, '#E8C4B4', 2.4) +
            [-11, 0, 11]
              .map((dx) => ellipse((x as number) + dx, (y as number) + 5, 3.4, 2.6, '#F7EFE2'))
              .join(''),
        )
        .join(''),
      '#2F3835',
    ),
  beef: () =>
    tray(
      path('M16 54Q14 32 44 32T86 46Q88 72 58 72T16 54Z', '#B5483B') +
        stroke('M28 50q14 -9 26 0t24 -3M38 62q12 -6 28 0', '#F1CFC2', 3) +
        path('M16 54Q14 32 44 32Q24 38 20 60Z', '#F6E7DB'),
    ),
  chicken: () =>
    tray(
      path('M20 60Q18 36 44 36Q58 36 64 48L80 42q8 -2 8 5t-7 7L66 62Q58 74 40 74T20 60Z', '#EBC3A0') +
        circle(86, 45, 6, '#F8F1E4') +
        stroke('M32 52q8 -7 18 -2', '#D3A27B', 2.6),
    ),
  mackerel: () =>
    [40, 66]
      .map(
        (y) =>
          path(
            `M10 ${y}Q34 ${y - 20} 70 ${y - 3}L92 ${y - 13}V${y + 13}L70 ${y + 3}Q34 ${y + 20} 10 ${y}Z`,
            '#B9C6C9',
          ) +
          path(`M10 ${y}Q34 ${y - 20} 70 ${y - 3}L92 ${y - 13}V${y - 2}Q40 ${y + 2} 10 ${y}Z`, '#4C6B78') +
          stroke(`M36 ${y - 9}q4 4 0 7M47 ${y - 8}q4 4 0 7M58 ${y - 6}q3 3 0 5`, '#2F4A55', 2) +
          circle(20, y - 2, 2.6, '#1B2320'),
      )
      .join(''),
  salmon: () =>
    tray(
      path('M16 66Q18 34 50 32T86 60Q70 52 52 54T16 66Z', '#E58A66') +
        stroke('M28 54q6 -12 18 -16M42 53q4 -10 14 -13M58 53q2 -8 10 -9M72 55q1 -6 6 -6', '#F8CDB6', 2.6) +
        path('M16 66Q34 54 52 54T86 60V66Q70 58 52 60T16 70Z', '#9AA8A9'),
    ),
  shrimp: () =>
    tray(
      [
        [32, 46],
        [66, 46],
        [48, 66],
      ]
        .map(
          ([x, y]) =>
            stroke(`M${(x as number) - 13} ${(y as number) + 6}q-3 -18 13 -17t13 14`, '#E79378', 8) +
            stroke(
              `M${(x as number) + 13} ${(y as number) + 4}l5 8M${(x as number) + 13} ${(y as number) + 4}l-4 8`,
              '#C9634A',
              3,
            ),
        )
        .join(''),
      '#DCE8EC',
    ),
  crab: () =>
    ellipse(50, 58, 30, 21, '#C9573C') +
    ellipse(50, 53, 22, 11, '#DB7355') +
    stroke('M22 66L8 76M24 74L14 88M78 66L92 76M76 74L86 88M26 48L14 34M74 48L86 34', '#C9573C', 6) +
    circle(13, 28, 10, '#C9573C') +
    circle(87, 28, 10, '#C9573C') +
    path('M13 28L6 14H18Z', lighter('#C9573C', 0.9)) +
    path('M87 28L94 14H82Z', lighter('#C9573C', 0.9)) +
    circle(42, 42, 3, '#1B2320') +
    circle(58, 42, 3, '#1B2320'),
  eggs: () =>
    repeat(4, (index) => ellipse(20 + index * 20, 46, 10, 14, index % 2 === 0 ? '#E3B98F' : '#EFD0AE')) +
    path('M4 50H96L90 84Q89 88 84 88H16Q11 88 10 84Z', '#A9B3A2') +
    repeat(5, (index) => rect(11 + index * 17, 50, 8, 12, '#8F9B89', 4)),
};
