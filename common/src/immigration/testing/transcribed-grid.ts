// The published grid of 2025-03-25 written down line by line, apart from grid.ts and crs.ts: tests hold these to it.

import type { Levels } from '../clb.ts';
import type { CrsProfile } from '../crs.ts';

const age = (years: number, spouse: boolean): number => {
  if (years <= 17) return 0;
  if (years === 18) return spouse ? 90 : 99;
  if (years === 19) return spouse ? 95 : 105;
  if (years <= 29) return spouse ? 100 : 110;
  if (years === 30) return spouse ? 95 : 105;
  if (years === 31) return spouse ? 90 : 99;
  if (years === 32) return spouse ? 85 : 94;
  if (years === 33) return spouse ? 80 : 88;
  if (years === 34) return spouse ? 75 : 83;
  if (years === 35) return spouse ? 70 : 77;
  if (years === 36) return spouse ? 65 : 72;
  if (years === 37) return spouse ? 60 : 66;
  if (years === 38) return spouse ? 55 : 61;
  if (years === 39) return spouse ? 50 : 55;
  if (years === 40) return spouse ? 45 : 50;
  if (years === 41) return spouse ? 35 : 39;
  if (years === 42) return spouse ? 25 : 28;
  if (years === 43) return spouse ? 15 : 17;
  if (years === 44) return spouse ? 5 : 6;
  return 0;
};

const education = (level: CrsProfile['education'], spouse: boolean): number => {
  switch (level) {
    case 'none':
      return 0;
    case 'secondary':
      return spouse ? 28 : 30;
    case 'oneYear':
      return spouse ? 84 : 90;
    case 'twoYear':
      return spouse ? 91 : 98;
    case 'bachelor':
      return spouse ? 112 : 120;
    case 'twoOrMore':
      return spouse ? 119 : 128;
    case 'master':
      return spouse ? 126 : 135;
    case 'doctoral':
      return spouse ? 140 : 150;
  }
};

const first = (clb: number, spouse: boolean): number => {
  if (clb < 4) return 0;
  if (clb <= 5) return 6;
  if (clb === 6) return spouse ? 8 : 9;
  if (clb === 7) return spouse ? 16 : 17;
  if (clb === 8) return spouse ? 22 : 23;
  if (clb === 9) return spouse ? 29 : 31;
  return spouse ? 32 : 34;
};

const second = (clb: number): number => {
  if (clb <= 4) return 0;
  if (clb <= 6) return 1;
  if (clb <= 8) return 3;
  return 6;
};

const spouseLanguage = (clb: number): number => {
  if (clb <= 4) return 0;
  if (clb <= 6) return 1;
  if (clb <= 8) return 3;
  return 5;
};

const work = (years: number, spouse: boolean): number => {
  if (years < 1) return 0;
  if (years === 1) return spouse ? 35 : 40;
  if (years === 2) return spouse ? 46 : 53;
  if (years === 3) return spouse ? 56 : 64;
  if (years === 4) return spouse ? 63 : 72;
  return spouse ? 70 : 80;
};

const spouseWork = (years: number): number => [0, 5, 7, 8, 9, 10][Math.min(years, 5)] ?? 0;

const spouseEducation = (level: CrsProfile['education']): number =>
  ({ none: 0, secondary: 2, oneYear: 6, twoYear: 7, bachelor: 8, twoOrMore: 9, master: 10, doctoral: 10 })[
    level
  ];

const four = (levels: Levels | null): number[] =>
  levels ? [levels.reading, levels.writing, levels.listening, levels.speaking] : [];

const all = (levels: Levels | null, clb: number): boolean =>
  levels !== null && four(levels).every((level) => level >= clb);

const total = (points: number[]): number => points.reduce((a, b) => a + b, 0);

const transfer = (p: CrsProfile, language: Levels | null): number => {
  let byEducation = 0;
  const degrees = p.education === 'twoOrMore' || p.education === 'master' || p.education === 'doctoral';
  const credential = p.education === 'oneYear' || p.education === 'twoYear' || p.education === 'bachelor';
  if (all(language, 9)) byEducation += degrees ? 50 : credential ? 25 : 0;
  else if (all(language, 7)) byEducation += degrees ? 25 : credential ? 13 : 0;
  if (p.canadianYears >= 2) byEducation += degrees ? 50 : credential ? 25 : 0;
  else if (p.canadianYears === 1) byEducation += degrees ? 25 : credential ? 13 : 0;

  let byForeign = 0;
  const long = p.foreignYears >= 3;
  const short = p.foreignYears === 1 || p.foreignYears === 2;
  if (all(language, 9)) byForeign += long ? 50 : short ? 25 : 0;
  else if (all(language, 7)) byForeign += long ? 25 : short ? 13 : 0;
  if (p.canadianYears >= 2) byForeign += long ? 50 : short ? 25 : 0;
  else if (p.canadianYears === 1) byForeign += long ? 25 : short ? 13 : 0;

  let byCertificate = 0;
  if (p.certificate && all(language, 7)) byCertificate = 50;
  else if (p.certificate && all(language, 5)) byCertificate = 25;

  return Math.min(100, Math.min(50, byEducation) + Math.min(50, byForeign) + byCertificate);
};

const additional = (p: CrsProfile): number => {
  let points = 0;
  if (p.sibling) points += 15;
  if (all(p.french, 7)) points += all(p.english, 5) ? 50 : 25;
  if (p.study === 'short') points += 15;
  if (p.study === 'long') points += 30;
  if (p.nomination) points += 600;
  return Math.min(600, points);
};

const withFirst = (p: CrsProfile, language: Levels | null, other: Levels | null): number => {
  const spouse = p.spouse !== null;
  const core =
    age(p.age, spouse) +
    education(p.education, spouse) +
    total(four(language).map((clb) => first(clb, spouse))) +
    Math.min(spouse ? 22 : 24, total(four(other).map(second))) +
    work(p.canadianYears, spouse);
  const partner = p.spouse
    ? spouseEducation(p.spouse.education) +
      total(four(p.spouse.levels).map(spouseLanguage)) +
      spouseWork(p.spouse.canadianYears)
    : 0;
  return core + partner + transfer(p, language) + additional(p);
};

/** The score by the published grid, with the better of the two languages as the first. */
export const transcribedScore = (p: CrsProfile): number =>
  Math.max(withFirst(p, p.english, p.french), p.french ? withFirst(p, p.french, p.english) : 0);
