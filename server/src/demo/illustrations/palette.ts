import type { Random } from './random.ts';

/** The colours of one interior or object scene. */
export type Palette = {
  wall: string;
  floor: string;
  light: string;
  main: string;
  second: string;
  wood: string;
};

export const ink = '#1B2320';
export const cream = '#FBFAF7';
export const spruce = '#0E5A47';
export const maple = '#C23E22';
export const gold = '#D9A441';
export const leaf = '#5E8B6F';

const palettes: readonly Palette[] = [
  {
    wall: '#E9DFCF',
    floor: '#C9B79A',
    light: '#F6F1E8',
    main: '#8FA89B',
    second: '#C2694A',
    wood: '#7A5C44',
  },
  {
    wall: '#DCE7E2',
    floor: '#A9C0B6',
    light: '#F5F8F6',
    main: '#D9A441',
    second: '#3F6B5C',
    wood: '#8A6A4F',
  },
  {
    wall: '#EADBD3',
    floor: '#C79B86',
    light: '#F9F2EE',
    main: '#5E7F76',
    second: '#D8A65C',
    wood: '#6B4A3A',
  },
  {
    wall: '#DFE8EE',
    floor: '#93AFC2',
    light: '#F4F8FB',
    main: '#B5764A',
    second: '#35566B',
    wood: '#6E5441',
  },
  {
    wall: '#E8E6D6',
    floor: '#B4AE80',
    light: '#F7F6EC',
    main: '#5B7A8C',
    second: '#C98A4B',
    wood: '#755B40',
  },
  {
    wall: '#E4E3E8',
    floor: '#A9A6B8',
    light: '#F4F3F7',
    main: '#A4755F',
    second: '#5F6A8A',
    wood: '#5E4C48',
  },
  {
    wall: '#F0E3CF',
    floor: '#B98F66',
    light: '#FBF5EA',
    main: '#3F6B5C',
    second: '#C2573B',
    wood: '#7B5638',
  },
  {
    wall: '#47645B',
    floor: '#B9966B',
    light: '#EDE6D6',
    main: '#E0B15C',
    second: '#C2694A',
    wood: '#5A4130',
  },
  {
    wall: '#F3DCC8',
    floor: '#A97F63',
    light: '#FCF3E9',
    main: '#34566B',
    second: '#B9553C',
    wood: '#6A4733',
  },
  {
    wall: '#D5DED0',
    floor: '#C3A67D',
    light: '#F3F5EE',
    main: '#8A5A45',
    second: '#4D7262',
    wood: '#7C6045',
  },
  {
    wall: '#F1EBDD',
    floor: '#D6BE97',
    light: '#FFFBF2',
    main: '#7C9AAE',
    second: '#D0785A',
    wood: '#94714F',
  },
  {
    wall: '#C9D8DA',
    floor: '#B8A58C',
    light: '#EFF4F4',
    main: '#C2573B',
    second: '#2F5B63',
    wood: '#66503F',
  },
];

/** One of the house palettes. */
export const choosePalette = (random: Random): Palette => random.inTurn(palettes, 1.37);

const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** Blends two `#RRGGBB` colours; 0 gives the first, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  const blended = channels(first).map((value, index) =>
    Math.round(value + ((other[index] as number) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${blended.join('')}`;
};

export const darker = (color: string, share = 0.14): string => mix(color, ink, share);
export const lighter = (color: string, share = 0.3): string => mix(color, '#FFFFFF', share);
