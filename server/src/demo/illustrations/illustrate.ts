import sharp from 'sharp';
import { skyline, tower } from './city.ts';
import { magazineCover, videoStill } from './covers.ts';
import { documentDesk, passportDesk } from './desk-scenes.ts';
import { type FlyerText, flyerPage } from './flyer.ts';
import { house, townhouses } from './homes.ts';
import { bedroom, livingRoom } from './living-spaces.ts';
import { bankTable, festival, hospital } from './occasions.ts';
import { hikingTrail, lake, road, skiSlope } from './outdoors.ts';
import { type Random, seeded } from './random.ts';
import type { Svg } from './shapes.ts';
import { classroom, office } from './study-scenes.ts';
import { coffeeTableScene, groceryBags, produceTable } from './table-scenes.ts';
import { bathroom, kitchen } from './wet-rooms.ts';

export type { FlyerText };

export type IllustrationOptions = {
  /** Pixels; by default 1600 by 1200, a flyer page 1200 by 1600. */
  width?: number;
  height?: number;
  /** Lines to write into the picture, where its kind has a place for them. */
  texts?: readonly string[];
  flyer?: FlyerText;
};

type Draw = (random: Random, texts: readonly string[] | undefined, options: IllustrationOptions) => Svg;

const plainFlyer: FlyerText = {
  store: '동네장터',
  period: '이번 주',
  headline: '이번 주 장보기',
  section: 'vegetables',
};

const drawings = {
  'living-room': livingRoom,
  kitchen,
  bedroom,
  bathroom,
  house,
  tower,
  townhouses,
  skyline,
  produce: (random) => random.inTurn([produceTable, groceryBags])(random),
  flyer: (random, _, { flyer }) => flyerPage(random, flyer ?? plainFlyer),
  document: documentDesk,
  passport: passportDesk,
  classroom,
  office,
  hiking: hikingTrail,
  lake,
  ski: skiSlope,
  coffee: coffeeTableScene,
  festival,
  video: videoStill,
  magazine: magazineCover,
  hospital,
  bank: bankTable,
  road,
} satisfies Record<string, Draw>;

export type IllustrationKind = keyof typeof drawings;
export const illustrationKinds = Object.keys(drawings) as IllustrationKind[];

/**
 * Draws a picture as SVG. The same kind, seed and options always give the same picture, another seed a visibly
 * different one. Lettering is drawn as outlines, so no font has to be installed.
 */
export const illustrate = (
  kind: IllustrationKind,
  seed: number,
  options: IllustrationOptions = {},
): string => {
  const upright = kind === 'flyer';
  const { width = upright ? 1200 : 1600, height = upright ? 1600 : 1200, texts } = options;
  const draw: Draw = drawings[kind];
  const content = draw(seeded(seed, illustrationKinds.indexOf(kind)), texts, options);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${upright ? '300 400' : '400 300'}" preserveAspectRatio="xMidYMid slice">${content}</svg>`
  );
};

/** Draws a picture as JPEG bytes; takes the same arguments as `illustrate`. */
export const renderIllustration = (
  kind: IllustrationKind,
  seed: number,
  options: IllustrationOptions = {},
): Promise<Buffer> =>
  sharp(Buffer.from(illustrate(kind, seed, options)))
    .jpeg({ quality: 84, chromaSubsampling: kind === 'flyer' ? '4:4:4' : '4:2:0' })
    .toBuffer();
