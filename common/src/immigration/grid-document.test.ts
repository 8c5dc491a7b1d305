import { expect, test } from 'vitest';
import { crsOf } from './crs.ts';
import { type CrsGrid, GRIDS, gridsWith } from './grid.ts';
import { readGridDocument, writeGridDocument } from './grid-document.ts';
import { BASE, WORKED } from './worked-cases.ts';

const [known] = GRIDS as [CrsGrid];
const document = writeGridDocument(known);

test('the grid that is built in is read as it was written, and gives the points of the worked cases', () => {
  const { from: _from, source: _source, ...rest } = known;
  expect(readGridDocument(document)).toEqual({ grid: rest, problems: [] });
  const grids = gridsWith([{ from: known.from, source: 'https://x.ca', grid: document }]);
  expect(grids.map(({ source }) => source)).toEqual(['https://x.ca']);
  for (const [changes, points] of WORKED)
    expect(crsOf({ ...BASE, ...changes }, '2026-11-23', grids).total).toBe(
      points.reduce((sum, one) => sum + one),
    );
});

test('a grid that replaces it changes scores from its day on, and none before', () => {
  const grid = document.replace('"sibling": 15', '"sibling": 20').replace('[20, 100, 110]', '[20, 100, 111]');
  const grids = gridsWith([{ from: '2026-11-03', source: 'https://x.ca', grid }]);
  const profile = { ...BASE, age: 25, sibling: true };
  const before = crsOf(profile, '2026-11-02', grids);
  expect(crsOf(profile, '2026-11-03', grids)).toMatchObject({ total: before.total + 6, grid: '2026-11-03' });
});

const changed = (from: string, to: string): string => {
  expect(document).toContain(from);
  return document.replace(from, to);
};

test.each([
  ['no JSON', () => '{', '점수표: JSON으로 읽을 수 없어요.'],
  ['nothing', () => 'null', '점수표: '],
  ['a fraction', () => changed('[30, 95, 105]', '[30, 95.5, 105]'), '본인 › 나이 › 4번째 줄 › 2번째 칸: '],
  [
    'too many points',
    () => changed('"nomination": 600', '"nomination": 6000'),
    '추가 점수 › 주정부 추천: 1,200 이하여야 해요.',
  ],
  [
    'a text',
    () => changed('"sibling": 15', '"sibling": "15"'),
    '추가 점수 › 형제자매: 숫자를 입력해 주세요.',
  ],
  ['a missing part', () => changed('"sibling": 15,', ''), '추가 점수 › 형제자매: 꼭 입력해 주세요.'],
  [
    'an unknown part',
    () => changed('"sibling": 15', '"sibling": 15, "offer": 50'),
    '추가 점수: 모르는 항목이 있어요: offer',
  ],
  [
    'ages out of order',
    () => changed('[31, 90, 99]', '[30, 90, 99]'),
    '본인 › 나이 › 5번째 줄 › 1번째 칸: 첫 칸은 앞줄보다 커야 해요.',
  ],
  [
    'points that rise again with age',
    () => changed('[35, 70, 77]', '[35, 76, 84]'),
    '본인 › 나이 › 9번째 줄 › 2번째 칸: 한 번 내려간',
  ],
  [
    'less for a better language',
    () => changed('[9, 29, 31]', '[9, 20, 31]'),
    '본인 › 제1공용어 › 5번째 줄 › 2번째 칸: 앞줄의',
  ],
  [
    'less for more education',
    () => changed('"master": [126, 135]', '"master": [100, 135]'),
    '본인 › 학력 › 석사: 더 낮은 학력',
  ],
  [
    'less alone',
    () => changed('"max": [460, 500]', '"max": [460, 400]'),
    '본인 › 최대 › 2번째 칸: 혼자일 때',
  ],
  [
    'less for what is better',
    () => changed('"certificate": {\n      "language": [5, 7]', '"certificate": {\n      "language": [7, 5]'),
    '기술 이전성 › 기능 자격증 › 언어 등급 › 2번째 칸: ',
  ],
  [
    'the same id twice',
    () =>
      changed(
        '"others": []',
        '"others": [{"id":"offer","title":"a","points":1},{"id":"offer","title":"b","points":1}]',
      ),
    '추가 점수 › 그 밖의 점수 › 2번째 줄 › id: 같은 id가 두 번 있어요.',
  ],
])('%s is refused with its place, in Korean', (_, write, problem) => {
  const { grid, problems } = readGridDocument(write());
  expect(grid).toBeNull();
  expect(problems[0]).toContain(problem);
});
