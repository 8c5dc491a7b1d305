import type { RealtyAround, RealtyDetail } from '@hanca/common/contract/realties.ts';
import { LANDMARK_KINDS } from '@hanca/common/landmarks.ts';
import { money } from '@hanca/common/money.ts';
import { isRoom } from '@hanca/common/realty-facts.ts';
import { stationNotes } from '@hanca/common/station-sources.ts';
import { walkMinutes } from '@hanca/common/walking.ts';
import { bedroomText } from '../card/card-facts.ts';
import type { Fact } from './realty-facts.ts';

/** Of a point that is up to 200 m off nothing is known more exactly. */
const STEP_METRES = 50;

/** '약 450m, 도보 6분', '약 1.2km, 도보 15분'. */
export const distanceText = (metres: number): string => {
  const rounded = Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES);
  const far = rounded < 1000 ? `${rounded}m` : `${(metres / 1000).toFixed(1)}km`;
  return `약 ${far}, 도보 ${walkMinutes(metres)}분`;
};

const MEASURED = '거리는 표시된 원의 가운데에서 잰 직선거리라 실제와 200m쯤 다를 수 있어요.';

const stationText = ({ name, nameEn, system, lines, metres }: RealtyAround['stations'][number]): string => {
  const line = lines.join('·');
  // 'Expo Line' says it all, 'Red' does not.
  const named = line.includes('Line') ? line : `${system} ${line}`;
  const others = [...(name.startsWith(nameEn) ? [] : [nameEn]), named];
  return `${name}(${others.join(', ')}) ${distanceText(metres)}`;
};

const landmarkText = ({ name, nameEn, metres }: RealtyAround['landmarks'][number]): string =>
  `${name}${nameEn && `(${nameEn})`} ${distanceText(metres)}`;

/** What is near, a row for each kind; how that was measured and whose data it is. */
export const nearOf = ({ stations, landmarks }: RealtyAround): { near: Fact[]; sources: string } => {
  const near = [
    { title: '가까운 역', text: stations.map(stationText).join('\n'), wide: true },
    ...LANDMARK_KINDS.map(({ code, title }) => ({
      title,
      text: landmarks
        .filter(({ kind }) => kind === code)
        .map(landmarkText)
        .join('\n'),
      wide: true,
    })),
  ];
  const sources = [MEASURED, ...stationNotes(stations.map(({ source }) => source))].join(' ');
  return { near: near.filter(({ text }) => text !== ''), sources };
};

type Home = Pick<RealtyDetail, 'price' | 'reType' | 'reTypeTitle' | 'bedroom'>;

/** '버나비 룸렌트 12곳의 중간값 월 $900보다 $100 낮아요'; '' where there are too few like it. */
export const likeHomesText = (home: Home, { likeHomes }: Pick<RealtyAround, 'likeHomes'>): string => {
  if (!likeHomes) return '';
  const { price, reType, reTypeTitle, bedroom } = home;
  const { count, median, placeName } = likeHomes;
  const kind = isRoom(reType) ? reTypeTitle : `${bedroomText(bedroom)} ${reTypeTitle}`;
  const of = `${placeName} ${kind} ${count}곳의 중간값 월 ${money(median)}`;
  if (price === median) return `${of}와 같아요`;
  return `${of}보다 ${money(Math.abs(price - median))} ${price < median ? '낮아요' : '높아요'}`;
};
