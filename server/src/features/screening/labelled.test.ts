import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFarUnder } from './rules/far-under-median.ts';
import { screenText } from './text-rules.ts';

// 200 texts, written and labelled before the rules were: 120 the rules were made with, 80 that were only measured. A line is scam or
// honest, listing or message, price and median of like homes where they are known, text.

const labelled = async (name: string) =>
  (await readFile(join(import.meta.dirname, 'labelled', `${name}.tsv`), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label, , price, median, text = ''] = line.split('\t');
      return { isScam: label === 'scam', price: Number(price), median: Number(median), text };
    });

const isRaised = ({ price, median, text }: Awaited<ReturnType<typeof labelled>>[number]): boolean =>
  screenText(text).length > 0 || isFarUnder(price, median);

test.for([
  { name: 'tune', scams: 52, honest: 68, found: 51, wrong: 1 },
  { name: 'held-out', scams: 35, honest: 45, found: 33, wrong: 1 },
])(
  'of $name it finds at least $found of $scams scams, and at most $wrong of $honest honest texts',
  async (floor, { annotate }) => {
    const texts = await labelled(floor.name);
    const scams = texts.filter(({ isScam }) => isScam);
    const honest = texts.filter(({ isScam }) => !isScam);
    expect([scams.length, honest.length]).toEqual([floor.scams, floor.honest]);
    const missed = scams.filter((one) => !isRaised(one)).map(({ text }) => text);
    const wrong = honest.filter(isRaised).map(({ text }) => text);
    const figures = `recall ${scams.length - missed.length} of ${scams.length}, false alarms ${wrong.length} of ${honest.length}`;
    await annotate(`${floor.name}: ${figures}`);
    // Which they are, where a rule loses some.
    expect(missed.slice(floor.scams - floor.found)).toEqual([]);
    expect(wrong.slice(floor.wrong)).toEqual([]);
  },
);

test.each([
  ['letters that stand apart', '보 증 금 먼 저 입 금 하시면 열쇠 드려요'],
  ['points between letters', '비.트.코.인 으로 결제해 주세요'],
  ['wide letters', 'ＵＳＤＴ only, pay today'],
  ['what is not seen', '보증\u200b금 먼\u200d저 보내 주세요'],
  ['another line', '집은 좋아요\n디파짓부터 보내시면 됩니다'],
])('%s hide nothing', (_, text) => {
  expect(screenText(text)).not.toEqual([]);
});

test('the sentence that raised a reason is shown, and no other', () => {
  const text = '안녕하세요. 보증금 먼저 보내 주세요. 제 이름은 김한카예요.';
  const [raised] = screenText(text);
  expect(text.slice(raised?.start, raised?.end)).toBe(' 보증금 먼저 보내 주세요.');
});

test.each([
  [700, 1500, true],
  [825, 1500, false],
  [0, 1500, false],
])('%i dollars beside a median of %i', (price, median, expected) => {
  expect(isFarUnder(price, median)).toBe(expected);
});
