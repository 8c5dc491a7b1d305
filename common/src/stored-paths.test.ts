import { expect, test } from 'vitest';
import { imageVariant } from './image-variants.ts';
import { storedPathsIn, withAddresses } from './stored-paths.ts';

const path = (letter: string) => `/images/post/2025/11/${letter.repeat(32)}.jpg`;

test('pictures in a text are found by their stored paths, and get other addresses, variants too', () => {
  const html = `<img src="https://hanca.example${path('a')}"><img src="${imageVariant(path('b'), '600')}"><img src="/a.jpg">`;
  expect(storedPathsIn(html)).toEqual([path('a'), path('b')]);
  expect(withAddresses(html, new Map([[path('b'), `${path('b')}?seal=x`]]))).toBe(
    `<img src="https://hanca.example"><img src="${imageVariant(path('b'), '600')}?seal=x"><img src="/a.jpg">`,
  );
});
