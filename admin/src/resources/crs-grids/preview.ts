import { crsOf } from '@hanca/common/immigration/crs.ts';
import { isDay } from '@hanca/common/immigration/days.ts';
import { gridOn, gridsWith, type StoredGrid } from '@hanca/common/immigration/grid.ts';
import { readGridDocument } from '@hanca/common/immigration/grid-document.ts';
import { BASE, WORKED } from '@hanca/common/immigration/worked-cases.ts';
import { profileText } from './profile-words.ts';

/**
 * What a grid would change: the scores of the worked cases on its first day, beside those of the grid that would be in force
 * then without it; or in Korean what is wrong with which place of it.
 * @param text the grid as it is typed
 * @param day its first day, YYYY-MM-DD
 * @param others the other grids that staff have entered
 */
export const previewOf = (text: string, day: string, others: readonly StoredGrid[]) => {
  const { grid, problems } = readGridDocument(text);
  if (!grid || !isDay(day)) return { problems, changed: null };
  const [before, after] = [gridsWith(others), gridsWith([...others, { from: day, source: '', grid: text }])];
  const changed = WORKED.flatMap(([changes]) => {
    const profile = { ...BASE, ...changes };
    const [was, is] = [crsOf(profile, day, before).total, crsOf(profile, day, after).total];
    return was === is ? [] : [{ words: profileText(profile), was, is }];
  });
  return {
    problems,
    changed,
    cases: WORKED.length,
    instead: gridOn(day, before).from,
    others: grid.additional.others,
  };
};
