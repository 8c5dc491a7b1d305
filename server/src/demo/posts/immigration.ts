import type { DemoPost } from '../content.ts';

/** 이민/비자: news, programs and experiences. */
export const immigrationPosts: DemoPost[] = [
  {
    key: 'immigration-language-score',
    title: 'CELPIP 두 달 만에 8에서 10으로, 제가 한 것과 안 한 것',
    postType: 7,
    category: 1,
    regionId: 'CA59',
    contentType: 1,
    content: `결과부터 적으면 L 8→10, R 9→10, W 8→10, S 7→10 입니다. 직장 다니면서 하루 한 시간 반씩 두 달 했어요.

한 것
- 말하기는 답변 틀을 세 개만 외웠습니다. 조언하기, 비교하기, 상황 설명하기. 나머지는 살만 붙였어요.
- 매일 출근길에 CBC 라디오를 듣고, 집에 와서 들은 내용을 1분 동안 혼자 말했습니다. 녹음해서 다시 들으니 제가 “I think”를 열두 번 말하더군요.
- 쓰기는 이메일 20통을 시간 재고 썼습니다. 마지막 2분은 무조건 고치는 시간으로 남겼고요.
- 시험장과 같은 헤드셋을 사서 연습했습니다. 옆 사람 소리가 들리는 환경이라 카페에서도 해 봤어요.

안 한 것
- 단어장 외우기. 시간 대비 효과가 적었습니다.
- 밤샘. 읽기는 컨디션이 전부예요.

CRS에서는 네 영역이 모두 CLB 9를 넘는 순간 점수가 크게 뜁니다. 한 영역만 모자라도 못 받으니, 가장 약한 영역에 시간을 몰아 주세요.`,
    tags: ['CELPIP', '영어시험', 'CRS', '후기'],
    pictures: [{ kind: 'classroom', seed: 11, texts: ['CELPIP', 'Speaking · Writing'] }],
    author: 11,
    daysAgo: 15,
  },
  {
    key: 'immigration-pnp-news',
    title: '주정부 이민(PNP) 소식 읽는 법: 기사보다 공지를 먼저',
    postType: 7,
    category: 2,
    regionId: 'CA00',
    contentType: 2,
    content: `<p>주정부 지명은 배정 인원에 따라 문이 열리고 닫혀요. 소문과 기사 제목만 보고 이사를 결정했다가 프로그램이 멈추는 일이 드물지 않습니다. 편집팀이 소식을 확인하는 순서를 알려 드려요.</p>
<ol>
<li><strong>주 정부의 공지</strong>를 먼저 봐요. 시행일(effective date)과 대상이 적혀 있어요.</li>
<li>그 글이 <em>새 접수</em>에만 해당하는지, <em>이미 낸 신청</em>에도 해당하는지 봐요.</li>
<li>직업 코드(NOC)와 지역 조건을 내 상황에 대 봐요.</li>
<li>그다음에 기사와 영상을 봐요.</li>
</ol>
<h2>주마다 보는 곳</h2>
<table>
<thead><tr><th>주</th><th>프로그램 이름</th><th>특징</th></tr></thead>
<tbody>
<tr><td>BC</td><td>BC PNP</td><td>점수 등록 뒤 초청, 분야를 골라 부르는 때가 많아요</td></tr>
<tr><td>앨버타</td><td>AAIP</td><td>관심 등록(EOI) 방식</td></tr>
<tr><td>온타리오</td><td>OINP</td><td>고용 제안과 학위별 흐름이 나뉘어요</td></tr>
<tr><td>매니토바</td><td>MPNP</td><td>주와의 연결(가족, 학업, 일)을 중요하게 봐요</td></tr>
<tr><td>대서양 4개 주</td><td>AIP와 각 주의 PNP</td><td>지정 고용주의 제안이 출발점이에요</td></tr>
</tbody>
</table>
<p>퀘벡은 따로 운영하는 이민 제도가 있고, 프랑스어가 핵심이에요.</p>
<p>조건은 예고 없이 바뀔 수 있어요. 지원하기 전에 각 주의 공식 누리집에서 오늘 날짜의 안내를 확인해 주세요.</p>`,
    tags: ['PNP', '주정부이민', '뉴스'],
    pictures: [
      { kind: 'skyline', seed: 4 },
      { kind: 'passport', seed: 10 },
    ],
    author: -1,
    daysAgo: 9,
  },
  {
    key: 'immigration-settlement-services',
    title: '무료로 쓸 수 있는 정착 서비스, 몰라서 못 쓰지 마세요',
    postType: 7,
    category: 3,
    regionId: 'CA00',
    contentType: 3,
    content: `영주권자와 난민 보호를 받은 사람은 연방 정부가 돈을 대는 정착 서비스를 무료로 씁니다. 한국어로 상담하는 곳도 있어요.

### 받을 수 있는 도움

- **도착 상담** 집, 학교, 은행, 의료보험 순서를 함께 잡아 줘요.
- **언어 수업(LINC)** 반나절, 저녁, 온라인 반이 있고 아이를 맡길 수 있는 곳도 있어요.
- **취업 지원** 이력서 첨삭, 모의 면접, 멘토 연결.
- **자격 인정 안내** 간호사, 교사, 전기공처럼 면허가 필요한 직업.
- **청소년 프로그램** 방과 후 숙제 도움, 여름 캠프.

### 임시 체류자라면

취업·학업 허가로 있는 분은 연방 서비스 대상이 아닐 때가 많지만, 주 정부나 도서관, 시에서 하는 프로그램은 쓸 수 있어요. “I'm on a work permit. Which of your programs can I use?” 하고 물어보세요.

### 찾는 방법

1. IRCC의 *Find free newcomer services near you*
2. 전화 **211**: 지역의 사회 서비스를 안내해 주는 번호예요. 통역을 부탁할 수 있어요.
3. 가까운 공공도서관 안내대`,
    tags: ['정착서비스', 'LINC', '무료', '영주권'],
    pictures: [
      { kind: 'classroom', seed: 6 },
      { kind: 'office', seed: 8 },
    ],
    author: -1,
    daysAgo: 28,
  },
  {
    key: 'immigration-citizenship-days',
    title: '시민권 1,095일, 직접 세어 본 후기',
    postType: 7,
    category: 4,
    regionId: 'CA35',
    contentType: 1,
    content: `신청하는 날에서 거꾸로 5년을 보고, 그 안에 1,095일(3년) 이상 캐나다에 있어야 합니다.

저는 여권 도장이 흐려서 세는 데 꽤 애먹었어요. 도움이 된 것:
1) 항공사 이메일 전부 검색하기. “itinerary”로 찾으니 거의 다 나왔습니다.
2) 카드 명세서. 인천공항 커피값이 입국일을 알려 주더군요.
3) 이민국의 Physical Presence Calculator. 결과를 출력해 함께 냅니다.

영주권을 받기 전 합법적으로 머문 날은 하루를 반나절로 쳐 주고, 최대 365일까지 인정돼요.
딱 1,095일에 맞추지 말고 2~3주 여유를 두세요. 하루만 틀려도 다시 내야 합니다.

시험(18~54세)은 20문제에 15개 이상 맞으면 됩니다. Discover Canada 책자를 두 번 읽고 들어갔어요.`,
    tags: ['시민권', '체류일수', '후기'],
    pictures: [{ kind: 'passport', seed: 1, texts: ['CANADA'] }],
    author: 8,
    daysAgo: 24,
  },
  {
    key: 'immigration-working-holiday',
    title: '워킹홀리데이 출국 전 한 달 할 일 (2년짜리 준비)',
    postType: 7,
    category: 3,
    regionId: 'CA00',
    contentType: 1,
    content: `합격 메일 받고 한 달 동안 한 일입니다. 조건과 모집 시기는 IEC 공식 안내를 꼭 보세요.

D-30  여행자 보험 가입. 입국 심사에서 체류 기간만큼의 보험을 확인하고, 보험이 짧으면 허가 기간도 짧아질 수 있다고 해서 2년으로 맞췄어요.
D-25  국제운전면허증, 영문 운전경력증명서, 영문 통장 잔고증명
D-20  치과, 안과, 안경 두 개. 캐나다 치과는 비쌉니다.
D-14  첫 2주 숙소 예약. 장기 방은 가서 보고 계약하기로.
D-10  이력서 캐나다식으로 고치기. 사진, 나이, 결혼 여부는 빼요.
D-7   합격 레터(POE letter), 보험 증서, 잔고증명을 종이로 두 벌씩
D-3   휴대폰 번호 정지나 알뜰요금제로 바꾸기. 인증 문자 때문에 번호는 살려 두는 게 좋아요.
D-day 공항에서 허가서를 받으면 그 자리에서 이름, 날짜, 조건 확인. 틀린 글자는 그때 말해야 금방 고칩니다.`,
    tags: ['워킹홀리데이', 'IEC', '준비물', '출국'],
    pictures: [
      { kind: 'passport', seed: 3 },
      { kind: 'office', seed: 2 },
    ],
    author: 7,
    daysAgo: 10,
  },
];
