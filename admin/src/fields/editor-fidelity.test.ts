import { expect, test } from 'vitest';
import { editorKeeps } from './editor-fidelity.ts';

test.each([
  ['html', '<p>글 <strong>굵게</strong></p><ul><li>하나</li></ul>', true],
  ['html', '<table><tr><td>표</td></tr></table>', false],
  ['markdown', '# 제목\n\n- 하나\n- **둘**\n\n[링크](https://example.com)', true],
  ['markdown', '| 가 | 나 |\n|---|---|', false],
  ['markdown', '![사진](/images/a.jpg)', false],
  ['markdown', '줄<br>바꿈', false],
] as const)('%s %s: %s', (kind, text, kept) => {
  expect(editorKeeps(kind, text)).toBe(kept);
});
