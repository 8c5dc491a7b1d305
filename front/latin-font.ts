import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const pretendard = join(import.meta.dirname, '../node_modules/pretendard/dist');
const whole = join(pretendard, 'web/variable/woff2/PretendardVariable.woff2');
const subset = join(import.meta.dirname, 'src/theme/latin.woff2');

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin of English and French, digits and the punctuation of Korean texts. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•′″₩€←→`;

const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum', 'ccmp'],
  noHinting: true,
  // Its licence and the address of that.
  preserveNameIds: [13, 14],
};

const changedAt = async (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * Cuts `src/theme/latin.woff2` out of Pretendard, where it is missing or older than this file, and puts the licence of
 * the font beside what is built.
 */
export const latinFont = (): Plugin => ({
  name: 'latin-font',
  buildStart: async () => {
    if ((await changedAt(subset)) > (await changedAt(import.meta.filename))) return;
    await writeFile(subset, await subsetFont(await readFile(whole), CHARACTERS, options));
  },
  async generateBundle() {
    const source = await readFile(join(pretendard, 'LICENSE.txt'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'assets/pretendard-licence.txt', source });
  },
});
