import { readFileSync } from 'node:fs';

/** One glyph: its advance and its closed contours of points, in font units, y upwards. */
export type Glyph = { advance: number; contours: GlyphPoint[][] };
export type GlyphPoint = { x: number; y: number; on: boolean };
export type FontOutlines = { unitsPerEm: number; glyph(codePoint: number): Glyph };

/**
 * Reads the outlines of a TrueType font file (tables head, hhea, hmtx, cmap, loca and glyf of the OpenType
 * specification), so that lettering can be drawn where no font is installed. A missing character gives glyph 0.
 */
export const readOutlines = (file: string): FontOutlines => {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(bytes.toString('latin1', record, record + 4), view.getUint32(record + 8));
  }
  const table = (tag: string): number => {
    const start = tables.get(tag);
    if (start === undefined) throw new Error(`${file} is no TrueType font: table ${tag} is missing`);
    return start;
  };
  const head = table('head');
  const longOffsets = view.getInt16(head + 50) === 1;
  const metrics = view.getUint16(table('hhea') + 34);
  const [hmtx, loca, glyf] = [table('hmtx'), table('loca'), table('glyf')];
  const glyphIndex = readCharacterMap(view, table('cmap'));
  const known = new Map<number, Glyph>();

  const offset = (index: number): number =>
    longOffsets ? view.getUint32(loca + index * 4) : view.getUint16(loca + index * 2) * 2;
  const contoursOf = (index: number): GlyphPoint[][] => {
    if (offset(index) === offset(index + 1)) return [];
    const start = glyf + offset(index);
    const count = view.getInt16(start);
    return count >= 0 ? simpleContours(view, start + 10, count) : compound(start + 10);
  };
  const compound = (start: number): GlyphPoint[][] => {
    const parts: GlyphPoint[][] = [];
    let at = start;
    for (let flags = 0x20; flags & 0x20; ) {
      flags = view.getUint16(at);
      const part = view.getUint16(at + 2);
      const words = (flags & 1) !== 0;
      const dx = words ? view.getInt16(at + 4) : view.getInt8(at + 4);
      const dy = words ? view.getInt16(at + 6) : view.getInt8(at + 5);
      at += words ? 8 : 6;
      let [a, b, c, d] = [1, 0, 0, 1];
      const fixed = (): number => {
        at += 2;
        return view.getInt16(at - 2) / 16384;
      };
      if (flags & 0x08) a = d = fixed();
      else if (flags & 0x40) [a, d] = [fixed(), fixed()];
      else if (flags & 0x80) [a, b, c, d] = [fixed(), fixed(), fixed(), fixed()];
      for (const contour of contoursOf(part))
        parts.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })));
    }
    return parts;
  };
  return {
    unitsPerEm: view.getUint16(head + 18),
    glyph(codePoint) {
      const found = known.get(codePoint);
      if (found) return found;
      const index = glyphIndex(codePoint);
      const advance = view.getUint16(hmtx + Math.min(index, metrics - 1) * 4);
      const glyph = { advance, contours: contoursOf(index) };
      known.set(codePoint, glyph);
      return glyph;
    },
  };
};

const simpleContours = (view: DataView, start: number, count: number): GlyphPoint[][] => {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(start + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at++);
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1;
    for (let index = 0; index < times; index += 1) flags.push(flag);
  }
  const read = (shortBit: number, sameBit: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & shortBit) value += flag & sameBit ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & sameBit)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(2, 16);
  const ys = read(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] as number,
    y: ys[index] as number,
    on: (flag & 1) === 1,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] as number) + 1, end + 1));
};

/** Reads the widest Unicode map the font has: format 12, else format 4. */
const readCharacterMap = (view: DataView, cmap: number): ((codePoint: number) => number) => {
  const starts = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const full = starts.find((start) => view.getUint16(start) === 12);
  if (full !== undefined) {
    const groups = view.getUint32(full + 12);
    return (codePoint) => {
      let [low, high] = [0, groups - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const group = full + 16 + middle * 12;
        if (codePoint < view.getUint32(group)) high = middle - 1;
        else if (codePoint > view.getUint32(group + 4)) low = middle + 1;
        else return view.getUint32(group + 8) + codePoint - view.getUint32(group);
      }
      return 0;
    };
  }
  const basic = starts.find((start) => view.getUint16(start) === 4);
  if (basic === undefined) throw new Error('The font has no Unicode character map of format 4 or 12');
  const segments = view.getUint16(basic + 6) / 2;
  return (codePoint) => {
    for (let index = 0; index < segments; index += 1) {
      if (codePoint > view.getUint16(basic + 14 + index * 2)) continue;
      const first = view.getUint16(basic + 16 + segments * 2 + index * 2);
      if (codePoint < first) return 0;
      const delta = view.getUint16(basic + 16 + segments * 4 + index * 2);
      const rangeAt = basic + 16 + segments * 6 + index * 2;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
};
