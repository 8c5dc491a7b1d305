import { ABILITIES, type Levels } from '@hanca/common/immigration/clb.ts';
import type { CrsProfile } from '@hanca/common/immigration/crs.ts';
import type { Education } from '@hanca/common/immigration/grid.ts';

const educations: Record<Education, string> = {
  none: '고졸 전',
  secondary: '고졸',
  oneYear: '1년 과정',
  twoYear: '2년 과정',
  bachelor: '학사',
  twoOrMore: '학위 두 개',
  master: '석사',
  doctoral: '박사',
};

/** 'CLB 9', 'CLB 9·8·7·7' */
const levelsText = (levels: Levels, scale: string): string => {
  const each = ABILITIES.map((ability) => levels[ability]);
  return `${scale} ${new Set(each).size === 1 ? each[0] : each.join('·')}`;
};

/** A profile in a line: '만 30세 · 학사 · 영어 CLB 9 · 캐나다 경력 1년'. */
export const profileText = ({
  age,
  education,
  english,
  french,
  canadianYears,
  foreignYears,
  certificate,
  study,
  sibling,
  nomination,
  spouse,
}: CrsProfile): string =>
  [
    `만 ${age}세`,
    educations[education],
    english ? `영어 ${levelsText(english, 'CLB')}` : '영어 없음',
    french && `프랑스어 ${levelsText(french, 'NCLC')}`,
    canadianYears > 0 && `캐나다 경력 ${canadianYears}년`,
    foreignYears > 0 && `해외 경력 ${foreignYears}년`,
    certificate && '기능 자격증',
    study === 'short' && '캐나다 학력 1~2년',
    study === 'long' && '캐나다 학력 3년 이상',
    sibling && '형제자매',
    nomination && '주정부 추천',
    spouse &&
      `배우자(${educations[spouse.education]}${spouse.levels ? `, ${levelsText(spouse.levels, 'CLB')}` : ''})`,
  ]
    .filter(Boolean)
    .join(' · ');
