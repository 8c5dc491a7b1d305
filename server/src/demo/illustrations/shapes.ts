/** A piece of SVG markup. */
export type Svg = string;

const short = (value: number): string => String(Math.round(value * 100) / 100);
const see = (opacity: number): string => (opacity < 1 ? ` opacity="${short(opacity)}"` : '');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): Svg => {
  const corner = radius > 0 ? ` rx="${short(radius)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} fill="${fill}"${see(opacity)}/>`;
};

export const circle = (cx: number, cy: number, radius: number, fill: string, opacity = 1): Svg =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${fill}"${see(opacity)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): Svg =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${see(opacity)}/>`;

export const path = (d: string, fill: string, opacity = 1): Svg =>
  `<path d="${d}" fill="${fill}"${see(opacity)}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1): Svg =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${see(opacity)}/>`;

/** Moves, scales and turns (degrees) a drawing. */
export const place = (x: number, y: number, content: Svg, scale = 1, turn = 0): Svg => {
  const rotation = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const size = scale === 1 ? '' : ` scale(${short(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${rotation}${size}">${content}</g>`;
};

/** Mirrors a drawing of the given width left to right. */
export const mirrored = (width: number, content: Svg): Svg =>
  `<g transform="translate(${short(width)} 0) scale(-1 1)">${content}</g>`;

/** Shows a drawing of its own size through a rectangular opening; what is outside is cut off. */
export const opening = (
  x: number,
  y: number,
  width: number,
  height: number,
  own: { width: number; height: number },
  content: Svg,
): Svg =>
  `<svg x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${own.width} ${own.height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

/** A rectangle filled from one colour at the top to another at the bottom. */
export const fade = (
  x: number,
  y: number,
  width: number,
  height: number,
  top: string,
  bottom: string,
): Svg => {
  // The id is made of the colours, so that two equal gradients in one picture are the same gradient.
  const id = `f${top.slice(1)}${bottom.slice(1)}`;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(x, y, width, height, `url(#${id})`)}`
  );
};

/** Repeats a drawing `count` times. */
export const repeat = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
