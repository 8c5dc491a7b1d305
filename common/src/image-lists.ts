/** The paths in a comma-separated string, in order, trimmed, without empty ones. */
export const splitImages = (csv: string): string[] =>
  csv
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** The comma-separated string of some paths; none give an empty string. */
export const joinImages = (paths: readonly string[]): string => paths.join(',');
