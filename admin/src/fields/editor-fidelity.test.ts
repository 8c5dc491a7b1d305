import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { expect, test } from 'vitest';
import { lostInEditor } from './editor-fidelity.ts';

const extensions = {
  html: DefaultEditorOptions.extensions ?? [],
  markdown: [StarterKit.configure({ underline: false }), Markdown],
};

test.each([
  ['html', ''],
  ['html', '<p>글 <strong>굵게</strong></p><ul><li>하나<ul><li>둘</li></ul></li></ul>'],
  [
    'html',
    '<h2>제목</h2>\n<div>줄<br>줄</div><hr><pre><code>a\n  b</code></pre><blockquote>인용</blockquote>',
  ],
  ['html', '<p><i>가</i> <b>나</b> <u>다</u> <del>라</del> <mark>마</mark> <code>바</code></p>'],
  ['html', '<ol start="3"><li><a href="/posts/1" title="글" rel="nofollow">링크</a></li></ol>'],
  ['html', '<img src="/images/a.jpg" alt="사진" width="10" height="20" loading="lazy">'],
  ['markdown', '# 제목\n\n- 하나\n- **둘**\n\n[링크](https://example.com "글")'],
  ['markdown', '* 하나\n    * 둘\n\n제목\n===\n\n한 줄\n다음 줄  \n셋째 줄'],
  ['markdown', '```js\nconst a = 1 < 2;\n```\n\n> 인용\n\n3. 셋\n\n---\n\n*기울임* ~~지움~~ `코드`'],
] as const)('%s %j survives', (kind, text) => {
  expect(lostInEditor(kind, text, extensions[kind])).toEqual([]);
});

test.each([
  ['html', 'H<sub>2</sub>O, x<sup>2</sup>, <small>작게</small>', ['아래 첨자', '위 첨자', '작은 글자']],
  ['html', '<table><thead><tr><th>가</th></tr></thead><tbody><tr><td>표</td></tr></tbody></table>', ['표']],
  ['html', '<figure><img src="/a.jpg"><figcaption>설명</figcaption></figure>', ['그림 설명']],
  ['html', '<dl><dt>가</dt><dd>나</dd></dl>', ['용어 목록']],
  ['html', '<iframe src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa"></iframe>', ['동영상']],
  ['html', '<p><kbd>Ctrl</kbd></p>', ['<kbd>']],
  ['html', '<p class="big">글</p>', ['class 속성']],
  ['markdown', '| 가 | 나 |\n|---|---|\n| 1 | 2 |', ['표']],
  ['markdown', '![사진](/images/a.jpg)', ['그림']],
  ['markdown', '- [ ] 할 일', ['할 일 상자']],
  ['markdown', '줄<br>바꿈', ['일부 글자']],
] as const)('%s %j: %j would be lost', (kind, text, lost) => {
  expect(lostInEditor(kind, text, extensions[kind])).toEqual(lost);
});
