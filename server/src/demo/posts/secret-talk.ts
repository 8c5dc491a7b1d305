import type { DemoPost } from '../content.ts';

/** 쉿톡: short talk from the heart. */
export const secretTalkPosts: DemoPost[] = [
  {
    key: 'secret-homesick',
    title: '엄마 목소리 듣고 울었어요',
    postType: 12,
    category: 1,
    regionId: 'CA59',
    contentType: 1,
    content: `별일 아닌 통화였어요. “밥은?” “먹었어.” 끊고 나서 부엌에 서서 한참 울었습니다.
세 달째예요. 언제쯤 괜찮아질까요.
다들 어떻게 버티셨어요?`,
    tags: ['향수', '고민'],
    pictures: [],
    author: 30,
    daysAgo: 1,
  },
  {
    key: 'secret-long-distance',
    title: '한국에 있는 연인, 시차 16시간',
    postType: 12,
    category: 2,
    regionId: 'CA59',
    contentType: 1,
    content: `제가 퇴근하면 그 사람은 출근해요. 처음엔 서로 새벽을 깎아 통화했는데, 요즘은 둘 다 지쳐서 “내일 하자”가 늘었어요.
헤어지고 싶은 건 아닌데, 이대로면 헤어질 것 같아요.
요일을 정해서 통화하라는 조언을 들었습니다. 해 보신 분 있나요?`,
    tags: ['연애', '장거리', '시차'],
    pictures: [],
    author: 24,
    daysAgo: 4,
  },
  {
    key: 'secret-coworker-english',
    title: '회의에서 농담을 못 알아듣겠어요',
    postType: 12,
    category: 3,
    regionId: 'CA35',
    contentType: 1,
    content: `업무 영어는 됩니다. 발표도 해요. 그런데 회의 시작 전 5분, 하키 이야기와 농담이 지나가는 그 5분이 제일 힘듭니다.
다들 웃을 때 따라 웃는데, 집에 오면 그게 그렇게 서글퍼요.

어제는 용기 내서 “I missed that one, what's the joke?” 하고 물었습니다. 팀장이 1분 동안 설명해 줬는데 하나도 안 웃기더라고요.
그래서 다 같이 진짜로 웃었어요. 조금 나아졌습니다.`,
    tags: ['직장', '영어', '농담'],
    pictures: [],
    author: 35,
    daysAgo: 6,
  },
  {
    key: 'secret-kid-korean',
    title: '아이가 한국말로 대답을 안 해요',
    postType: 12,
    category: 4,
    regionId: 'CA35',
    contentType: 1,
    content: `제가 한국말로 물으면 영어로 대답합니다. 알아듣기는 다 알아들어요. 할머니랑 영상통화 할 때 통역을 해야 하는 게 마음 아픕니다.
토요 한글학교는 두 번 가고 울어서 그만뒀고요.

혼내고 싶지는 않아요. 요즘은 자기 전에 한국 그림책 한 권만 읽어 주고 있습니다. 어젯밤에 처음으로 “또 읽어줘”라고 한국말로 했어요. 그 두 마디에 하루가 다 풀렸습니다.`,
    tags: ['육아', '한국어', '가족'],
    pictures: [],
    author: 34,
    daysAgo: 2,
  },
  {
    key: 'secret-neighbor-bread',
    title: '윗집에 쪽지를 붙였더니',
    postType: 12,
    category: 3,
    regionId: 'CA48',
    contentType: 1,
    content: `발소리가 너무 커서 정중하게 쪽지를 붙였어요. 사흘 뒤 문 앞에 바나나빵이 있었습니다.
“첫 걸음마를 시작했어요. 미안하고 고마워요.”
그날부터 발소리가 귀엽게 들립니다. 사람 마음이 참.`,
    tags: ['이웃', '층간소음', '훈훈'],
    pictures: [{ kind: 'coffee', seed: 19 }],
    author: 28,
    daysAgo: 8,
  },
  {
    key: 'secret-go-back',
    title: '돌아갈지 남을지, 3년째 고민 중',
    postType: 12,
    category: 1,
    regionId: 'CA00',
    contentType: 1,
    content: `여기서는 저녁이 있고, 거기에는 사람이 있어요.
부모님은 나이가 드시고, 아이는 여기 친구가 생겼습니다. 어느 쪽을 골라도 한쪽을 놓는 느낌이에요.
정답은 없겠죠. 그냥 어디에라도 적고 싶었습니다.`,
    tags: ['역이민', '고민', '가족'],
    pictures: [],
    author: 38,
    daysAgo: 10,
  },
];
