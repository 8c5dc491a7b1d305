/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

/**
 * Leaves out the points of a line that lie nearer to it than a tolerance (Douglas and Peucker). In: the tolerance in
 * degrees of latitude, which may differ from place to place.
 */
export const simplify = (line: readonly Point[], tolerance: (point: Point) => number): Point[] => {
  const stays = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part;
    const [start, end] = [line[first], line[last]];
    if (!start || !end) continue;
    const narrow = Math.cos((start[1] * Math.PI) / 180);
    const [dx, dy] = [(end[0] - start[0]) * narrow, end[1] - start[1]];
    const length = dx * dx + dy * dy;
    let [farthest, at] = [1, -1];
    for (let index = first + 1; index < last; index += 1) {
      const point = line[index];
      if (!point) continue;
      const [px, py] = [(point[0] - start[0]) * narrow, point[1] - start[1]];
      const along = length ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
      const away = Math.hypot(px - along * dx, py - along * dy) / tolerance(point);
      if (away > farthest) [farthest, at] = [away, index];
    }
    if (at < 0) continue;
    stays.add(at);
    parts.push([first, at], [at, last]);
  }
  return line.filter((_, index) => stays.has(index));
};

/** The larger side of the box around a line, in degrees. */
export const extentOf = (line: readonly Point[]): number => {
  const side = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(side(line.map(([lng]) => lng)), side(line.map(([, lat]) => lat)));
};
