import type { DemoPost } from '../content.ts';

/** 이벤트: festivals, shows, seminars and community-centre days. */
export const eventPosts: DemoPost[] = [
  {
    key: 'event-hangawi',
    title: '버나비 한가위 한마당: 송편 빚고 강강술래 돌고',
    postType: 5,
    category: 1,
    regionId: 'CA59',
    contentType: 1,
    content: `가족과 함께 오세요. 한복을 입고 오시면 작은 선물을 드려요.

때: 추석이 있는 주 토요일, 오전 11시 – 오후 5시
곳: 버나비 중앙공원 잔디 무대
참가비: 무료 (송편 빚기 체험은 한 접시 $5)

11:00 길놀이와 여는 인사
11:30 어린이 합창
12:30 송편 빚기 · 제기차기 · 투호
14:00 판소리와 사물놀이
15:30 강강술래 (누구나 손을 잡으면 돼요)
16:30 경품 추첨

주차장이 좁아요. 스카이트레인역에서 걸어서 8분이니 대중교통을 권해요.
자원봉사자를 찾고 있어요. 고등학생은 봉사 시간 확인서를 드려요. 문의 604-555-0181`,
    tags: ['추석', '한인행사', '버나비', '가족'],
    pictures: [
      { kind: 'festival', seed: 5, texts: ['한가위 한마당'] },
      { kind: 'festival', seed: 6, texts: ['강강술래'] },
    ],
    location: { lat: 49.2277, lng: -123.0181 },
    author: -1,
    daysAgo: 3,
  },
  {
    key: 'event-light-festival',
    title: '겨울 불빛 산책: 동네 등불 축제 안내',
    postType: 5,
    category: 2,
    regionId: 'CA48',
    contentType: 0,
    content: `해가 일찍 지는 계절, 강변 산책로에 등불이 켜져요.

매일 오후 4시 30분부터 9시까지, 입장은 무료예요. 주말 7시 이후가 가장 붐비니 유아차가 있다면 5시쯤 오시길 권해요.
핫초코 부스는 현금과 카드를 모두 받아요. 개인 컵을 가져오시면 50센트를 빼 드려요.

영하 20도 아래로 내려가거나 바람이 세면 쉬어요.`,
    tags: ['축제', '겨울', '캘거리', '산책'],
    pictures: [
      { kind: 'festival', seed: 9, texts: ['겨울 불빛 산책'] },
      { kind: 'skyline', seed: 12 },
      { kind: 'townhouses', seed: 11 },
    ],
    location: { lat: 51.0536, lng: -114.0628 },
    author: 10,
    daysAgo: 16,
  },
  {
    key: 'event-tax-seminar',
    title: '[무료 세미나] 캐나다 첫 세금 신고, 한국 소득이 있다면',
    postType: 5,
    category: 4,
    regionId: 'CA35',
    contentType: 2,
    content: `<p>처음 세금 신고를 하는 분을 위한 두 시간 세미나예요. 공인회계사가 기본 원리를 설명하고, 뒷부분에는 질문을 받아요.</p>
<h2>이런 분께 권해요</h2>
<ul>
<li>올해 캐나다에 도착해 첫 신고를 앞둔 분</li>
<li>한국에 월세 소득이나 예금 이자가 있는 분</li>
<li>자녀 수당(CCB)과 GST/HST 크레딧을 아직 신청하지 않은 분</li>
</ul>
<h2>순서</h2>
<table>
<tbody>
<tr><th>19:00</th><td>세법상 거주자란 무엇인가</td></tr>
<tr><th>19:30</th><td>전 세계 소득 신고와 외국 납부 세액</td></tr>
<tr><th>20:00</th><td>수당과 환급: 신고해야 받을 수 있는 것들</td></tr>
<tr><th>20:20</th><td>질문과 답</td></tr>
</tbody>
</table>
<p>장소는 노스욕 도서관 2층 강의실이고, 온라인으로도 볼 수 있어요. 자리가 40석이라 미리 신청해 주세요.</p>
<p><strong>개별 상담이 아니라 일반 설명이에요.</strong> 내 상황에 맞는 판단은 캐나다 국세청(CRA) 안내나 전문가에게 확인해 주세요.</p>`,
    tags: ['세미나', '세금', '토론토', '무료'],
    pictures: [
      { kind: 'bank', seed: 4 },
      { kind: 'classroom', seed: 7, texts: ['첫 세금 신고', '질문 환영해요'] },
    ],
    location: { lat: 43.7687, lng: -79.4128 },
    author: -1,
    daysAgo: 7,
  },
  {
    key: 'event-concert',
    title: '동네 합창단 정기연주회 ‘집으로 가는 길’',
    postType: 5,
    category: 3,
    regionId: 'CA59',
    contentType: 1,
    content: `한 해 동안 매주 화요일에 모여 연습한 노래를 들려드려요. 전문가는 없지만 마음은 꽉 찼습니다.

토요일 저녁 7시, 코퀴틀람의 작은 교회 강당
입장권 $15, 학생과 65세 이상 $10, 초등학생까지 무료

1부 한국 가곡과 동요
2부 캐나다 민요와 영화 음악
앙코르는 다 같이 부르는 고향의 봄

공연 뒤에 떡과 차를 나눠요. 알레르기가 있으시면 미리 말씀해 주세요.`,
    tags: ['공연', '합창', '코퀴틀람', '주말'],
    pictures: [{ kind: 'festival', seed: 10, texts: ['집으로 가는 길'] }],
    location: { lat: 49.2838, lng: -122.7932 },
    author: 3,
    daysAgo: 5,
  },
  {
    key: 'event-flea',
    title: '주차장 벼룩시장: 안 쓰는 물건, 새 주인 찾기',
    postType: 5,
    category: 1,
    regionId: 'CA35',
    contentType: 1,
    content: `한 자리 $20, 차 한 대를 세우고 트렁크를 열면 그게 가게예요.

이번 달 마지막 일요일 오전 10시 – 오후 2시, 미시사가 한인 교회 주차장
판매 신청은 수요일까지, 자리는 30개

판매할 수 없는 것: 카시트(사고 이력을 알 수 없어요), 리콜된 아기침대, 약, 집에서 만든 고기 음식
비가 오면 다음 주로 미뤄요. 아침 8시에 공지 올릴게요.`,
    tags: ['벼룩시장', '중고', '미시사가', '나눔'],
    pictures: [
      { kind: 'festival', seed: 3, texts: ['주차장 벼룩시장'] },
      { kind: 'townhouses', seed: 5 },
    ],
    location: { lat: 43.5931, lng: -79.6424 },
    author: 25,
    daysAgo: 1,
  },
];
