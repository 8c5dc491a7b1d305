import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '../../../testing/member.ts';
import {
  type Answer,
  type Answering,
  type ApiRequest,
  renderAt,
  testDeps,
} from '../../../testing/render.tsx';
import { sampleRealty } from '../../../testing/sample-realty.ts';
import { FormPage } from './form-page.tsx';
import type { Purpose } from './start.ts';

/** The member whose form it is; the sample listing is theirs. */
export const OWNER = sampleRealty.userId;

/** The sample as its owner reads it. */
export const ownRealty = {
  ...sampleRealty,
  address: '1502-4567 Kingsway, Burnaby, BC V5H 2A9',
  phone: '604-555-0123',
};

export const problem = (status: number, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: '저장하지 못했어요', status, detail: '', code: 'x', ...more },
});

const place = (id: string, name: string) => ({ id, name, nameEn: name });
const category = (id: number, value: number, title: string, pid: number) => ({ id, value, title, pid });

const appdata = {
  countries: [
    {
      ...place('CA', '캐나다'),
      provincies: [
        {
          ...place('CA59', '브리티시컬럼비아'),
          cities: [place('CA596173331', '밴쿠버'), place('CA595911606', '버나비')],
        },
        { ...place('CA35', '온타리오'), cities: [place('CA356167865', '토론토')] },
      ],
    },
  ],
  categories: [
    category(8, 2, '렌트', 1),
    category(11, 5, '사업체', 1),
    category(20, 2, '콘도', 2),
    category(21, 9, '룸렌트', 2),
  ],
};

export const candidate = (formatted_address: string, precision: string, lat = 49.2276, lng = -123.0076) => ({
  geometry: { location: { lat, lng } },
  formatted_address,
  precision,
});

export const PHOTO = (n: number): string => `/images/realty/2026/11/${String(n).padStart(32, 'a')}.jpg`;

/** Where pictures are that a call asks for, as of a visible record. */
const addressesOf = (url: string) =>
  (new URLSearchParams(url.split('?')[1]).get('paths') ?? '')
    .split(',')
    .map((path) => ({ path, address: path }));

type Answers = (request: ApiRequest) => Answering | undefined;

/** The form of a member, over a network that answers as the product does unless the test says otherwise. */
export const openForm = (
  purpose: Purpose,
  { answers, as = OWNER }: { answers?: Answers; as?: number } = {},
) => {
  signInAs(as);
  let stored = 0;
  const { deps, requests } = testDeps((one) => {
    const said = answers?.(one);
    if (said) return said;
    const { url, body } = one;
    if (url === '/v1/account/me')
      return { status: 200, body: { id: as, name: '민지', email: '', roles: [], level: 0 } };
    if (url === '/v1/region/appdata') return { status: 200, body: appdata };
    if (url.startsWith('/v1/geo/location')) {
      return { status: 200, body: { candidates: [candidate('4567 Kingsway', 'address')] } };
    }
    if (url.startsWith('/v1/storage/images')) {
      stored += 1;
      return { status: 201, body: [PHOTO(stored)] };
    }
    if (url.startsWith('/v1/query/images')) return { status: 200, body: addressesOf(url) };
    if (url === '/v1/command/realties') return { status: 200, body: { ...ownRealty, ...Object(body) } };
    if (/^\/v1\/query\/realties\/\d+$/.test(url)) return { status: 200, body: ownRealty };
    return { status: 500, body: {} };
  });
  const at = purpose.kind === 'edit' ? `/mypage/renteditform/${purpose.id}` : '/mypage/rentnewform';
  const { router } = renderAt(at, <FormPage purpose={purpose} />, deps);
  return {
    router,
    requests,
    user: userEvent.setup(),
    /** What was sent to be saved. */
    saved: () => requests.filter(({ url }) => url === '/v1/command/realties').map(({ body }) => body),
    ready: () => screen.findByLabelText('제목'),
  };
};

export const field = (label: string): HTMLElement => screen.getByLabelText(label);

/** Fills in everything that a listing must say. */
export const fillIn = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  for (const [label, text] of [
    ['제목', '메트로타운 2베드'],
    ['월세', '2,350'],
    ['침실', '2'],
    ['욕실', '1.5'],
    ['면적', '８５０'],
    ['주소', '4567 Kingsway, Burnaby'],
    ['상세 설명', '역에서 5분이에요.'],
  ] as const) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.selectOptions(field('지역'), '브리티시컬럼비아');
  await user.selectOptions(field('도시'), '버나비');
  await user.selectOptions(field('주택 유형'), '콘도');
  await user.click(screen.getByRole('button', { name: '위치 확인' }));
  await waitFor(() => screen.getByRole('button', { name: /^집 위치 핀/ }));
};
