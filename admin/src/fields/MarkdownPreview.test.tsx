import { MARKDOWN } from '@hanca/common/posts.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyOf } from '../../../server/src/features/posts/body.ts';
import { MARKDOWN_ATTACKS } from '../../../server/src/testing/attack-texts.ts';
import { RenderedMarkdown } from './MarkdownPreview.tsx';

/** The same page has the same elements, attributes and words; white space between blocks shows nothing. */
const normalised = (root: Element): string => {
  for (const element of root.querySelectorAll('*')) {
    const sorted = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of sorted) element.removeAttribute(name);
    for (const { name, value } of sorted) element.setAttribute(name, value);
  }
  root.normalize();
  return root.innerHTML
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/\n?(<[^>]+>)\n?/g, '$1')
    .trim();
};

const onServer = (text: string): string =>
  normalised(new DOMParser().parseFromString(bodyOf(MARKDOWN, text).contentHtml, 'text/html').body);

const inConsole = (text: string): string => normalised(render(<RenderedMarkdown text={text} />).container);

const TEXTS = [
  '# 제목\n\n## 둘째\n\n제목\n===\n\n### 셋째 ###',
  '한 줄\n다음 줄  \n셋째 줄\\\n넷째',
  '**굵게**는 *기울임*이고 ***둘 다***예요. ~~지움~~ ~하나~ `코드`',
  '**"따옴표"**는 **(괄호)**가 **100%**를 __밑줄__은',
  '**굵게 *안에 기울임* 다시**와 _가_나_다_',
  '| 가 | 나 |\n|:--|--:|\n| 1 | **2** |\n| `a\\|b` |',
  '글\n| 가 |\n|---|\n| 1 |\n\n다음',
  '- 하나\n  - 둘\n    - 셋\n- 넷\n\n  문단\n\n* 다른 목록',
  '3. 셋\n4. 넷\n\n1) 하나',
  '1. [ ] 여권\n2. [x] 사진',
  '- [ ] 여권\n- [x] 사진\n- [X] 표\n- [y] 아님\n\n[ ] 밖',
  '> 인용\n> > 안의 인용\n> - 목록\n\n> 다음',
  '```js\nconst a = 1 < 2;\n```\n\n    들여 쓴 코드\n\n~~~\n물결\n~~~',
  '`<b>` ``a`b`` &amp; &copy; &lt;',
  '---\n\n***\n\n글\n\n---',
  '<b>굵게?</b> <script>alert(1)</script>',
  '<div>\n**굵게**\n</div>\n\n<!-- 주석 -->\n\n글<br>글',
  '[링크](https://example.com "글") [안](/posts/1) [여기](#part) [참조][a]\n\n[a]: https://example.com/a',
  '[메일](mailto:a@example.com) [전화](tel:+16041234567) <https://example.com> <a@example.com>',
  'https://example.com 과 http://example.com/a?b=1&c=2, www.example.com 그리고 a@example.com.',
  '(https://example.com/a_(b)) https://example.com/한글/길',
  '![사진](https://example.com/a.jpg "설명") ![안](/images/a.jpg) ![](https://example.com/b.png)',
  '![사진](http://example.com/a.jpg) ![자료](data:image/png;base64,AAAA)',
  '[![사진](https://example.com/a.jpg)](https://example.com)',
  '[글](//evil.example) [글](ftp://example.com/a) [글](irc://example.com)',
  '[글](javascript:alert(1)) [글](vbscript:x) [글](file:///etc/passwd) <javascript:alert(1)>',
  '각주[^1]\n\n[^1]: 글',
  '\\*별\\* \\<b\\> \\[글\\](a)',
  'example.com 은 링크',
];

/** Where both differ, and why it stays so: docs/decisions/0006-console.md. */
const DIFFERENT = new Set([
  'https://example.com에서',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '- <iframe src="https://evil.example"></iframe>',
]);

const same = [...TEXTS, ...MARKDOWN_ATTACKS].filter((text) => !DIFFERENT.has(text));

test.each(same)('the console draws markdown as the server does: %j', (text) => {
  expect(inConsole(text)).toBe(onServer(text));
});

test.each([...DIFFERENT])('they still differ, and nothing can run: %j', (text) => {
  const html = inConsole(text);
  expect(html).not.toBe(onServer(text));
  expect(html).not.toMatch(/<(?:iframe|script)|href="javascript/);
});
