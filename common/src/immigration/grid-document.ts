// A grid of points as staff enter it: a JSON document of grid.ts without its day and its source.

import { z } from 'zod';
import { explain } from '../messages.ts';
import { type CrsGrid, EDUCATIONS, type GridDocument } from './grid.ts';

/** The most points that anything can have, the highest level of a language, and ages and years that make sense. */
const points = z.int().min(0).max(1200);
const level = z.int().min(0).max(12);
const age = z.int().min(0).max(120);
const years = z.int().min(0).max(50);

const LINES_MAX = 60;
const OTHERS_MAX = 30;

type Refusal = { path: (string | number)[]; message: string };
type Line = readonly number[];

/** Refuses what `refusalsOf` names, each at its place. */
const refusing =
  <T>(refusalsOf: (value: T) => Refusal[]) =>
  (context: z.core.ParsePayload<T>) => {
    for (const { path, message } of refusalsOf(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  };

/** Pairs of neighbours in a list with the place of the second. */
const following = <T>(list: readonly T[]) =>
  list.slice(1).map((now, index) => ({ now, before: list[index] as T, at: index + 1 }));

const ascending = (lines: readonly Line[]): Refusal[] =>
  following(lines).flatMap(({ now, before, at }) =>
    (now[0] ?? 0) > (before[0] ?? 0) ? [] : [{ path: [at, 0], message: '첫 칸은 앞줄보다 커야 해요.' }],
  );

const columnsOf = (lines: readonly Line[]): number[] =>
  Array.from({ length: (lines[0]?.length ?? 1) - 1 }, (_, index) => index + 1);

const notFalling = (lines: readonly Line[]): Refusal[] =>
  columnsOf(lines).flatMap((column) =>
    following(lines).flatMap(({ now, before, at }) =>
      (now[column] ?? 0) >= (before[column] ?? 0)
        ? []
        : [{ path: [at, column], message: '앞줄의 점수보다 낮을 수 없어요.' }],
    ),
  );

/** Points rise up to the best age, and do not rise again once they have fallen. */
const oneSummit = (lines: readonly Line[]): Refusal[] =>
  columnsOf(lines).flatMap((column) => {
    const values = lines.map((line) => line[column] ?? 0);
    const fall = values.findIndex((value, at) => at > 0 && value < (values[at - 1] ?? 0));
    const rise = values.findIndex((value, at) => fall > 0 && at > fall && value > (values[at - 1] ?? 0));
    return rise < 0 ? [] : [{ path: [rise, column], message: '한 번 내려간 점수는 다시 오를 수 없어요.' }];
  });

const ALONE = '혼자일 때의 점수는 배우자와 함께일 때보다 낮을 수 없어요.';

/** In: lines whose last two columns are with a spouse and alone. */
const aloneNotLess = (lines: readonly Line[]): Refusal[] =>
  lines.flatMap((line, at) =>
    (line.at(-1) ?? 0) >= (line.at(-2) ?? 0) ? [] : [{ path: [at, line.length - 1], message: ALONE }],
  );

const stepsOf = (from: typeof level | typeof years) =>
  z
    .array(z.tuple([from, points]))
    .min(1)
    .max(LINES_MAX)
    .check(refusing((lines) => [...ascending(lines), ...notFalling(lines)]));

const pairStepsOf = (from: typeof level | typeof years) =>
  z
    .array(z.tuple([from, points, points]))
    .min(1)
    .max(LINES_MAX)
    .check(refusing((lines) => [...ascending(lines), ...notFalling(lines), ...aloneNotLess(lines)]));

const pair = z.tuple([points, points]);

/** The second is the better one: more points, or a higher level. */
const risingPair = (one: typeof points | typeof level) =>
  z
    .tuple([one, one])
    .check(
      refusing(([good, better]) =>
        better >= good ? [] : [{ path: [1], message: '첫 칸보다 낮을 수 없어요.' }],
      ),
    );

const pairAlone = pair.check(
  refusing(([together, alone]) => (alone >= together ? [] : [{ path: [1], message: ALONE }])),
);

const HIGHER = '더 낮은 학력의 점수보다 낮을 수 없어요.';

/** Points by education: none is worth less than one below it. */
const risingBy = <T>(valuesOf: (value: T) => readonly number[]) =>
  refusing((levels: Record<(typeof EDUCATIONS)[number], T>) =>
    following(EDUCATIONS).flatMap(({ now, before, at }) => {
      const [own, lower] = [valuesOf(levels[now]), valuesOf(levels[before])];
      return own.every((value, column) => value >= (lower[column] ?? 0))
        ? []
        : [{ path: [EDUCATIONS[at] ?? ''], message: HIGHER }];
    }),
  );

const education = z.enum(EDUCATIONS);

const other = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9-]{0,39}$/),
  title: z.string().trim().min(1).max(100),
  points,
});

const gridDocument = z.strictObject({
  core: z.strictObject({
    max: pairAlone,
    age: z
      .array(z.tuple([age, points, points]))
      .min(1)
      .max(LINES_MAX)
      .check(refusing((lines) => [...ascending(lines), ...oneSummit(lines), ...aloneNotLess(lines)])),
    education: z.record(education, pairAlone).check(risingBy((value) => value)),
    firstLanguage: pairStepsOf(level),
    secondLanguage: pairStepsOf(level),
    secondLanguageMax: pairAlone,
    canadianWork: pairStepsOf(years),
  }),
  spouse: z.strictObject({
    max: points,
    education: z.record(education, points).check(risingBy((value) => [value])),
    language: stepsOf(level),
    canadianWork: stepsOf(years),
  }),
  transfer: z.strictObject({
    max: points,
    partMax: points,
    language: risingPair(level),
    canadianWork: risingPair(level),
    education: z.record(education, risingPair(points)).check(risingBy((value) => value)),
    foreignWork: pairStepsOf(years),
    certificate: z.strictObject({ language: risingPair(level), points: risingPair(points) }),
  }),
  additional: z.strictObject({
    max: points,
    sibling: points,
    french: z.strictObject({ level, english: level, points: risingPair(points) }),
    study: z
      .strictObject({ none: points, short: points, long: points })
      .check(
        refusing(({ none, short, long }) =>
          none <= short && short <= long
            ? []
            : [{ path: [], message: '긴 과정의 점수가 짧은 과정보다 낮을 수 없어요.' }],
        ),
      ),
    nomination: points,
    others: z
      .array(other)
      .max(OTHERS_MAX)
      .check(
        refusing((others) =>
          others.flatMap(({ id }, at) =>
            others.findIndex((one) => one.id === id) === at
              ? []
              : [{ path: [at, 'id'], message: '같은 id가 두 번 있어요.' }],
          ),
        ),
      ),
  }),
});

/** What the parts of a document are called. */
const names: Record<string, string> = {
  ...{ core: '본인', spouse: '배우자', transfer: '기술 이전성', additional: '추가 점수' },
  ...{ max: '최대', partMax: '하나의 최대', age: '나이', education: '학력', language: '언어 등급' },
  ...{ firstLanguage: '제1공용어', secondLanguage: '제2공용어', secondLanguageMax: '제2공용어 최대' },
  ...{ canadianWork: '캐나다 경력', foreignWork: '해외 경력', certificate: '기능 자격증', points: '점수' },
  ...{ sibling: '형제자매', french: '프랑스어', level: 'NCLC 등급', english: '영어 CLB 등급' },
  ...{ study: '캐나다 학력', nomination: '주정부 추천', others: '그 밖의 점수', title: '이름', id: 'id' },
  ...{ none: '없음', secondary: '고등학교', oneYear: '1년 과정', twoYear: '2년 과정', bachelor: '학사' },
  ...{ twoOrMore: '학위 두 개 이상', master: '석사', doctoral: '박사', short: '1~2년', long: '3년 이상' },
};

/** '본인 › 나이 › 3번째 줄 › 2번째 칸' */
const placeOf = (path: readonly PropertyKey[]): string => {
  const words = path.map((step, at) => {
    if (typeof step !== 'number') return names[String(step)] ?? String(step);
    const isLine = typeof path[at + 1] === 'number' || typeof path[at + 1] === 'string';
    return `${step + 1}번째 ${isLine ? '줄' : '칸'}`;
  });
  return words.join(' › ') || '점수표';
};

const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? new Map(Object.entries(value)).get(String(step))
        : undefined,
    document,
  );

const reasonOf = (issue: z.core.$ZodIssue, document: unknown): string => {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys') return `모르는 항목이 있어요: ${issue.keys.join(', ')}`;
  return explain({ ...issue, input: valueAt(document, issue.path) });
};

/** As many as are named. */
const NAMED_MAX = 20;

/** What a text is: a grid, or in Korean what is wrong with which of its places. */
type Read = { grid: GridDocument; problems: readonly [] } | { grid: null; problems: readonly string[] };

/** Reads a grid from the JSON that staff have typed, with its shape, its bounds and the order of its points checked. */
export const readGridDocument = (text: string): Read => {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { grid: null, problems: ['점수표: JSON으로 읽을 수 없어요. 쉼표와 괄호를 확인해 주세요.'] };
  }
  const { data, error } = gridDocument.safeParse(document);
  if (data) return { grid: data, problems: [] };
  return {
    grid: null,
    problems: error.issues
      .slice(0, NAMED_MAX)
      .map((issue) => `${placeOf(issue.path)}: ${reasonOf(issue, document)}`),
  };
};

/** A grid as JSON that people can edit: a line for each step. */
export const writeGridDocument = ({ core, spouse, transfer, additional }: CrsGrid | GridDocument): string =>
  JSON.stringify({ core, spouse, transfer, additional }, null, 2).replaceAll(
    /\[\s+([\d,\s]+?)\s+\]/g,
    (_, numbers: string) => `[${numbers.replaceAll(/\s+/g, ' ')}]`,
  );
