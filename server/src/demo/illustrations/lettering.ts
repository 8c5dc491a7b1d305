import { createRequire } from 'node:module';
import { type FontOutlines, type GlyphPoint, readOutlines } from './glyph-outlines.ts';
import { path, type Svg } from './shapes.ts';

export type Weight = 'Medium' | 'Bold' | 'Black';
export type LetteringStyle = {
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
  /** The widest the line may be; a longer line is set smaller. */
  width?: number;
};

const fonts = new Map<Weight, FontOutlines>();

const font = (weight: Weight): FontOutlines => {
  const known = fonts.get(weight);
  if (known) return known;
  const resolve = createRequire(import.meta.url).resolve;
  const read = readOutlines(resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`));
  fonts.set(weight, read);
  return read;
};

/** How wide a line is in drawing units. */
export const lineWidth = (text: string, size: number, weight: Weight = 'Bold'): number => {
  const { unitsPerEm, glyph } = font(weight);
  let units = 0;
  for (const character of text) units += glyph(character.codePointAt(0) ?? 32).advance;
  return (units * size) / unitsPerEm;
};

/** Draws one line of text as outlines, so that the picture needs no installed font; `y` is the baseline. */
export const lettering = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { weight = 'Bold', anchor = 'start', width }: LetteringStyle = {},
): Svg => {
  const natural = lineWidth(text, size, weight);
  const fitted = width !== undefined && natural > width ? (size * width) / natural : size;
  const drawn = (natural * fitted) / size;
  const { unitsPerEm, glyph } = font(weight);
  const scale = fitted / unitsPerEm;
  let pen = anchor === 'start' ? x : anchor === 'middle' ? x - drawn / 2 : x - drawn;
  let outline = '';
  for (const character of text) {
    const { advance, contours } = glyph(character.codePointAt(0) ?? 32);
    for (const contour of contours) outline += contourPath(contour, pen, y, scale);
    pen += advance * scale;
  }
  return outline === '' ? '' : path(outline, fill);
};

/** TrueType leaves out the point between two control points: it is their middle. */
const contourPath = (contour: GlyphPoint[], x: number, y: number, scale: number): string => {
  const first = contour.findIndex((point) => point.on);
  if (first < 0) return '';
  const ring = [...contour.slice(first), ...contour.slice(0, first + 1)];
  const write = (px: number, py: number): string =>
    `${Math.round((x + px * scale) * 100) / 100} ${Math.round((y - py * scale) * 100) / 100}`;
  let d = '';
  let control: GlyphPoint | undefined;
  for (const point of ring) {
    if (d === '') d = `M${write(point.x, point.y)}`;
    else if (!point.on) {
      if (control) {
        const [mx, my] = [(control.x + point.x) / 2, (control.y + point.y) / 2];
        d += `Q${write(control.x, control.y)} ${write(mx, my)}`;
      }
      control = point;
    } else {
      d += control
        ? `Q${write(control.x, control.y)} ${write(point.x, point.y)}`
        : `L${write(point.x, point.y)}`;
      control = undefined;
    }
  }
  return `${d}Z`;
};
