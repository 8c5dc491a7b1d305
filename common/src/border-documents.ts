// What each traveller in a car has with them at the land border to the United States and on the way back, as the agencies write it.

/** Where a rule stands, and the day on which it was looked up, in a stored copy of that page or of its words. */
interface DocumentSource {
  title: string;
  href: string;
  /** YYYY-MM-DD. */
  checked: string;
}

const CHECKED = '2026-11-24';

export const DOCUMENT_SOURCES = {
  whti: {
    title: 'CBP WHTI 안내',
    href: 'https://www.cbp.gov/travel/us-citizens/western-hemisphere-travel-initiative',
    checked: CHECKED,
  },
  estaLand: {
    title: 'CBP 육로 ESTA 안내(2023-04-11)',
    href: 'https://www.cbp.gov/newsroom/local-media-release/cbp-buffalo-reminder-esta-requirement-land-border-ports-entry',
    checked: CHECKED,
  },
  esta: {
    title: 'CBP ESTA 자주 묻는 질문',
    href: 'https://www.cbp.gov/travel/international-visitors/frequently-asked-questions-about-visa-waiver-program-vwp-and-electronic-system-travel',
    checked: CHECKED,
  },
  fees: {
    title: '미국 관보 2025-16453(CBP 수수료)',
    href: 'https://www.govinfo.gov/content/pkg/FR-2025-08-28/html/2025-16453.htm',
    checked: CHECKED,
  },
  i94: {
    title: 'USA.gov 육로 입국 안내(I-94)',
    href: 'https://www.usa.gov/from-canada-mexico-caribbean',
    checked: CHECKED,
  },
  cbsa: {
    title: 'CBSA 여행 서류 안내',
    href: 'https://www.cbsa-asfc.gc.ca/travel-voyage/td-dv-eng.html',
    checked: CHECKED,
  },
  cbsaChildren: {
    title: 'CBSA 아이와 함께하는 여행',
    href: 'https://cbsa-asfc.gc.ca/multimedia/reels-bobines/children-enfants/transcript-transcription-eng.html',
    checked: CHECKED,
  },
  entry: {
    title: 'IRCC 캐나다 입국 서류',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/entry-requirements-country.html',
    checked: CHECKED,
  },
  prtd: {
    title: 'IRCC 안내서 5529(PRTD)',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/guide-5529-applying-permanent-resident-travel-document.html',
    checked: CHECKED,
  },
  study: {
    title: 'IRCC 학업 허가 소지자의 여행',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/extend-study-permit/travel-outside-canada.html',
    checked: CHECKED,
  },
  work: {
    title: 'IRCC 취업 허가 소지자의 여행',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/work-canada/permit/temporary/extend/travel-outside-canada.html',
    checked: CHECKED,
  },
} as const satisfies Record<string, DocumentSource>;
type DocumentSourceId = keyof typeof DOCUMENT_SOURCES;

/** One rule, in our words, and where it stands. */
interface DocumentRule {
  text: string;
  source: DocumentSourceId;
}

/** Each way, and what it costs and how long it holds. */
export const DOCUMENT_PARTS = ['south', 'back', 'cost'] as const;
type DocumentPart = (typeof DOCUMENT_PARTS)[number];
export type DocumentCard = Readonly<Record<DocumentPart, readonly DocumentRule[]>>;

/** Below this age a birth certificate may stand for a passport of a citizen (CBP, WHTI). */
export const CHILD_BELOW = 16;

const rule = (source: DocumentSourceId, text: string): DocumentRule => ({ source, text });

/** Whoever drives in with a Korean passport, whatever they are in Canada. */
const koreanSouth = [
  rule('esta', '한국 전자여권. 비자 면제(VWP)로 관광이나 상용 90일까지예요.'),
  rule(
    'estaLand',
    '승인된 ESTA. 2022년 10월 1일부터 육로로 들어갈 때도 있어야 해요. 72시간 전까지 신청을 권해요.',
  ),
  rule('i94', 'I-94 출입국 기록. 국경에서 만들거나 미리 온라인으로 신청해요.'),
];
const koreanCost = [
  rule(
    'fees',
    'ESTA는 2025년 9월 30일부터 40달러(미국)이고, 법에 따라 해마다 물가만큼 올라요. 지금 금액은 공식 안내에서 확인해 주세요.',
  ),
  rule('esta', 'ESTA는 승인된 날부터 2년, 여권이 먼저 끝나면 그날까지예요.'),
  rule(
    'fees',
    '육로 I-94는 2025년 9월 30일부터 종전 6달러에 24달러가 더해져 30달러(미국)예요. 지금 금액은 공식 안내에서 확인해 주세요.',
  ),
  rule('estaLand', '비자 면제로 들어간 90일 안에 다시 들어가면 I-94 수수료를 또 내지 않아요.'),
];
const koreanChildSouth = [
  ...koreanSouth,
  rule('esta', '아이도 나이와 상관없이 제 이름의 ESTA가 있어야 해요.'),
];

const noFee = rule('whti', '국경에서 내는 수수료는 안내에 없어요. 여권과 카드는 적힌 날까지예요.');

const consent = rule(
  'cbsaChildren',
  '아이의 여권. 부모나 후견인이 아닌 어른이 데려오면 동의서(보호자 이름과 연락처, 여행 목적, 데려가는 어른의 이름).',
);

const noEta = '육로로 돌아올 때는 eTA가 없어도 돼요(비행기일 때만 있어야 해요).';
const permitBack = (source: 'study' | 'work', name: string) => [
  rule(source, `유효한 한국 여권과 ${name}. ${name}만으로는 입국할 수 없어요.`),
  rule(source, noEta),
];
const permitCost = (source: 'study' | 'work', name: string) => [
  ...koreanCost,
  rule(source, `${name}는 적힌 날까지예요. 다시 들어올 수 있는지는 국경에서 정해요.`),
];

/** Everybody that a reader may have in the car: adults, and children under 16. */
export const TRAVELLERS = [
  {
    key: 'citizen',
    title: '캐나다 시민권자',
    adult: {
      south: [
        rule('whti', '캐나다 여권, NEXUS·FAST 카드, 주에서 발급한 강화 운전면허(EDL) 가운데 하나예요.'),
        rule('i94', '관광이나 경유라면 보통 I-94를 만들지 않아요.'),
      ],
      back: [
        rule('cbsa', '캐나다 여권. 없으면 NEXUS·FAST 카드나 시민권 카드로도 신분과 국적을 보일 수 있어요.'),
      ],
      cost: [noFee],
    },
    child: {
      south: [
        rule('whti', '캐나다 여권. 육로라면 출생증명서(원본이나 사본)나 시민권 카드로도 돼요.'),
        rule('i94', '관광이나 경유라면 보통 I-94를 만들지 않아요.'),
      ],
      back: [rule('cbsa', '캐나다 여권. 출생증명서나 시민권 카드로도 국적을 보일 수 있어요.'), consent],
      cost: [noFee],
    },
  },
  {
    key: 'pr',
    title: '영주권자(한국 여권)',
    adult: {
      south: koreanSouth,
      back: [
        rule('cbsa', '영주권 카드와 여권. NEXUS 회원이라도 여권과 영주권 증명을 함께 가지고 다녀야 해요.'),
        rule(
          'prtd',
          '내 차나 빌린 차라면 영주권 카드, PRTD 말고 다른 서류로도 돌아올 수 있어요. 버스와 기차는 안 돼요.',
        ),
      ],
      cost: [
        ...koreanCost,
        rule('prtd', '영주권 카드는 적힌 날까지예요. 돌아오는 날에 유효한지는 본인이 확인해야 해요.'),
      ],
    },
    child: {
      south: koreanChildSouth,
      back: [
        rule('cbsa', '아이의 영주권 카드와 여권.'),
        rule(
          'prtd',
          '내 차나 빌린 차라면 영주권 카드, PRTD 말고 다른 서류로도 돌아올 수 있어요. 버스와 기차는 안 돼요.',
        ),
        consent,
      ],
      cost: [
        ...koreanCost,
        rule('prtd', '영주권 카드는 적힌 날까지예요. 돌아오는 날에 유효한지 미리 확인해야 해요.'),
      ],
    },
  },
  {
    key: 'visitor',
    title: '방문자(한국 여권)',
    adult: {
      south: koreanSouth,
      back: [rule('entry', '유효한 한국 여권.'), rule('entry', noEta)],
      cost: koreanCost,
    },
    child: {
      south: koreanChildSouth,
      back: [rule('entry', '아이의 유효한 한국 여권.'), rule('entry', noEta), consent],
      cost: koreanCost,
    },
  },
  {
    key: 'study',
    title: '학업 허가 소지자(한국 여권)',
    adult: {
      south: koreanSouth,
      back: permitBack('study', '학업 허가'),
      cost: permitCost('study', '학업 허가'),
    },
    child: {
      south: koreanChildSouth,
      back: [...permitBack('study', '학업 허가'), consent],
      cost: permitCost('study', '학업 허가'),
    },
  },
  {
    key: 'work',
    title: '취업 허가 소지자(한국 여권)',
    adult: {
      south: koreanSouth,
      back: permitBack('work', '취업 허가'),
      cost: permitCost('work', '취업 허가'),
    },
    /** Nobody works below this age: their children come as visitors or to study. */
    child: null,
  },
  {
    key: 'us',
    title: '미국 시민권자',
    adult: {
      south: [
        rule('whti', '미국 여권, 여권 카드, NEXUS 카드, 주에서 발급한 강화 운전면허(EDL) 가운데 하나예요.'),
      ],
      back: [rule('entry', '유효한 미국 여권. 없으면 출생증명서, 시민권 증서 같은 다른 서류로도 돼요.')],
      cost: [noFee],
    },
    child: {
      south: [
        rule('whti', '미국 여권. 육로라면 출생증명서(원본이나 사본), 해외 출생 신고서, 귀화 증서로도 돼요.'),
      ],
      back: [rule('entry', '유효한 미국 여권. 없으면 출생증명서 같은 다른 서류로도 돼요.'), consent],
      cost: [noFee],
    },
  },
] as const satisfies readonly {
  key: string;
  title: string;
  adult: DocumentCard;
  child: DocumentCard | null;
}[];

/** Each kind of traveller with its card, an adult before a child: 'pr', 'pr-child'. */
export const DOCUMENT_CARDS: readonly { code: string; title: string; card: DocumentCard }[] =
  TRAVELLERS.flatMap(({ key, title, adult, child }) => [
    { code: key, title: `${title} 어른`, card: adult },
    ...(child ? [{ code: `${key}-child`, title: `${title} 어린이`, card: child }] : []),
  ]);

/** Whether a consent letter may be asked for. */
export const hasChild = (codes: readonly string[]): boolean => codes.some((code) => code.endsWith('-child'));
