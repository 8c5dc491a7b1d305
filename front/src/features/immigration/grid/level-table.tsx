import { ABILITIES, type Test, testTables } from '@hanca/common/immigration/clb.ts';
import { abilityTitles } from '../words.ts';
import { PointsTable } from './points-table.tsx';

/** Of the columns of a test's table, the best first. */
const LEVELS = [10, 9, 8, 7, 6, 5, 4] as const;

/** The least results for each level. */
export const LevelTable = ({ test, title }: { test: Test; title: string }) => {
  const { least, language } = testTables[test];
  const scale = language === 'french' ? 'NCLC' : 'CLB';
  return (
    <PointsTable
      title={title}
      columns={ABILITIES.map((ability) => abilityTitles[ability])}
      rows={LEVELS.map((level) => [
        `${scale} ${level}`,
        ...ABILITIES.map((ability) => least[ability][level - 4] ?? 0),
      ])}
    />
  );
};
