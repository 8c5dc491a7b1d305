import { expect, test } from 'vitest';
import { josa } from './josa.ts';

test.each([
  ['포스팅을(를) 삭제할까요?', '포스팅을 삭제할까요?'],
  ['태그을(를) 삭제할까요?', '태그를 삭제할까요?'],
  ['아직 쿠폰이(가) 없어요.', '아직 쿠폰이 없어요.'],
  ['업체은(는) 회원과(와) 달라요', '업체는 회원과 달라요'],
  ['공과금(월)은(는) 정수로', '공과금(월)은 정수로'],
  ['post을(를)', 'post을(를)'],
])('%s', (given, spoken) => {
  expect(josa(given)).toBe(spoken);
});
