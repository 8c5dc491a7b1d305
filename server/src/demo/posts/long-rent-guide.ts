import type { DemoPost } from '../content.ts';

/** 부동산: the long guide to renting, province by province. */
export const rentGuidePost: DemoPost = {
  key: 'real-estate-rent-guide',
  title: '보증금은 반 달치까지: 주별 임대차 기본 규칙',
  postType: 10,
  category: 2,
  regionId: 'CA00',
  contentType: 2,
  content: `<p>캐나다의 임대차법은 주마다 달라요. 밴쿠버에서 들은 이야기를 토론토에 그대로 쓰면 틀립니다. 가장 자주 묻는 것부터 정리했어요.</p>
<h2>보증금, 얼마까지 낼 수 있나요?</h2>
<table>
<thead><tr><th>주</th><th>받을 수 있는 것</th><th>받을 수 없는 것</th></tr></thead>
<tbody>
<tr><td>BC</td><td>보증금은 월세의 반까지. 반려동물이 있으면 반 달치를 더</td><td>그 이상의 보증금, 열쇠값 명목의 돈</td></tr>
<tr><td>온타리오</td><td>마지막 달 월세(last month's rent)와 실비의 열쇠 보증금</td><td>파손 보증금(damage deposit), 반려동물 보증금</td></tr>
<tr><td>앨버타</td><td>보증금은 한 달치까지</td><td>한 달치를 넘는 보증금</td></tr>
<tr><td>퀘벡</td><td>첫 달 월세</td><td>보증금. 원칙적으로 요구할 수 없어요</td></tr>
</tbody>
</table>
<h2>월세는 언제, 얼마나 오르나요?</h2>
<ul>
<li><strong>BC</strong> 12개월에 한 번, 석 달 전에 정해진 양식으로 알려야 해요. 올릴 수 있는 비율은 주 정부가 해마다 정합니다.</li>
<li><strong>온타리오</strong> 12개월에 한 번, 90일 전에 서면으로. 해마다 정하는 비율이 있지만 2018년 11월 15일 뒤에 처음 사람이 산 집은 이 비율을 따르지 않아요.</li>
<li><strong>앨버타</strong> 비율 제한은 없고, 횟수와 통지 기간을 지켜야 해요.</li>
</ul>
<h2>집을 보러 가서 물어볼 열 가지</h2>
<ol>
<li>월세에 전기, 난방, 물, 인터넷 가운데 무엇이 들어 있나요?</li>
<li>주차와 창고는 따로 돈을 내나요?</li>
<li>세탁은 집 안에서, 아니면 공용인가요?</li>
<li>계약은 1년 고정인가요, 그 뒤에는 월 단위로 이어지나요?</li>
<li>이사 나갈 때 얼마나 먼저 알려야 하나요?</li>
<li>스트라타(콘도) 이사 비용은 누가 내나요?</li>
<li>반려동물과 악기에 대한 규칙이 있나요?</li>
<li>집주인이 직접 관리하나요, 관리 회사인가요?</li>
<li>수리는 누구에게, 어떻게 알리나요?</li>
<li>세입자 보험(tenant insurance)을 요구하나요?</li>
</ol>
<h2>서명하기 전에</h2>
<p>계약서에 집주인의 <strong>이름과 연락처</strong>가 있는지 봐요. BC는 주 정부의 표준 계약서(RTB-1), 온타리오는 표준 임대 계약서(Standard Form of Lease)를 씁니다. 빈칸이 있는 계약서에는 서명하지 마세요.</p>
<h2>들어가는 날과 나가는 날</h2>
<p>함께 집을 둘러보고 상태를 적어요. BC에서는 집을 비우고 새 주소를 서면으로 알린 뒤 <strong>15일 안</strong>에 집주인이 보증금을 돌려주거나, 분쟁 조정을 신청해야 해요.</p>
<h2>다툼이 생기면</h2>
<table>
<tbody>
<tr><th>BC</th><td>Residential Tenancy Branch</td></tr>
<tr><th>온타리오</th><td>Landlord and Tenant Board</td></tr>
<tr><th>앨버타</th><td>Residential Tenancy Dispute Resolution Service</td></tr>
<tr><th>퀘벡</th><td>Tribunal administratif du logement</td></tr>
</tbody>
</table>
<blockquote>집을 직접 보기 전에 보증금을 보내지 마세요. ‘지금 안 보내면 다른 사람에게 간다’는 말은 서두르게 하려는 말이에요.</blockquote>
<p>집주인과 부엌이나 욕실을 함께 쓰는 집은 임대차법의 보호를 받지 못할 수 있어요. 규칙과 금액은 바뀔 수 있으니 각 주의 공식 안내를 꼭 확인해 주세요.</p>`,
  tags: ['보증금', '임대차법', '렌트', '계약서'],
  pictures: [
    { kind: 'townhouses', seed: 2 },
    { kind: 'document', seed: 8, texts: ['Tenancy Agreement'] },
    { kind: 'living-room', seed: 6 },
  ],
  author: -1,
  daysAgo: 8,
};
