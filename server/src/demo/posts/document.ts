import type { DemoPost } from '../content.ts';

/** 문서/양식: how to fill in and where to get papers. */
export const documentPosts: DemoPost[] = [
  {
    key: 'document-school-registration',
    title: '초·중·고 입학 서류 한 장 정리 (BC 공립학교)',
    postType: 6,
    category: 1,
    regionId: 'CA59',
    contentType: 2,
    content: `<p>BC 공립학교는 사는 집의 학군(catchment) 학교에 등록해요. 교육청마다 양식이 조금씩 다르지만 내는 서류는 거의 같아요.</p>
<h2>준비할 서류</h2>
<table>
<thead><tr><th>무엇을 보는가</th><th>낼 수 있는 것</th><th>한국에서 미리</th></tr></thead>
<tbody>
<tr><td>아이의 나이</td><td>여권, 영문 기본증명서</td><td>기본증명서(상세) 영문 번역</td></tr>
<tr><td>부모의 신분</td><td>영주권 카드, 취업·학업 허가서</td><td>가족관계증명서 영문 번역</td></tr>
<tr><td>사는 곳</td><td>임대 계약서와 공과금 고지서</td><td>—</td></tr>
<tr><td>예방접종</td><td>영문 접종 증명서</td><td>예방접종도우미에서 영문으로 출력</td></tr>
<tr><td>이전 학교</td><td>성적표, 재학증명서</td><td>학교에서 영문으로 발급</td></tr>
</tbody>
</table>
<h2>적을 때 헷갈리는 칸</h2>
<ul>
<li><strong>Legal name</strong> 여권 철자 그대로. 학교에서 부를 이름은 Preferred name에 적어요.</li>
<li><strong>Home language</strong> 집에서 쓰는 말이에요. 한국어라고 적으면 영어 지원(ELL) 평가를 받게 되고, 불이익은 없어요.</li>
<li><strong>Emergency contact</strong> 부모 말고 한 사람 더. 아직 없으면 집주인이나 이웃에게 먼저 여쭤보세요.</li>
<li><strong>Medical alert</strong> 알레르기와 약은 꼭 적어요.</li>
</ul>
<h2>나이 기준</h2>
<p>킨더가튼은 그해 12월 31일까지 만 5세가 되는 아이가 9월에 시작해요. 등록은 보통 그 전 가을에서 겨울 사이에 열리니, 사는 곳 교육청(School District) 누리집에서 날짜를 확인해 주세요.</p>
<p>부모가 임시 체류 신분이면 학비를 내지 않는 조건이 따로 있어요. 교육청 입학 담당에게 허가서를 보여 주고 확인하는 것이 가장 정확해요.</p>`,
    tags: ['입학', '학교', '서류', 'BC'],
    pictures: [
      { kind: 'document', seed: 6, texts: ['School Registration'] },
      { kind: 'classroom', seed: 3 },
    ],
    author: -1,
    daysAgo: 26,
  },
  {
    key: 'document-vaccine',
    title: '영문 예방접종 증명서, 인터넷으로 10분 만에',
    postType: 6,
    category: 2,
    regionId: 'CA00',
    contentType: 3,
    content: `학교, 어린이집, 병원 일을 시작할 때 접종 기록을 내라고 하는 곳이 많아요.

## 순서

1. 질병관리청 **예방접종도우미** 누리집에 들어가요.
2. 공동인증서나 간편인증으로 로그인해요. 해외에 있다면 인증 수단을 떠나기 전에 만들어 두세요.
3. \`전자민원서비스 > 예방접종증명서 발급\`에서 **영문**을 고르고, 여권의 영문 이름을 적어요.
4. PDF로 저장하고 두 장 출력해요.

## 빠진 기록이 있다면

- 어릴 때 접종은 전산에 없을 수 있어요. 아기 수첩을 사진으로 찍어 병원에 등록을 부탁해 보세요.
- 끝내 못 찾으면 캐나다에서 다시 맞거나, 항체 검사로 대신할 수 있는지 공공보건소(Public Health)에 물어보세요.

## 캐나다에서 등록하기

| 주 | 어디에 |
|---|---|
| BC | 지역 보건소 또는 주의 온라인 접종 기록 등록 |
| 온타리오 | 사는 지역 Public Health Unit (학교 다니는 아이는 의무) |
| 앨버타 | 앨버타 헬스 서비스의 접종 기록 제출 |

방법은 자주 바뀌어요. 사는 지역 보건소 누리집에서 마지막으로 확인해 주세요.`,
    tags: ['예방접종', '영문증명서', '의료', '학교'],
    pictures: [
      { kind: 'document', seed: 9, texts: ['예방접종 증명서'] },
      { kind: 'hospital', seed: 3 },
    ],
    author: -1,
    daysAgo: 40,
  },
  {
    key: 'document-apostille',
    title: '아포스티유와 번역 공증, 언제 무엇이 필요한가요?',
    postType: 6,
    category: 3,
    regionId: 'CA00',
    contentType: 1,
    content: `한국은 2007년부터, 캐나다는 2024년 1월 11일부터 아포스티유 협약을 쓰고 있어요. 그래서 예전처럼 ‘영사 확인’을 두 번 받지 않아도 되는 서류가 많아졌습니다.

■ 한국 서류를 캐나다에 낼 때
1) 서류 발급 (가족관계증명서, 졸업증명서 등)
2) 영어나 프랑스어로 번역. 이민 서류는 공인 번역사의 번역본이나 번역자 선서를 요구해요
3) 받는 곳이 원할 때만 아포스티유. 이민국(IRCC) 서류는 대개 번역까지면 돼요

■ 캐나다 서류를 한국에 낼 때
1) 서류에 따라 공증인(notary) 확인
2) 아포스티유: 연방 정부 또는 그 서류가 나온 주의 담당 기관
3) 한국어 번역

■ 위임장
한국의 부동산이나 은행 일은 영사관에서 위임장 확인을 받는 길이 가장 쉬워요. 예약제이고, 본인이 여권을 들고 직접 가야 합니다.

받는 기관에 “아포스티유가 필요한가요, 번역만 있으면 되나요?” 하고 먼저 물어보는 것이 돈과 시간을 아끼는 길이에요. 요금과 처리 기간은 공식 누리집에서 확인해 주세요.`,
    tags: ['아포스티유', '공증', '번역', '위임장'],
    pictures: [
      { kind: 'document', seed: 11, texts: ['APOSTILLE'] },
      { kind: 'passport', seed: 4 },
    ],
    author: 29,
    daysAgo: 33,
  },
  {
    key: 'document-rent-checklist',
    title: '입주 점검표 양식: 사진 찍을 곳 38군데',
    postType: 6,
    category: 4,
    regionId: 'CA59',
    contentType: 3,
    content: `입주하는 날과 나가는 날, 집주인과 함께 집 상태를 적는 문서가 **Condition Inspection Report**예요. BC에서는 이 절차를 지켜야 보증금 다툼이 줄어요. 주 임대차 사무소(Residential Tenancy Branch)의 공식 양식을 쓰고, 아래 점검표는 빠뜨리지 않는 데 쓰세요.

## 들어가자마자

- [ ] 현관문 잠금장치와 열쇠 개수
- [ ] 초인종, 인터컴
- [ ] 벽의 못 자국, 긁힌 곳
- [ ] 바닥의 얼룩과 들뜬 곳
- [ ] 화재 경보기 시험 단추

## 부엌

- [ ] 화구 네 개를 모두 켜 보기
- [ ] 오븐 안쪽과 냉장고 고무 패킹
- [ ] 싱크대 아래 물 자국
- [ ] 환풍기 소리와 전등

## 욕실

- [ ] 실리콘 곰팡이
- [ ] 샤워기 물 세기와 온수까지 걸리는 시간
- [ ] 변기 흔들림, 물 차는 소리
- [ ] 환풍기 (휴지 한 장이 붙으면 잘 돌아요)

## 방과 거실

- [ ] 창문 잠금과 방충망
- [ ] 콘센트마다 충전기 꽂아 보기
- [ ] 난방기 켜 보기
- [ ] 옷장 문 레일

## 사진은 이렇게

1. 방마다 네 귀퉁이에서 한 장씩
2. 흠집은 동전을 옆에 두고 가까이
3. 그날 바로 집주인에게 이메일로 보내 날짜를 남겨요

> 나갈 때 같은 각도로 다시 찍으면, 말다툼 대신 사진 두 장이면 끝나요.`,
    tags: ['렌트', '점검표', '보증금', 'BC'],
    pictures: [
      { kind: 'document', seed: 2, texts: ['입주 점검표'] },
      { kind: 'kitchen', seed: 6 },
      { kind: 'bathroom', seed: 5 },
    ],
    author: -1,
    daysAgo: 21,
  },
  {
    key: 'document-budget-sheet',
    title: '가계부 양식 나눔: 캐나다 첫해용',
    postType: 6,
    category: 4,
    regionId: 'CA00',
    contentType: 1,
    content: `첫해에는 ‘한 번만 나가는 돈’이 많아서 한국에서 쓰던 가계부가 잘 안 맞더라고요. 그래서 칸을 네 개로 나눴습니다.

① 매달 같은 돈: 월세, 통신비, 교통 정기권, 보험
② 매달 다른 돈: 식비, 외식, 옷
③ 첫해에만: 보증금, 가구, 면허 교환, 겨울옷
④ 잊고 있던 돈: 세금 신고 대행비, 치과, 선물, 한국 송금 수수료

표시 가격에 세금이 없다는 점도 칸을 하나 만들어 두면 덜 놀라요. 필요하신 분은 쪽지로 이메일 남겨 주시면 파일 보내드릴게요.`,
    tags: ['가계부', '양식', '생활비'],
    pictures: [{ kind: 'bank', seed: 7 }],
    author: 18,
    daysAgo: 13,
  },
];
