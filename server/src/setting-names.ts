/** Prefixes that no other program gives its variables. */
const OWN_PREFIXES = ['SMTP_', 'FEED_', 'KAKAO_'];
/** Shorter names are too similar to those of other programs: TILE_URL and SITE_URL. */
const LEAST_LETTERS = 8;
const MOST_DIFFERENCES = 2;

/** Whether a name may be compared with a setting at all. */
const isSimilarLength = (name: string, setting: string): boolean =>
  setting.replaceAll('_', '').length >= LEAST_LETTERS &&
  Math.abs(name.length - setting.length) <= MOST_DIFFERENCES;

/** The letters to insert, remove or replace to turn one text into the other (Levenshtein). */
const countDifferences = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [diagonal = 0, above = 0] = row.slice(column, column + 2);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** A variable that no setting reads, and the setting that it most likely stands for. */
export interface UnknownSetting {
  name: string;
  nearest: string;
}

/**
 * Finds the first variable that looks like a misspelt setting: it has a prefix of ours, or is nearly a long name. All
 * others belong to other programs.
 * @param given - The names of the environment.
 * @param settings - The names that are read.
 */
export const findUnknownSetting = (
  given: readonly string[],
  settings: readonly string[],
): UnknownSetting | null => {
  for (const name of given.filter((one) => !settings.includes(one))) {
    const prefix = OWN_PREFIXES.find((own) => name.startsWith(own));
    const [first] = settings
      .filter((setting) => (prefix ? setting.startsWith(prefix) : isSimilarLength(name, setting)))
      .map((setting) => ({ setting, differences: countDifferences(name, setting) }))
      .toSorted((a, b) => a.differences - b.differences);
    if (first && (prefix || first.differences <= MOST_DIFFERENCES)) return { name, nearest: first.setting };
  }
  return null;
};
