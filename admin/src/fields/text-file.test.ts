import { expect, test } from 'vitest';
import { readTextFile } from './text-file.ts';

test('a file in UTF-8 and one in the older Korean encoding', async () => {
  expect(await readTextFile(new Blob(['# 한글']))).toBe('# 한글');
  // '한글' in EUC-KR.
  expect(await readTextFile(new Blob([new Uint8Array([0xc7, 0xd1, 0xb1, 0xdb])]))).toBe('한글');
});
