import type { DemoPost } from '../content.ts';

/** 웹진: the editorial magazine. */
export const webzinePosts: DemoPost[] = [
  {
    key: 'webzine-weekend-market',
    title: '토요일 아침, 파머스마켓에서 한국 밥상 차리기',
    postType: 2,
    category: 1,
    regionId: 'CA59',
    contentType: 2,
    content: `<p>파머스마켓은 비싸다는 말, 반은 맞고 반은 틀려요. 제철에 맞춰 가면 한인 마트보다 싼 채소도 있고, 무엇보다 맛이 달라요. 편집팀이 토요일 아침 9시부터 한 바퀴 돌며 한 상을 차려 봤어요.</p>
<h2>장바구니에 담은 것</h2>
<table>
<thead><tr><th>재료</th><th>현지 이름</th><th>한국 요리로는</th></tr></thead>
<tbody>
<tr><td>어린 비트잎</td><td>beet greens</td><td>된장에 무쳐 나물로</td></tr>
<tr><td>콜라비</td><td>kohlrabi</td><td>깍두기처럼 담가 이틀 뒤부터</td></tr>
<tr><td>마늘종</td><td>garlic scapes</td><td>고추장 볶음, 6월 한 달만 나와요</td></tr>
<tr><td>한입 오이</td><td>mini cucumber</td><td>오이소박이</td></tr>
<tr><td>농장 달걀</td><td>free-run eggs</td><td>달걀장</td></tr>
</tbody>
</table>
<h2>장 보는 순서</h2>
<ol>
<li>먼저 한 바퀴 걸으며 값과 상태를 봐요. 같은 토마토도 집마다 달라요.</li>
<li>흙 묻은 채소부터 사고, 딸기와 두부는 마지막에 담아요.</li>
<li>끝나기 30분 전에는 남은 채소를 묶어서 싸게 주는 집이 있어요. 웃으며 물어보면 돼요.</li>
</ol>
<h2>오늘의 한 상</h2>
<p>콜라비 생채, 비트잎 나물, 마늘종 볶음, 달걀장, 그리고 밥. 장 보는 데 한 시간, 만드는 데 한 시간이면 사흘치 반찬이 나와요. 비트잎은 줄기를 먼저 넣고 잎을 나중에 데쳐야 물러지지 않아요.</p>
<blockquote>“이 잎을 먹는 손님은 한국 분들뿐이에요. 그래서 이제는 잎을 떼지 않고 가져와요.” — 채소 농장 부스에서</blockquote>
<p>시장마다 여는 요일과 계절이 달라요. 가기 전에 그 시장의 누리집에서 날짜를 확인해 주세요.</p>`,
    tags: ['파머스마켓', '제철', '요리', '주말'],
    pictures: [
      { kind: 'produce', seed: 6 },
      { kind: 'produce', seed: 7 },
      { kind: 'kitchen', seed: 9 },
    ],
    author: -1,
    daysAgo: 4,
  },
  {
    key: 'webzine-issue-neighborhood',
    title: '한카 계절호: 걸어서 만나는 동네',
    postType: 2,
    category: 1,
    regionId: 'CA00',
    contentType: 0,
    content: `이번 호는 차에서 내려 걷는 이야기예요.

표지를 넘기면 밴쿠버의 골목, 노스욕의 저녁 시장, 캘거리 강변의 자전거 길이 이어집니다. 사진을 옆으로 넘겨 보세요.

— 골목에서 만난 사람: 빨래방을 서점으로 바꾼 부부
— 걷기 좋은 길 여섯 곳과 쉬어 갈 벤치
— 아이와 함께라면: 유아차로 갈 수 있는 길만 골랐어요

다음 호 주제는 ‘혼자 먹는 저녁’이에요. 여러분의 이야기를 기다립니다.`,
    tags: ['웹진', '계절호', '산책', '동네'],
    pictures: [
      {
        kind: 'magazine',
        seed: 1,
        texts: ['계절호', '걸어서 만나는 동네', '골목의 작은 서점', '벤치가 있는 길 여섯 곳'],
      },
      { kind: 'townhouses', seed: 12 },
      { kind: 'skyline', seed: 10 },
      { kind: 'coffee', seed: 15 },
      { kind: 'lake', seed: 13 },
    ],
    author: -1,
    daysAgo: 12,
  },
  {
    key: 'webzine-interview-baker',
    title: '새벽 네 시에 출근하는 제빵사, 몬트리올에서 7년',
    postType: 2,
    category: 3,
    regionId: 'CA24',
    contentType: 3,
    content: `> 새벽 네 시, 가게 불이 켜진다. 그는 먼저 라디오를 켜고, 그다음 오븐을 켠다.

**왜 몬트리올이었나요?**

빵 때문이죠. 처음엔 일 년만 배우고 돌아갈 생각이었어요. 그런데 겨울에 반죽이 얼마나 천천히 부푸는지 알고 나니까, 한 해로는 모자라더라고요.

**프랑스어가 어렵지 않았나요?**

어려웠어요. 지금도 어렵고요. 주방 말은 석 달이면 되는데, 손님 말은 3년 걸렸어요. 주에서 하는 무료 프랑스어 수업을 들었습니다. 거기서 만난 친구들이 아직도 단골이에요.

**쑥 크루아상은 어떻게 나왔나요?**

어머니가 말린 쑥을 보내 주셨는데 떡을 할 줄 몰라서요. 반죽에 넣어 봤더니 동네 할머니들이 좋아하시더라고요. 이름을 묻기에 '봄'이라고 했어요. 지금은 차림표에 그냥 *Bom*이라고 적혀 있습니다.

**처음 오는 사람에게 해 주고 싶은 말은?**

세 가지요.

1. 이력서는 짧게, 가게에는 직접 찾아가서 내세요. 아침 바쁜 시간은 피하고요.
2. 겨울 부츠는 아끼지 마세요.
3. 혼자 버티지 마세요. 저는 한 번 크게 아프고 나서야 이웃 벨을 눌렀어요.

**7년 뒤에는 어디에 있을까요?**

여기요. 아마 다섯 시에 출근하겠죠. 한 시간 늦잠은 사장의 특권이니까요.

---

*이 인터뷰의 인물은 여러 사람의 이야기를 모아 구성했어요.*`,
    tags: ['인터뷰', '몬트리올', '제빵', '직업'],
    pictures: [
      { kind: 'coffee', seed: 3 },
      { kind: 'kitchen', seed: 17 },
    ],
    author: -1,
    daysAgo: 20,
  },
  {
    key: 'webzine-broth-tour',
    title: '비 오는 날의 국물 지도: 밴쿠버에서 뜨끈한 한 그릇',
    postType: 2,
    category: 4,
    regionId: 'CA59',
    contentType: 1,
    content: `11월부터 3월까지, 이 도시는 국물의 도시가 됩니다. 가게 이름 대신 국물의 종류로 지도를 그려 봤어요.

맑은 국물이 당길 때 — 리치먼드 쪽의 우육면과 쌀국수. 고수를 싫어하면 “no cilantro, please” 한마디면 돼요.

뽀얀 국물이 당길 때 — 코퀴틀람 한인타운의 설렁탕과 순대국. 점심 11시 30분 전에 가면 줄이 없어요.

빨간 국물이 당길 때 — 롭슨 거리의 라멘집들은 맵기를 고를 수 있어요. 한국식 ‘보통’은 여기서 ‘hot’쯤이에요.

집에서 끓이고 싶을 때 — 정육 코너에서 beef bones(사골), oxtail(꼬리), brisket(양지)을 찾으세요. 찬물에 두 시간 핏물을 빼고, 처음 끓인 물은 버려요.

팁 문화가 부담스러운 날엔 포장이 답이에요. 뜨거운 국물은 뚜껑 있는 냄비를 가져가면 담아 주는 집도 있어요. 먼저 물어보세요.`,
    tags: ['맛집', '국물', '밴쿠버', '비오는날'],
    pictures: [
      { kind: 'coffee', seed: 22 },
      { kind: 'kitchen', seed: 4 },
      { kind: 'skyline', seed: 9 },
    ],
    author: 12,
    daysAgo: 9,
  },
];
