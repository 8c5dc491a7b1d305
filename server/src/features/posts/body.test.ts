import { GALLERY, HTML, MARKDOWN, PLAIN } from '@hanca/common/posts.ts';
import { describe, expect, test } from 'vitest';
import { HTML_ATTACKS, MARKDOWN_ATTACKS } from '../../testing/attack-texts.ts';
import { bodyOf, sanitise } from './body.ts';

const storedContent = (contentType: number, text: string): string => bodyOf(contentType, text).content;
const toHtml = (contentType: number, text: string): string => bodyOf(contentType, text).contentHtml;
const excerptOf = (contentType: number, text: string): string => bodyOf(contentType, text).excerpt;

const TAGS = new Set(
  (
    'h2 h3 h4 h5 h6 p br hr blockquote pre code figure figcaption ul ol li dl dt dd table caption thead tbody tfoot ' +
    'tr th td a strong b em i u s del sub sup mark small img iframe'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  'href rel target title src alt width height loading referrerpolicy allowfullscreen start colspan rowspan scope'.split(
    ' ',
  ),
);
const VIDEO = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/;

const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** As a browser reads it: a path of the own site, or an address with a scheme that runs nothing. */
const leadsNowhereElse = (href: string): boolean => {
  const url = URL.parse(href.replaceAll('&amp;', '&'), 'https://own.example/posts/1');
  if (!url || !SCHEMES.includes(url.protocol)) return false;
  return /^(?:https?|mailto|tel):/.test(href) || url.host === 'own.example';
};

/** What a browser could do harm with in HTML whose attributes are quoted and whose text is escaped. */
const dangersOf = (html: string): string[] => {
  const dangers: string[] = [];
  const rest = html.replaceAll(
    /<\/?([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*) ?\/?>/g,
    (_, tag, attributes) => {
      if (!TAGS.has(tag)) dangers.push(`tag ${tag}`);
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)) {
        if (!ATTRIBUTES.has(name)) dangers.push(`attribute ${name}`);
        if (tag === 'iframe' && name === 'src' && !VIDEO.test(value)) dangers.push(`frame ${value}`);
        if (tag === 'img' && name === 'src' && !/^(?:https:\/\/|\/(?!\/)|[\w.-]+$)/.test(value))
          dangers.push(`image ${value}`);
        if (name === 'href' && !leadsNowhereElse(value)) dangers.push(`link ${value}`);
      }
      return '';
    },
  );
  if (rest.includes('<')) dangers.push(`not a tag: ${rest}`);
  return dangers;
};

test('the search for dangers finds them', () => {
  const found = [
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<img src="data:x" />',
    '<iframe src="https://evil.example"></iframe>',
    '<p onclick=x>',
  ].map(dangersOf);
  expect(found.every((dangers) => dangers.length > 0)).toBe(true);
  expect(dangersOf('<p><a href="https://a.example" rel="nofollow">글</a><br /></p>')).toEqual([]);
});

describe('attacks', () => {
  test('there are enough of them', () => {
    expect(new Set(HTML_ATTACKS).size).toBeGreaterThanOrEqual(65);
    expect(new Set(MARKDOWN_ATTACKS).size).toBeGreaterThanOrEqual(30);
  });

  test('in HTML are taken out, wherever they stand', () => {
    for (const attack of HTML_ATTACKS) {
      for (const html of [attack, `<p>${attack}</p>`, `<table>${attack}</table>`, `<ul><li>${attack}`]) {
        const clean = sanitise(html);
        expect(dangersOf(clean), html).toEqual([]);
        expect(sanitise(clean), html).toBe(clean);
        const { content, contentHtml } = bodyOf(HTML, html);
        expect([content, contentHtml], html).toEqual([clean, clean]);
      }
    }
  });

  test('in markdown come to nothing, wherever they stand', () => {
    for (const attack of MARKDOWN_ATTACKS) {
      for (const source of [attack, `> ${attack}`, `- a\n  ${attack}`, `**${attack}**`]) {
        const html = toHtml(MARKDOWN, source);
        expect(dangersOf(html), source).toEqual([]);
        expect(sanitise(html), source).toBe(html);
      }
      expect(storedContent(MARKDOWN, attack)).toBe(attack);
    }
  });

  test('HTML within markdown stays text', () => {
    expect(toHtml(MARKDOWN, '<b>굵게?</b>')).toBe('<p>&lt;b&gt;굵게?&lt;/b&gt;</p>\n');
  });
});

describe('what stays', () => {
  test('structure, tables, pictures and links', () => {
    const html =
      '<h2>제목</h2><p>글 <strong>굵게</strong><br />둘째 줄</p><ul><li>하나</li></ul>' +
      '<table><tbody><tr><td colspan="2">칸</td></tr></tbody></table>';
    expect(sanitise(html)).toBe(html);
    expect(sanitise('<h1>제목</h1>')).toBe('<h2>제목</h2>');
  });

  test('links out are marked, own ones are not, and no other host passes as an own one', () => {
    const marks = 'rel="nofollow ugc noopener" target="_blank"';
    expect(sanitise('<a href="https://a.example/x">a</a>')).toBe(
      `<a href="https://a.example/x" ${marks}>a</a>`,
    );
    expect(sanitise('<a href="https://a.example/x" rel="opener" target="_self">a</a>')).toContain(marks);
    expect(sanitise('<a href="/posts/1">a</a>')).toBe('<a href="/posts/1">a</a>');
    expect(sanitise('<a href="#part">a</a>')).toBe('<a href="#part">a</a>');
    for (const href of ['/\\evil.example', '/\t/evil.example', '//evil.example', '\\\\evil.example']) {
      expect(dangersOf(sanitise(`<a href="${href}">a</a>`))).toEqual([]);
    }
    expect(toHtml(MARKDOWN, 'https://a.example')).toContain(marks);
  });

  test('pictures load late and tell nobody where from', () => {
    expect(sanitise('<img src="https://a.example/x.png" alt="사진">')).toBe(
      '<img src="https://a.example/x.png" alt="사진" loading="lazy" referrerpolicy="no-referrer" />',
    );
    expect(sanitise('<p>a<img alt="빈 사진">b</p>')).toBe('<p>ab</p>');
  });

  test('a video is built anew from its id', () => {
    for (const src of [
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      'https://youtu.be/dQw4w9WgXcQ?x=1',
      '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ]) {
      const html = sanitise(`<iframe src="${src}" width="9999" allow="camera"></iframe>`);
      expect(html, src).toBe(
        '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="유튜브 동영상" loading="lazy" allowfullscreen></iframe>',
      );
      expect(sanitise(html), src).toBe(html);
    }
  });
});

test('tasks of a markdown list are boxes', () => {
  const html = toHtml(MARKDOWN, '- [ ] 여권\n- [x] 사진\n- [y] 아님\n\n[ ] 밖');
  expect(html).toContain('<li>☐ 여권</li>');
  expect(html).toContain('<li>☑ 사진</li>');
  expect(html).toContain('<li>[y] 아님</li>');
  expect(html).toContain('[ ] 밖');
});

test('tags nested deeper than 50 are left out where they are stored already', () => {
  const html = sanitise(`${'<b>'.repeat(3000)}글${'</b>'.repeat(3000)}`);
  expect(html.split('<b>').length - 1).toBeLessThanOrEqual(50);
});

describe('the excerpt', () => {
  test('is the first 160 characters as plain text', () => {
    expect(excerptOf(PLAIN, '  첫 줄\n\n둘째\t줄 ')).toBe('첫 줄 둘째 줄');
    expect(excerptOf(GALLERY, '<b>글자 그대로</b> &amp;')).toBe('<b>글자 그대로</b> &amp;');
    expect(excerptOf(HTML, '<h2>제목</h2><p>문단 &amp; <b>굵게</b>&lt;</p><script>x</script><p>끝</p>')).toBe(
      '제목 문단 & 굵게< 끝',
    );
    expect(
      excerptOf(MARKDOWN, '# 제목\n\n- [링크](https://a.example)\n- ![그림](https://a.example/x.png)**둘**'),
    ).toBe('제목 링크 둘');
    expect(excerptOf(HTML, '')).toBe('');
  });

  test('counts characters, not halves of them, and ends with an ellipsis', () => {
    expect(excerptOf(PLAIN, '🍁'.repeat(160))).toBe('🍁'.repeat(160));
    const cut = excerptOf(PLAIN, '🍁'.repeat(161));
    expect([...cut]).toHaveLength(160);
    expect(cut).toBe(`${'🍁'.repeat(159)}…`);
  });

  test('turns each entity back once', () => {
    expect(excerptOf(HTML, '&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
  });
});
