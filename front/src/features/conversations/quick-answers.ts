const OF_LISTER = [
  '네, 아직 있어요.',
  '언제 보러 오실 수 있나요?',
  '언제부터 입주하고 싶으세요?',
  '이미 나갔어요.',
];
const OF_ASKER = [
  '아직 있나요?',
  '집을 볼 수 있을까요?',
  '언제 입주할 수 있나요?',
  '공과금은 얼마나 나오나요?',
];

/** What is often said. In: whether by the lister of the home. */
export const quickAnswers = (isLister: boolean): readonly string[] => (isLister ? OF_LISTER : OF_ASKER);
