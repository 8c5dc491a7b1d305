interface Level {
  /** As the guides write it. */
  name: string;
  who: string;
  what: string;
  /** The level of Red Cross Swim, which ended in 2022, that led to it. */
  before?: string;
}

interface Program {
  id: string;
  title: string;
  about: string;
  levels: readonly Level[];
  sources: readonly { href: string; title: string }[];
}

/** What the words of the guides mean; facts of the programs in our own words, with where they are from. */
export const PROGRAMS: readonly Program[] = [
  {
    id: 'swim',
    title: '수영: Swim for Life',
    about:
      '인명구조협회(Lifesaving Society)의 수영 과정이에요. 적십자 수영(Red Cross Swim)이 2022년에 끝난 뒤 여러 도시가 이 과정으로 가르쳐요.',
    levels: [
      { name: 'Parent & Tot 1', who: '4–12개월', what: '부모와 함께 물과 친해져요.', before: 'Starfish' },
      { name: 'Parent & Tot 2', who: '12–24개월', what: '부모와 함께 물에서 놀아요.', before: 'Duck' },
      {
        name: 'Parent & Tot 3',
        who: '2–3세',
        what: '부모와 함께하는 마지막 단계예요.',
        before: 'Sea Turtle',
      },
      { name: 'Preschool 1', who: '3–5세', what: '혼자 처음 배워요.', before: 'Sea Otter' },
      {
        name: 'Preschool 2',
        who: '3–5세',
        what: '도움을 받아 가슴 깊이에 뛰어들고 떠요.',
        before: 'Salamander',
      },
      { name: 'Preschool 3', who: '3–5세', what: '물속에서 숨을 내쉬고 앞뒤로 떠요.', before: 'Sunfish' },
      {
        name: 'Preschool 4',
        who: '3–5세',
        what: '구명조끼를 입고 깊은 물에 뛰어들고, 바닥의 물건을 집어요.',
        before: 'Crocodile',
      },
      {
        name: 'Preschool 5',
        who: '3–5세',
        what: '혼자 깊은 물에 뛰어들고 자유형을 시작해요.',
        before: 'Whale',
      },
      {
        name: 'Swimmer 1',
        who: '5–12세',
        what: '학교 갈 나이에 처음 시작하는 단계예요.',
        before: 'Swim Kids 1',
      },
      {
        name: 'Swimmer 2–6',
        who: '5–12세',
        what: '자유형, 배영, 평영의 거리를 늘리고 생존 수영을 배워요.',
        before: 'Swim Kids 2–7',
      },
      {
        name: 'Rookie · Ranger · Star',
        who: 'Swimmer 6 다음',
        what: '인명구조의 기초를 배우는 Swim Patrol이에요.',
        before: 'Swim Kids 8 이상',
      },
      {
        name: 'Bronze Star · Medallion · Cross',
        who: 'Swim Patrol 다음',
        what: '인명구조원이 되는 길이에요.',
      },
    ],
    sources: [
      {
        href: 'https://www.lifesaving.org/courses-and-programs/red-cross-swim-transition/swimmer-transition-information',
        title: 'Lifesaving Society: Red Cross Swim transition',
      },
      {
        href: 'https://www.waynegretzkysportscentre.ca/en/swimming/swim-lessons-conversion-chart.aspx',
        title: 'City of Brantford: conversion chart',
      },
    ],
  },
  {
    id: 'skate',
    title: '스케이트: CanSkate',
    about:
      'Skate Canada의 배우기 과정이에요. 균형, 조절, 민첩성을 단계마다 배워요. 도시의 강습은 이름이 다를 수 있어요.',
    levels: [
      { name: 'Pre-CanSkate', who: '유아', what: '넘어지고 일어나기, 걷기부터 해요.' },
      { name: 'CanSkate 1–6', who: '5세쯤부터', what: '앞으로, 뒤로, 멈추기, 돌기를 여섯 단계로 배워요.' },
      { name: 'STARSkate', who: 'CanSkate 다음', what: '피겨 스케이팅의 점프, 스핀, 안무를 배워요.' },
    ],
    sources: [{ href: 'https://skatecanada.ca/', title: 'Skate Canada' }],
  },
];

/** Words of the guides beside the levels. */
export const WORDS: readonly { word: string; meaning: string }[] = [
  { word: 'Registration · Resident registration', meaning: '등록 시작 · 거주자 먼저 등록' },
  {
    word: 'Course code · Barcode · Activity number',
    meaning: '수업 번호. 검색하지 않고 바로 찾을 수 있어요.',
  },
  { word: 'Waitlist', meaning: '대기자 명단. 자리가 나면 정해진 시간 안에 답해야 해요.' },
  { word: 'Drop-in', meaning: '등록하지 않고 그때그때 가는 시간' },
  { word: 'Parent participation', meaning: '부모가 함께 들어가는 수업' },
  { word: 'Prerequisite', meaning: '먼저 마쳐야 하는 단계. 맞지 않으면 수업을 받지 못할 수 있어요.' },
];
