import { packagedItems } from './packaged-items.ts';
import { produceItems } from './produce-items.ts';
import type { Random } from './random.ts';
import type { Svg } from './shapes.ts';

export type FlyerSection = 'fruit' | 'vegetables' | 'meat' | 'fish' | 'pantry' | 'home';
/** A product of a flyer page: its picture, name, unit and price in cents. */
export type FlyerGood = { draw: (random: Random) => Svg; name: string; unit: string; cents: number };

type Goods = readonly (readonly [item: string, name: string, unit: string, cents: number])[];

const brandColors = ['#C2573B', '#0E5A47', '#D9A441', '#35566B', '#8A4B5C', '#5E8B6F', '#7A5C44', '#B5764A'];

const goods: Record<FlyerSection, Goods> = {
  fruit: [
    ['pear', '신고배', '1박스', 2999],
    ['apple', '부사 사과', '1 lb', 199],
    ['tangerine', '감귤', '5 lb 상자', 799],
    ['watermelon', '씨 없는 수박', '1통', 899],
    ['grapes', '캠벨 포도', '1 lb', 399],
    ['strawberry', '생딸기', '2 lb 팩', 699],
    ['banana', '바나나', '3 lb', 249],
    ['apple', '허니 사과', '3 lb 봉', 649],
    ['tangerine', '네이블 오렌지', '4 lb', 599],
    ['pear', '햇배 낱개', '3개', 799],
  ],
  vegetables: [
    ['cabbage', '배추', '1박스', 2499],
    ['radish', '조선무', '1 lb', 129],
    ['scallion', '대파', '3단', 249],
    ['mushroom', '표고버섯', '300 g', 549],
    ['potato', '햇감자', '10 lb', 599],
    ['carrot', '흙당근', '2 lb', 249],
    ['onion', '양파', '5 lb', 349],
    ['garlic', '깐마늘', '1 lb', 499],
    ['chili', '청양고추', '1 lb', 599],
    ['sprouts', '콩나물', '1봉', 199],
  ],
  meat: [
    ['porkBelly', '생삼겹살', '1 lb', 799],
    ['ribs', 'LA갈비', '1 lb', 1499],
    ['beef', '불고기감', '1 lb', 1099],
    ['chicken', '닭볶음탕용 닭', '1 lb', 449],
    ['porkBelly', '목살 구이용', '1 lb', 699],
    ['beef', '국거리 양지', '1 lb', 1199],
    ['eggs', '유정란', '12구', 649],
    ['ribs', '양념 돼지갈비', '1 lb', 999],
    ['chicken', '닭다리살', '2 lb', 899],
    ['eggs', '왕란', '18구', 799],
  ],
  fish: [
    ['mackerel', '손질 고등어', '2마리', 699],
    ['salmon', '연어 필레', '1 lb', 1399],
    ['shrimp', '흰다리새우', '2 lb', 1799],
    ['crab', '냉동 꽃게', '1 kg', 1599],
    ['mackerel', '반건조 삼치', '1팩', 899],
    ['salmon', '훈제 연어', '200 g', 999],
    ['shrimp', '깐 새우살', '1 lb', 1199],
    ['seaweed', '돌미역', '200 g', 799],
    ['crab', '활게', '1 lb', 1499],
  ],
  pantry: [
    ['rice', '햅쌀', '40 lb', 4999],
    ['ramen', '얼큰 라면', '5개입', 599],
    ['kimchi', '포기김치', '2 kg', 1899],
    ['gochujang', '태양초 고추장', '1 kg', 1099],
    ['soySauce', '양조간장', '1.7 L', 999],
    ['sesameOil', '참기름', '320 mL', 1149],
    ['tofu', '찌개두부', '3모', 499],
    ['dumplings', '왕만두', '2봉', 1499],
    ['seaweed', '조미김', '16봉', 1299],
    ['snack', '감자칩', '3봉', 699],
    ['milk', '우유', '2 L', 499],
    ['juice', '유자차', '1 kg', 899],
    ['coffeeMix', '커피믹스', '100개입', 1799],
    ['tea', '보리차 티백', '50개입', 599],
    ['riceCake', '오색 송편', '1팩', 799],
    ['iceCream', '통아이스크림', '1.5 L', 799],
    ['honey', '아카시아꿀', '1 kg', 1699],
    ['kimchi', '총각김치', '1.5 kg', 1699],
  ],
  home: [
    ['tissue', '화장지', '24롤', 1599],
    ['detergent', '세탁세제', '3 L', 1299],
    ['pan', '코팅 프라이팬', '28 cm', 2499],
    ['lunchBox', '칸칸 도시락통', '1개', 1299],
    ['detergent', '주방세제', '1.2 L', 499],
    ['rice', '찹쌀', '15 lb', 2699],
    ['coffeeMix', '원두 드립백', '30개입', 1499],
    ['snack', '새우과자', '4봉', 799],
    ['iceCream', '팥빙수', '4개입', 899],
    ['juice', '식혜', '1.8 L', 599],
    ['tea', '현미녹차', '100개입', 799],
    ['honey', '딸기잼', '850 g', 699],
  ],
};

const drawings: Record<string, (color: string) => Svg> = { ...produceItems, ...packagedItems };

/** Chooses different goods of a section with this week's prices. */
export const chooseGoods = (random: Random, section: FlyerSection, count: number): FlyerGood[] =>
  random
    .shuffled(goods[section])
    .slice(0, count)
    .map(([item, name, unit, cents]) => {
      const step = random.whole(-3, 2) * (cents > 1000 ? 100 : cents > 300 ? 50 : 10);
      const price = Math.max(49, cents + step);
      return { name, unit, cents: price, draw: (source) => drawings[item]?.(source.pick(brandColors)) ?? '' };
    });

/** Every drawing, to lay goods on a table. */
export const freshDrawings: readonly (() => Svg)[] = Object.values(produceItems);
