import type { Ability, Test } from '@hanca/common/immigration/clb.ts';
import type { PartId, Section } from '@hanca/common/immigration/crs.ts';
import type { Education, Study } from '@hanca/common/immigration/grid.ts';

/** Degrees of Korea at the level that an assessment usually finds; its paper decides. */
export const educationTitles: Record<Education, string> = {
  none: '고등학교 졸업 전',
  secondary: '고등학교 졸업',
  oneYear: '1년 과정 수료증·디플로마',
  twoYear: '전문학사(2년제)',
  bachelor: '학사(4년제), 3년제 전문학사',
  twoOrMore: '학위 두 개 이상(하나는 3년제 이상)',
  master: '석사, 의사·약사·변호사 같은 전문 학위',
  doctoral: '박사',
};

export const studyTitles: Record<Study, string> = {
  none: '없어요',
  short: '1~2년 과정을 마쳤어요',
  long: '3년 이상 과정이나 석사 이상을 마쳤어요',
};

export const abilityTitles: Record<Ability, string> = {
  listening: '듣기',
  reading: '읽기',
  writing: '쓰기',
  speaking: '말하기',
};

export const testTitles: Record<Test, string> = {
  ielts: 'IELTS 제너럴',
  celpip: 'CELPIP 제너럴',
  pte: 'PTE Core',
  tef: 'TEF Canada',
  tcf: 'TCF Canada',
};

export const sectionTitles: Record<Section['id'], string> = {
  core: '본인',
  spouse: '배우자·동반자',
  transfer: '기술 이전성',
  additional: '추가 점수',
};

export const partTitles: Record<PartId, string> = {
  age: '나이',
  education: '학력',
  firstLanguage: '제1공용어',
  secondLanguage: '제2공용어',
  canadianWork: '캐나다 경력',
  spouseEducation: '학력',
  spouseLanguage: '공용어',
  spouseWork: '캐나다 경력',
  transferEducation: '학력과 언어·캐나다 경력',
  transferForeign: '해외 경력과 언어·캐나다 경력',
  transferCertificate: '기능 자격증과 언어',
  sibling: '캐나다에 사는 형제자매',
  french: '프랑스어',
  study: '캐나다 학력',
  nomination: '주정부 추천(PNP)',
  others: '그 밖의 점수',
};
