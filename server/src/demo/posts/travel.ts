import type { DemoPost } from '../content.ts';

/** 여행/레저: places, plans, tips and trails. */
export const travelPosts: DemoPost[] = [
  {
    key: 'travel-vancouver-trails',
    title: '밴쿠버 근교 트레일 8곳: 쉬운 길부터 숨찬 길까지',
    postType: 11,
    category: 4,
    regionId: 'CA59',
    contentType: 2,
    content: `<p>대중교통으로 갈 수 있는 곳부터 하루를 다 쓰는 곳까지 모았어요. 거리와 시간은 왕복 기준 어림값이에요.</p>
<table>
<thead><tr><th>이름</th><th>거리</th><th>시간</th><th>난도</th><th>메모</th></tr></thead>
<tbody>
<tr><td>린 캐니언</td><td>3–5 km</td><td>1–2시간</td><td>쉬움</td><td>무료 출렁다리, 버스로 가요</td></tr>
<tr><td>번츤 레이크</td><td>약 10 km</td><td>3–4시간</td><td>보통</td><td>호수를 한 바퀴, 철에 따라 주차 예약</td></tr>
<tr><td>쿼리 록 (딥코브)</td><td>약 4 km</td><td>1.5시간</td><td>쉬움</td><td>끝나고 도넛</td></tr>
<tr><td>그라우스 그라인드</td><td>2.5 km (오르막)</td><td>1.5–2시간</td><td>힘듦</td><td>계단 2,800여 개, 내려올 때는 곤돌라</td></tr>
<tr><td>세인트마크스 서밋</td><td>11 km</td><td>5시간</td><td>보통</td><td>하우사운드 전망</td></tr>
<tr><td>스타와무스 치프 1봉</td><td>약 4 km</td><td>2–3시간</td><td>힘듦</td><td>사다리와 사슬 구간</td></tr>
<tr><td>조프리 레이크스</td><td>약 10 km</td><td>4–5시간</td><td>보통</td><td>당일 입장 예약이 필요한 때가 많아요</td></tr>
<tr><td>가리발디 레이크</td><td>18 km</td><td>6–7시간</td><td>힘듦</td><td>눈 녹는 7월부터</td></tr>
</tbody>
</table>
<h2>가방에 꼭 넣을 것</h2>
<ul>
<li>물 1인 1.5리터, 소금기 있는 간식</li>
<li>헤드램프. 여름에도요. 해 지는 시간이 숲에서는 한 시간 빨라요</li>
<li>비옷과 마른 양말</li>
<li>휴대폰에 내려받은 지도. 신호가 없는 곳이 많아요</li>
</ul>
<h2>곰을 만나면</h2>
<p>뛰지 말고, 등을 보이지 말고, 낮은 목소리로 말하며 천천히 물러나요. 음식은 차에 두지 말고 지퍼백에 담아 다시 가져와요.</p>
<h2>떠나기 전에</h2>
<ol>
<li>BC Parks에서 길이 열려 있는지, 예약이 필요한지 봐요.</li>
<li>어디로 가서 언제 돌아오는지 한 사람에게 문자로 남겨요.</li>
<li>겨울에는 눈사태 예보(Avalanche Canada)를 확인해요.</li>
</ol>`,
    tags: ['하이킹', '트레일', '밴쿠버', '주말'],
    pictures: [
      { kind: 'hiking', seed: 1 },
      { kind: 'lake', seed: 2 },
      { kind: 'hiking', seed: 5 },
      { kind: 'lake', seed: 5 },
    ],
    location: { lat: 49.3429, lng: -123.0187 },
    author: 14,
    daysAgo: 5,
  },
  {
    key: 'travel-rockies-plan',
    title: '로키 4박 5일 일정표, 차 없이도 가능한 코스',
    postType: 11,
    category: 2,
    regionId: 'CA48',
    contentType: 3,
    content: `운전이 부담스러운 부모님과 다녀온 일정입니다. 셔틀과 버스만 썼어요.

### 1일 캘거리 도착 → 밴프
공항 셔틀로 두 시간. 저녁에는 보우강 산책로만.

### 2일 레이크 루이스 · 모레인 레이크
모레인 레이크 길은 개인 차가 못 들어가요. **파크스 캐나다 셔틀**을 미리 예약했습니다. 자리는 봄에 한 번 열리고, 나머지는 출발 이틀 전 아침에 열려요.

### 3일 밴프 곤돌라와 온천
비가 와서 실내로 바꿨는데 오히려 좋았어요. 온천에는 수영복과 수건을 가져가면 빌리는 값을 아껴요.

### 4일 존스턴 협곡
공공버스(Roam)로 갑니다. 아래 폭포까지 왕복 한 시간, 유아차는 어려워요.

### 5일 캘거리 시내 → 공항

---

**비용을 줄인 것**

- 숙소는 캔모어. 밴프보다 조금 싸고 버스로 이어져요
- 점심은 마트 샌드위치, 저녁만 식당
- 국립공원 입장권은 사람 수대로 하루씩보다 가족권이 싼 때가 있어요

**다음에 바꿀 것**

- 9월 셋째 주로. 낙엽송이 노랗게 물든다고 해요.`,
    tags: ['로키', '밴프', '일정', '부모님'],
    pictures: [
      { kind: 'lake', seed: 3 },
      { kind: 'road', seed: 7, texts: ['Banff', '28 km'] },
      { kind: 'hiking', seed: 6 },
    ],
    location: { lat: 51.1784, lng: -115.5708 },
    author: 16,
    daysAgo: 15,
  },
  {
    key: 'travel-ski-beginner',
    title: '스키 처음이라면: 장비 빌리기부터 리프트 타기까지',
    postType: 11,
    category: 3,
    regionId: 'CA59',
    contentType: 1,
    content: `작년에 넘어지기만 하다가 올해는 초록 코스를 내려왔어요. 저처럼 시작하는 분께.

1. 첫날은 리프트권만 사지 마세요. 강습+렌탈+초보 리프트가 묶인 상품이 훨씬 쌉니다.
2. 평일 저녁 야간 스키가 싸고 덜 붐벼요.
3. 청바지는 절대 안 됩니다. 방수 바지는 중고로 $20이면 사요.
4. 부츠는 꽉 껴야 맞는 크기예요. 아프면 바꿔 달라고 하세요.
5. 내릴 때는 스키 앞코를 들고, 일어서서 그대로 미끄러지면 됩니다. 뒤돌아보지 마세요.

산길은 10월부터 4월까지 겨울 타이어가 필요한 구간이 있어요. 셔틀버스가 있는 산을 고르면 그 걱정이 없습니다.`,
    tags: ['스키', '초보', '겨울', '팁'],
    pictures: [
      { kind: 'ski', seed: 1 },
      { kind: 'ski', seed: 6 },
    ],
    author: 39,
    daysAgo: 27,
  },
  {
    key: 'travel-border-day',
    title: '당일치기 미국 쇼핑, 국경에서 안 막히는 법',
    postType: 11,
    category: 3,
    regionId: 'CA59',
    contentType: 1,
    content: `피스아치에서 두 시간 기다려 보고 적습니다.

■ 서류
한국 여권이면 육로로 가도 ESTA가 있어야 해요. 캐나다 영주권 카드, 취업·학업 허가서도 꼭 챙기세요. 없으면 돌아올 때 곤란합니다.

■ 시간
토요일 오전 10시~오후 1시가 가장 막혀요. 일요일 아침 7시에 나가면 15분. 국경 대기 시간은 양쪽 정부(CBP, CBSA) 누리집에서 실시간으로 나옵니다.

■ 물건
당일로 다녀오면 면세 한도가 없어요. 24시간 넘게 있으면 1인 $200, 48시간이 넘으면 $800까지입니다(캐나다 달러). 영수증은 한 봉투에 모아 두고, 산 값을 그대로 말하세요.
고기, 과일, 달걀은 철에 따라 못 들여오는 것이 바뀝니다.

■ 차
렌터카는 국경을 넘어도 되는지 계약서에 적혀 있어야 해요.`,
    tags: ['국경', '미국', '쇼핑', 'ESTA'],
    pictures: [
      { kind: 'road', seed: 4, texts: ['국경 검문소', '2 km'] },
      { kind: 'passport', seed: 6 },
    ],
    location: { lat: 49.0021, lng: -122.7562 },
    author: 17,
    daysAgo: 9,
  },
  {
    key: 'travel-halifax',
    title: '등대와 랍스터, 노바스코샤에서 보낸 주말',
    postType: 11,
    category: 1,
    regionId: 'CA12',
    contentType: 0,
    content: `할리팩스에서 한 시간, 바위 위에 하얀 등대가 서 있습니다.

파도가 넘어오는 검은 바위에는 절대 올라가지 마세요. 젖어 있으면 이미 파도가 닿은 자리예요.
부두의 랍스터 가게에서는 무게로 고르면 쪄 줍니다. 앞치마와 망치를 주는데, 한국 사람은 젓가락을 챙겨 가면 더 잘 먹어요.

바람이 세니 여름에도 겉옷을 가져가세요.`,
    tags: ['할리팩스', '등대', '주말여행', '대서양'],
    pictures: [
      { kind: 'skyline', seed: 14 },
      { kind: 'lake', seed: 9 },
      { kind: 'townhouses', seed: 14 },
      { kind: 'coffee', seed: 17 },
    ],
    author: 23,
    daysAgo: 31,
  },
];
