import { skyline, tower } from './city.ts';
import { house, townhouses } from './homes.ts';
import { lettering } from './lettering.ts';
import { festival } from './occasions.ts';
import { hikingTrail, lake, road, skiSlope } from './outdoors.ts';
import { choosePalette, darker, lighter, maple, mix, spruce } from './palette.ts';
import type { Random } from './random.ts';
import { circle, fade, opening, path, place, rect, type Svg } from './shapes.ts';
import { coffeeTableScene, produceTable } from './table-scenes.ts';

const backdrops: readonly ((random: Random) => Svg)[] = [
  skyline,
  house,
  townhouses,
  tower,
  hikingTrail,
  lake,
  skiSlope,
  road,
  coffeeTableScene,
  produceTable,
  festival,
];

/** A video still with a play button; `texts` are the title's one or two lines and, third, the length. */
export const videoStill = (random: Random, texts: readonly string[] = []): Svg => {
  const accent = random.pick(['#F2C14E', '#F7E3A6', '#9CD3BC', '#F5A98C']);
  const [title, more] =
    texts.length > 0
      ? texts
      : random.inTurn([
          ['밴쿠버 한 달 살기', '생활비 전부 공개'],
          ['이민 첫 주', '꼭 해야 할 일 7가지'],
          ['장보기 브이로그', '$100으로 일주일'],
        ]);
  const length = texts[2] ?? `${random.whole(4, 18)}:${String(random.whole(0, 59)).padStart(2, '0')}`;
  const at = random.pick([
    { x: 200, y: 118 },
    { x: 306, y: 104 },
    { x: 94, y: 104 },
  ]);
  const badge = length.length * 8 + 14;
  return (
    random.inTurn(backdrops, 1.3)(random) +
    rect(0, 0, 400, 300, '#12201B', 0, 0.22) +
    fade(0, 130, 400, 170, '#12201B', '#12201B').replace(
      '<stop offset="0" stop-color="#12201B"/>',
      '<stop offset="0" stop-color="#12201B" stop-opacity="0"/>',
    ) +
    circle(at.x, at.y, 38, '#FBFAF7', 0.94) +
    path(
      `M${at.x - 11} ${at.y - 18}Q${at.x - 11} ${at.y - 22} ${at.x - 7} ${at.y - 20}L${at.x + 19} ${at.y - 3}Q${at.x + 22} ${at.y} ${at.x + 19} ${at.y + 3}L${at.x - 7} ${at.y + 20}Q${at.x - 11} ${at.y + 22} ${at.x - 11} ${at.y + 18}Z`,
      maple,
    ) +
    lettering(title ?? '', 22, more ? 232 : 258, 34, '#FFFFFF', { weight: 'Black', width: 356 }) +
    (more ? lettering(more, 22, 266, 26, accent, { weight: 'Black', width: 280 }) : '') +
    rect(384 - badge, 252, badge, 20, '#12201B', 4, 0.85) +
    lettering(length, 384 - badge / 2, 266.5, 12.5, '#FFFFFF', { anchor: 'middle' }) +
    rect(0, 292, 400, 8, '#FFFFFF', 0, 0.35) +
    rect(0, 292, random.between(90, 320), 8, maple)
  );
};

/** A magazine lying on a coloured table; `texts` are the issue and up to three cover lines. */
export const magazineCover = (random: Random, texts: readonly string[] = []): Svg => {
  const { wall, main, second } = choosePalette(random);
  const surface = random.pick([wall, mix(main, '#FBFAF7', 0.55), mix(second, '#FBFAF7', 0.55)]);
  const [issue, first, next, last] =
    texts.length > 0 ? texts : ['계절호', '동네를 걷는 법', '주말의 식탁', '작은 집 이야기'];
  const tone = random.pick([spruce, maple, '#27486B', '#8A4B3A', '#3A423F']);
  const picture = random.inTurn(backdrops, 1.6);
  const style = random.inTurn([0, 1, 2]);
  const lines = (x: number, y: number, color: string, gap: number): Svg =>
    lettering(first ?? '', x, y, 17, color, { weight: 'Black', width: 160 }) +
    lettering(next ?? '', x, y + gap, 11.5, color, { width: 160 }) +
    lettering(last ?? '', x, y + gap * 1.8, 11.5, color, { width: 160 });
  const cover = [
    () =>
      rect(0, 0, 190, 254, '#FBFAF7') +
      opening(0, 74, 190, 122, { width: 400, height: 300 }, picture(random)) +
      lettering('한카', 12, 56, 50, tone, { weight: 'Black' }) +
      lettering(issue ?? '', 178, 26, 10, '#4A5650', { anchor: 'end', width: 80 }) +
      lines(12, 214, '#1B2320', 16),
    () =>
      opening(0, 0, 190, 254, { width: 400, height: 300 }, picture(random)) +
      rect(0, 0, 190, 254, '#12201B', 0, 0.2) +
      lettering('한카', 95, 62, 62, '#FBFAF7', { weight: 'Black', anchor: 'middle' }) +
      rect(12, 160, 166, 82, '#FBFAF7', 4, 0.95) +
      lettering(issue ?? '', 22, 178, 10, tone, { width: 140 }) +
      lettering(first ?? '', 22, 199, 17, '#1B2320', { weight: 'Black', width: 148 }) +
      lettering(next ?? '', 22, 216, 11, '#4A5650', { width: 148 }) +
      lettering(last ?? '', 22, 232, 11, '#4A5650', { width: 148 }),
    () =>
      rect(0, 0, 190, 254, tone) +
      lettering('한카', 14, 52, 42, '#FBFAF7', { weight: 'Black' }) +
      lettering(issue ?? '', 176, 50, 11, '#F6E3A6', { anchor: 'end', width: 80 }) +
      opening(24, 68, 142, 106, { width: 400, height: 300 }, picture(random)) +
      lines(14, 204, '#FBFAF7', 17),
  ][style] as () => Svg;
  const behind =
    rect(6, 7, 190, 254, '#1B2320', 3, 0.14) +
    rect(0, 0, 190, 254, lighter(tone, 0.75), 3) +
    rect(14, 16, 90, 8, lighter(tone, 0.35), 2) +
    rect(14, 34, 162, 84, lighter(tone, 0.55), 2);
  const turn = random.between(-7, 7);
  return (
    rect(0, 0, 400, 300, surface) +
    circle(330, 60, 120, lighter(surface, 0.2)) +
    circle(40, 280, 90, darker(surface, 0.05)) +
    place(turn > 0 ? 160 : 70, 20, behind, 1, turn > 0 ? 12 : -10) +
    place(
      106,
      22,
      rect(6, 7, 190, 254, '#1B2320', 3, 0.16) + cover() + rect(0, 0, 6, 254, '#1B2320', 0, 0.12),
      1,
      turn / 2,
    )
  );
};
