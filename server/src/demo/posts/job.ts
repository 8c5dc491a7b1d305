import type { DemoPost } from '../content.ts';

/** Job: openings, people who look for work, part-time work and know-how. */
export const jobPosts: DemoPost[] = [
  {
    key: 'job-bakery-cook',
    title: '[구인] 버나비 베이커리 카페 제빵 보조 (주 4일)',
    postType: 9,
    category: 1,
    regionId: 'CA59',
    contentType: 1,
    content: `동네 빵집 ‘밀과 쉼’에서 함께 일할 분을 찾습니다.

하는 일: 반죽 계량, 성형, 오븐 작업 보조, 마감 청소
시간: 화·수·금·토 오전 5시 – 오후 1시
급여: 시급 $21부터, 경력에 따라 의논. 팁은 시간으로 나눠요
자격: 새벽 근무가 가능하고 12 kg 밀가루를 들 수 있는 분. 경력은 없어도 됩니다
필요: 합법적으로 일할 수 있는 허가, FoodSafe Level 1(입사 뒤 한 달 안에 따도 돼요)

직원 빵 무료, 6개월 뒤 건강보험 절반 지원. 스카이트레인역에서 걸어서 5분입니다.
지원: 간단한 이력서와 가능한 시작일을 604-555-0134로 문자 주세요.`,
    tags: ['구인', '베이커리', '버나비', '제빵'],
    pictures: [
      { kind: 'coffee', seed: 6 },
      { kind: 'kitchen', seed: 12 },
    ],
    location: { lat: 49.2669, lng: -122.9935 },
    author: 33,
    daysAgo: 2,
  },
  {
    key: 'job-office-admin',
    title: '[구인] 토론토 물류회사 사무직 (한국어·영어)',
    postType: 9,
    category: 1,
    regionId: 'CA35',
    contentType: 2,
    content: `<p>한국과 캐나다를 잇는 물류회사에서 고객 응대와 서류를 맡을 분을 찾아요.</p>
<table>
<tbody>
<tr><th>하는 일</th><td>선적 서류 확인, 고객 이메일과 전화, 운송사 일정 조율</td></tr>
<tr><th>근무</th><td>월–금 오전 9시–오후 5시 30분, 주 2일 재택</td></tr>
<tr><th>급여</th><td>연봉 $52,000–60,000, 3개월 뒤 건강·치과 보험</td></tr>
<tr><th>곳</th><td>마캄 스틸스 애비뉴 근처, 무료 주차</td></tr>
<tr><th>필요</th><td>한국어와 영어 업무 가능, 스프레드시트 기본, 취업 가능한 신분</td></tr>
<tr><th>우대</th><td>통관·물류 경력 1년 이상</td></tr>
</tbody>
</table>
<h2>지원 방법</h2>
<ol>
<li>이력서와 자기소개(한 장 이내)를 PDF로 준비해요.</li>
<li>이 글의 ‘문의하기’로 보내 주세요.</li>
<li>1주 안에 연락드리고, 화상 면접 한 번과 방문 면접 한 번이 있어요.</li>
</ol>
<p>나이, 성별, 혼인 여부는 묻지 않아요. 사진은 빼 주세요.</p>`,
    tags: ['구인', '사무직', '토론토', '물류'],
    pictures: [
      { kind: 'office', seed: 3 },
      { kind: 'tower', seed: 4 },
    ],
    location: { lat: 43.8235, lng: -79.3254 },
    author: 20,
    daysAgo: 3,
  },
  {
    key: 'job-seeking-ece',
    title: '[구직] 유아교사(ECE) 자격 있습니다, 코퀴틀람·포트무디',
    postType: 9,
    category: 2,
    regionId: 'CA59',
    contentType: 1,
    content: `BC ECE 자격(One-Year)을 올봄에 받았습니다. 한국에서 유치원 교사로 6년 일했어요.

가능한 시간: 평일 오전 7시 30분 – 오후 5시
원하는 곳: 코퀴틀람, 포트무디, 버나비 동쪽
할 수 있는 것: 몬테소리 교구, 미술 놀이, 학부모 상담(한국어), 응급처치 자격 있음
취업 허가: 오픈 워크퍼밋, 2년 남음

실습 기관 추천서 두 통 보여드릴 수 있습니다. 쪽지 부탁드려요.`,
    tags: ['구직', 'ECE', '유아교사', '코퀴틀람'],
    pictures: [],
    author: 18,
    daysAgo: 5,
  },
  {
    key: 'job-weekend-server',
    title: '[파트타임] 캘거리 한식당 주말 홀 직원 2명',
    postType: 9,
    category: 3,
    regionId: 'CA48',
    contentType: 1,
    content: `토·일 오전 11시 – 오후 8시, 하루만 하셔도 돼요.
시급은 주 최저임금 이상 + 팁, 식사 두 끼.
영어 주문받기가 가능하면 좋고, 처음이면 첫 주는 선배와 짝으로 일해요.
주류를 나르려면 ProServe 자격이 필요한데, 비용은 저희가 냅니다.
급여는 2주마다 은행으로, 급여명세서(pay stub)를 꼭 드려요.`,
    tags: ['파트타임', '한식당', '캘거리', '주말'],
    pictures: [{ kind: 'coffee', seed: 11 }],
    location: { lat: 51.0375, lng: -114.0908 },
    author: 10,
    daysAgo: 1,
  },
  {
    key: 'job-resume-guide',
    title: '캐나다식 이력서, 한 장에 담는 법',
    postType: 9,
    category: 4,
    regionId: 'CA00',
    contentType: 3,
    content: `한국 이력서를 번역만 하면 연락이 오지 않아요. 채용 담당자는 한 장을 6초쯤 봅니다.

## 빼야 할 것

사진, 생년월일, 성별, 혼인 여부, 가족 사항, 주민등록번호, 병역의 세부 사항

## 꼭 있어야 할 것

1. 이름, 전화, 이메일, 사는 도시
2. **Summary** 두세 줄: 무엇을 몇 년 했고, 무엇을 잘하는지
3. **Experience** 최근 것부터, 하는 일이 아니라 *해낸 일*
4. Education, Certificates, Languages

## 고쳐 쓰기

| 이렇게 쓰지 말고 | 이렇게 써요 |
|---|---|
| Responsible for customer service | Answered 60+ customer calls a day with 95% satisfaction |
| Worked as a team member | Trained 4 new staff and cut onboarding from 3 weeks to 2 |
| Good at Excel | Built a stock sheet that saved 5 hours a week |

## 한국 경력 적기

- 회사 이름 뒤에 무슨 회사인지 한 줄을 붙여요: *a 300-person logistics company in Busan*
- 직급은 한국말을 옮기지 말고 역할로: 대리 → *Senior Associate*, 과장 → *Team Lead*
- 학교는 Seoul, South Korea처럼 나라를 적어요.

## 보내기 전에

- [ ] 파일 이름: \`Firstname_Lastname_Resume.pdf\`
- [ ] 공고에 나온 낱말을 세 개 이상 그대로 썼나요?
- [ ] 전화 음성사서함 인사말을 영어로 녹음했나요?
- [ ] 추천인(reference) 두 사람에게 미리 허락을 받았나요?

> 첫 연락이 오기까지 40곳에 보냈다는 분이 많아요. 스무 곳에서 멈추지 마세요.`,
    tags: ['이력서', '취업', '면접', '가이드'],
    pictures: [
      { kind: 'document', seed: 5, texts: ['RESUME'] },
      { kind: 'office', seed: 6 },
    ],
    author: -1,
    daysAgo: 23,
  },
  {
    key: 'job-tech-referral',
    title: '신입 개발자, 밴쿠버에서 8개월 만에 첫 직장 구한 기록',
    postType: 9,
    category: 4,
    regionId: 'CA59',
    contentType: 1,
    content: `지원 214곳, 전화 면접 19번, 최종 면접 4번, 합격 1곳.

숫자로 적으니 담담하지만 5개월째에는 정말 힘들었습니다. 바뀐 건 방법이었어요.

처음 4개월: 공고만 보고 지원. 응답률 3%.
다음 4개월: 밋업에 매주 하나씩 나가서 사람을 먼저 만남. 소개로 넣은 곳은 응답률 40%.

면접에서 가장 많이 받은 질문은 “팀원과 의견이 달랐던 때”였습니다. 한국에서는 ‘참았다’가 미덕이었는데, 여기서는 ‘어떻게 말했고 무엇이 바뀌었나’를 듣고 싶어 하더군요. 상황-행동-결과로 다섯 개를 준비했습니다.

연봉 이야기는 먼저 숫자를 말하지 않았어요. BC는 공고에 급여 범위를 적도록 되어 있으니 그 범위를 보고 이야기하시면 됩니다.

지금 찾고 계신 분, 혼자 하지 마세요. 매주 화요일 저녁에 온라인으로 모의 면접 합니다. 쪽지 주세요.`,
    tags: ['개발자', '취업후기', '밴쿠버', '면접'],
    pictures: [
      { kind: 'office', seed: 10 },
      { kind: 'skyline', seed: 2 },
    ],
    author: 6,
    daysAgo: 12,
  },
];
