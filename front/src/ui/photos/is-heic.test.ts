import { expect, test } from 'vitest';
import { isHeic } from './is-heic.ts';

const head = (...brands: string[]) => {
  const [main = '', ...others] = brands;
  const text = `ftyp${main}\0\0\0\0${others.join('')}`;
  return Uint8Array.from([0, 0, 0, text.length + 4, ...new TextEncoder().encode(`${text}\0\0\0\x21hdlr`)]);
};

test.each([
  ['a photo of an iPhone', head('heic', 'mif1', 'heic'), true],
  ['one of a Samsung phone', head('mif1', 'mif1', 'heic'), true],
  ['a burst', head('msf1', 'hevc'), true],
  ['ten bits', head('heix', 'mif1'), true],
  ['AVIF', head('avif', 'mif1', 'miaf'), false],
  ['AVIF under the general brand', head('mif1', 'avif', 'miaf'), false],
  ['a film', head('mp42', 'isom'), false],
  ['a film of an iPhone', head('qt  ', 'qt  '), false],
  ['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46), false],
  ['nothing', new Uint8Array(0), false],
  ['four letters', new TextEncoder().encode('\0\0\0\0ftyp'), false],
])('%s', (_, bytes, heic) => {
  expect(isHeic(bytes)).toBe(heic);
});
