// Runs on both engines: the regular expressions and normalisation of search_letters().
import { plainLetters } from '@hanca/common/plain-letters.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('the database finds the same letters as the server', async () => {
  for (const text of [
    '렌트, 버나비 100% (금연)~ 「방」',
    'ＡＢ ① ㎡ 가나',
    'Café·🏠 — Coquitlam’s',
    'ㅋㅋ 日本 \t\n 끝',
    '$1,250/월 @한카 #집',
  ]) {
    const { rows } = await product.services.db.execute(sql`select search_letters(${text}) as letters`);
    expect(rows, text).toEqual([{ letters: plainLetters(text) }]);
  }
});
