import { describe, expect, test } from 'vitest';
import { type Facts, termsOf, wantedFacts, wantedPlaceTerms, wantedWords, wordsOf } from './search-terms.ts';

const facts: Facts = {
  regionId: 'CA59',
  cityId: 'CA595911606',
  reType: 9,
  txType: 2,
  bedroom: 5,
  bathroom: 2.5,
  parking: 1,
  furnished: true,
  absent: [],
  utilitiesIncluded: false,
  womenOnly: null,
  pets: 'negotiable',
  smoking: 'none',
  laundry: 'ensuite',
  utilities: ['heat', 'water'],
  roomKind: 'master',
  bathKind: 'private',
  area: 820,
  deposit: 1200,
  minTermMonths: null,
  stationMetres: 700,
};

test('words are letters and digits alone, a line for each text', () => {
  expect(wordsOf(['룸 렌트!', ' Kings\tWAY #12 ', '', '…', '룸렌트', '１２Ｂ ㎡'])).toBe(
    '룸렌트\nkingsway12\n12bm2',
  );
  expect(wordsOf(['가'.normalize('NFD')])).toBe('가');
});

test('of a long text the first 4,000 characters are searched', () => {
  expect(wordsOf([`${'가'.repeat(4000)}나`])).toBe('가'.repeat(4000));
  // Cut in the middle of a character of two units.
  expect(wordsOf([`${'㎢'.repeat(1333)}𠀀`])).toBe(`${'km2'.repeat(1333)}\uFFFD`);
});

test('terms are facts longer than two characters, single letters and bigrams, each once', () => {
  const terms = termsOf(facts, '룸렌트\n렌트');
  expect(new Set(terms).size).toBe(terms.length);
  const isFact = (term: string) => /[=>]/.test(term);
  expect(terms.filter(isFact).every((term) => term.length > 2)).toBe(true);
  expect(terms.filter((term) => !isFact(term))).toEqual(['룸', '렌', '트', '룸렌', '렌트']);
  expect(termsOf(facts, '👍🏽가').filter((term) => !isFact(term))).toContain('👍🏽'.slice(0, 2));
});

describe('facts asked for', () => {
  const has = new Set(termsOf(facts, ''));
  const found = (filter: Parameters<typeof wantedFacts>[0]) =>
    wantedFacts(filter).every((term) => has.has(term));

  test.each([
    [{ regionId: ['CA59'] }, true],
    [{ regionId: ['CA35'] }, false],
    [{ regionId: ['CA595911606'] }, true],
    [{ cityId: 'CA59' }, true],
    [{ regionId: ['CA59'], cityId: 'CA595911606' }, true],
    [{ bedroom: 4 }, true],
    [{ bedroom: 3 }, false],
    [{ bedroom: 0 }, false],
    [{ bathroom: 2 }, true],
    [{ bathroom: 3 }, false],
    [{ parking: 1 }, true],
    [{ parking: 2 }, false],
    [{ pets: true }, true],
    [{ pets: false }, false],
    [{ smoking: true }, false],
    [{ smoking: false }, true],
    [{ furnished: true }, true],
    [{ furnished: false }, false],
    [{ utilitiesIncluded: false }, true],
    [{ utilitiesIncluded: true }, false],
    [{ womenOnly: false }, false],
    [{ bathKind: 'private' }, true],
    [{ bathKind: 'shared' }, false],
    [{ utilities: ['heat', 'water'] }, true],
    [{ utilities: ['heat', 'gas'] }, false],
    [{ laundry: 'ensuite' }, true],
    [{ roomKind: 'den' }, false],
    [{ areaMin: 820 }, true],
    [{ areaMin: 1000 }, false],
    [{ depositMax: 1200 }, true],
    [{ depositMax: 999 }, false],
    [{ depositMax: 100_000 }, true],
    [{ stationMax: 800 }, true],
    [{ stationMax: 750 }, true],
    [{ stationMax: 400 }, false],
    [{ minTermMax: 60 }, true],
    [{ minTermMax: 12 }, false],
  ] as const)('%j: %s', (filter, expected) => {
    const regionId = 'regionId' in filter ? [...filter.regionId] : undefined;
    const utilities = 'utilities' in filter ? [...filter.utilities] : undefined;
    expect(found({ ...filter, regionId, utilities })).toBe(expected);
  });

  test('nothing is asked for by what means no filter', () => {
    expect(
      wantedFacts({
        regionId: [],
        cityId: 'CA00',
        reType: 0,
        txType: 0,
        bedroom: -1,
        bathroom: 0,
        parking: 0,
      }),
    ).toEqual([]);
  });
});

test('of several places a listing has one', () => {
  const filter = { regionId: ['CA595911606', 'CA35'] };
  expect(wantedFacts(filter)).toEqual([]);
  expect(wantedPlaceTerms(filter)).toEqual(['region=CA35', 'city=CA595911606']);
  expect(wantedPlaceTerms({ regionId: ['CA59'] })).toEqual([]);
});

describe('a keyword', () => {
  test('is its words, and the bigrams of each', () => {
    expect(wantedWords('룸렌트  버나비\t방')).toEqual({
      terms: ['룸렌', '렌트', '버나', '나비', '방'],
      words: ['룸렌트', '버나비', '방'],
    });
    expect(wantedWords('렌트 렌트')).toEqual({ terms: ['렌트'], words: ['렌트'] });
  });

  test('has no wildcards, and nothing to find without letters', () => {
    expect(wantedWords('100%_')).toEqual({ terms: ['10', '00'], words: ['100'] });
    for (const keyword of ['%', '_', '!!!', '👍', ' ']) expect(wantedWords(keyword)).toBeNull();
  });
});
