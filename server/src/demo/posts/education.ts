import type { DemoPost } from '../content.ts';

/** 교육: information, questions, events and links. */
export const educationPosts: DemoPost[] = [
  {
    key: 'education-linc',
    title: '무료 영어 수업 LINC: 신청부터 반 배정까지',
    postType: 8,
    category: 1,
    regionId: 'CA59',
    contentType: 3,
    content: `LINC(Language Instruction for Newcomers to Canada)는 영주권자와 보호 대상자가 무료로 듣는 영어 수업이에요.

## 누가 들을 수 있나요

- 영주권자 (주에서 정한 의무교육 나이를 지난 사람)
- 난민 보호를 받은 사람
- 시민권자와 임시 체류자는 대상이 아니에요. 대신 교육청 성인반, 도서관 회화 모임, 지역 대학 수업을 찾아보세요.

## 순서

1. **레벨 평가 예약** 지역 평가 센터에 전화하거나 온라인으로 신청해요.
2. **평가 받기** 듣기, 말하기, 읽기, 쓰기를 두세 시간 봐요. CLB 1부터 8까지 나와요.
3. **학교 고르기** 집에서 가까운 곳, 시간대, 아이 돌봄이 있는 곳을 골라요.
4. **대기와 등록** 인기 있는 저녁반은 몇 주에서 몇 달 기다려요. 두 곳에 이름을 올려도 되는지 물어보세요.

## 고를 때 살펴볼 것

| 질문 | 왜 |
|---|---|
| 포트폴리오 평가(PBLA)를 하나요? | 시민권 언어 증빙으로 쓸 수 있는 수료증이 나와요 |
| 결석은 몇 번까지? | 일을 하면서 다니려면 중요해요 |
| 온라인 수업 비율은? | 아이가 아픈 날 도움이 돼요 |
| 아이 돌봄은? | 자리가 적어서 먼저 차요 |

> 시험에서 일부러 낮게 나오려고 하지 마세요. 수업이 지루해지면 결국 그만두게 돼요.`,
    tags: ['LINC', '영어', '무료수업', '평가'],
    pictures: [
      { kind: 'classroom', seed: 2, texts: ['Welcome!', 'CLB 1 → 8'] },
      { kind: 'classroom', seed: 5 },
    ],
    author: -1,
    daysAgo: 17,
  },
  {
    key: 'education-resp',
    title: '아이 교육 적금 RESP, 정부 지원금 20% 놓치지 마세요',
    postType: 8,
    category: 1,
    regionId: 'CA00',
    contentType: 1,
    content: `RESP(Registered Education Savings Plan)에 넣은 돈의 20%를 연방 정부가 더해 줍니다(CESG). 한 해 $2,500을 넣으면 $500, 아이 한 명이 평생 받을 수 있는 지원금은 $7,200까지예요.

• 지난해에 못 넣은 몫은 한 해치를 더 받아 따라잡을 수 있어요.
• 소득이 낮은 가정은 한 푼도 넣지 않아도 받는 지원(Canada Learning Bond)이 따로 있어요.
• BC에는 아이가 만 6세부터 9세 생일 전날 사이에 신청하면 $1,200을 주는 제도(BCTESG)가 있습니다. 날짜를 놓치면 못 받아요.

필요한 것: 아이의 SIN, 부모의 SIN, 은행이나 투자사의 RESP 계좌.
단체형(group plan)은 중간에 그만두면 수수료가 큰 상품이 있으니 약관을 꼭 읽어 보세요.

금액과 조건은 캐나다 정부 누리집의 Education savings 쪽에서 확인하실 수 있어요.`,
    tags: ['RESP', '교육적금', '정부지원', '육아'],
    pictures: [
      { kind: 'bank', seed: 2 },
      { kind: 'classroom', seed: 9 },
    ],
    author: 3,
    daysAgo: 19,
  },
  {
    key: 'education-question-french',
    title: '프렌치 이머전, 집에서 프랑스어를 못해도 괜찮을까요?',
    postType: 8,
    category: 2,
    regionId: 'CA35',
    contentType: 1,
    content: `내년에 1학년 되는 아이가 있습니다. 동네 학교에 프렌치 이머전 반이 있는데, 저희 부부는 봉주르밖에 몰라요.

걱정되는 점은
1. 숙제를 봐줄 수가 없다는 것
2. 영어도 아직 완벽하지 않은데 두 언어가 섞이지 않을까
3. 집에서는 한국어를 지키고 싶은데 셋은 무리일까

먼저 보내 보신 부모님들 경험이 궁금합니다. 중간에 영어 반으로 옮긴 경우도 알려 주시면 고맙겠습니다.`,
    tags: ['프렌치이머전', '초등학교', '질문'],
    pictures: [],
    author: 4,
    daysAgo: 4,
  },
  {
    key: 'education-reading-club',
    title: '도서관 여름 독서 클럽과 한국어 책 읽는 날',
    postType: 8,
    category: 3,
    regionId: 'CA59',
    contentType: 0,
    content: `여름방학 동안 공공도서관마다 어린이 독서 클럽이 열려요. 책을 읽을 때마다 도장을 찍고, 다 채우면 메달을 받아요. 참가비는 없어요.

토요일 오전 11시에는 한국어 그림책을 함께 읽어요. 두 살부터 일곱 살까지, 보호자와 함께 와 주세요.
준비물은 방석 하나. 끝나고 종이접기도 해요.

도서관 카드는 주소가 적힌 우편물과 신분증만 있으면 그 자리에서 만들어 줘요.`,
    tags: ['도서관', '독서', '여름방학', '한국어'],
    pictures: [
      { kind: 'classroom', seed: 8, texts: ['여름 독서 클럽', '매주 토요일 11시'] },
      { kind: 'classroom', seed: 4, texts: ['가나다라', '함께 읽어요'] },
    ],
    location: { lat: 49.2296, lng: -123.0024 },
    author: 26,
    daysAgo: 3,
  },
  {
    key: 'education-links',
    title: '공부할 때 자주 찾는 곳 모음',
    postType: 8,
    category: 4,
    regionId: 'CA00',
    contentType: 2,
    content: `<p>검색보다 빠른 공식 누리집을 모았어요. 새 창에서 열려요.</p>
<h2>학교</h2>
<ul>
<li><a href="https://www2.gov.bc.ca/gov/content/education-training">BC 교육부</a> — 학년별 교육과정, 학군 찾기</li>
<li><a href="https://www.ontario.ca/page/education-ontario">온타리오 교육 안내</a> — 입학, 성적표, 고교 졸업 요건</li>
<li><a href="https://www.alberta.ca/education">앨버타 교육 안내</a> — 학교 선택과 디플로마 시험</li>
</ul>
<h2>언어</h2>
<ul>
<li><a href="https://www.language.ca/">Centre for Canadian Language Benchmarks</a> — CLB 단계 설명</li>
<li><a href="https://www.mauril.ca/">Mauril</a> — CBC 영상으로 배우는 영어와 프랑스어, 무료</li>
</ul>
<h2>학비와 지원</h2>
<ul>
<li><a href="https://www.canada.ca/en/services/benefits/education.html">캐나다 정부 교육 지원</a> — RESP, 학자금</li>
</ul>
<p>주소가 바뀐 곳이 있으면 댓글로 알려 주세요. 확인하고 고칠게요.</p>`,
    tags: ['링크', '교육부', '언어', '모음'],
    pictures: [],
    author: -1,
    daysAgo: 35,
  },
];
