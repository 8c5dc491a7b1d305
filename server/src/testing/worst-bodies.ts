import { HTML, MARKDOWN } from '@hanca/common/posts.ts';

/** Ends in a tag, a link or a line that each of its repetitions opens anew, or that none of them closes. */
const HTML_UNITS = [
  ...[
    '<',
    '</',
    '<!--',
    '&',
    '&lt',
    '</p>',
    '</x>',
    '<p>',
    '<p><b>',
    '<b><i></b>',
    '<a>',
    '<a href="',
    '<img>',
  ],
  ...[
    '<img src="javascript:x">',
    '<iframe>',
    '<iframe><b>x</b></iframe>',
    '<noscript>',
    '<div><noscript></div>',
  ],
  ...[
    '<table><tr><td>',
    '<ul><li>',
    '<blockquote>',
    '<b>',
    '<x>',
    '<svg><title>',
    '<p a="',
    '<h1>',
    '<textarea>',
  ],
];

const MARKDOWN_UNITS = [
  ...[
    '[',
    '![',
    '[]',
    '[](',
    '[a](b "',
    ']',
    '![[]()',
    '> ',
    '>\n',
    '*',
    '*a ',
    '**a *b ',
    '*a_ ',
    '_a ',
    '~~a ',
  ],
  ...[
    '`',
    '`a',
    '```\n',
    '|',
    '|a|\n|-|\n',
    '- ',
    '- a\n',
    '- > ',
    '1. ',
    '<',
    '<a',
    '<!--',
    '<http:',
    '\\',
    '&',
  ],
  ...[
    'http://a ',
    'http://',
    'www.',
    'mailto:a@',
    'a@b.com ',
    'a.com',
    '[a]: ',
    '[a]: b "\n',
    '[a\n',
    'a\n',
    '# ',
  ],
  ...['a  \n', '\t', '    a\n', '- [ ] a\n', '- |a|\n  |-|\n', '> |a|\n> |-|\n'],
];

const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts of the form `aaa…bbb…`, of which the parts belong together. */
const doubled = (open: string, close: string, length: number): string =>
  filled(open, length / 2) + filled(close, length / 2);

interface WorstBody {
  name: string;
  contentType: typeof HTML | typeof MARKDOWN;
  content: string;
}

/** Bodies of a length that take a reader of HTML or markdown the longest. */
export const worstBodies = (length: number): WorstBody[] => {
  const html = (name: string, content: string): WorstBody => ({ name, contentType: HTML, content });
  const markdown = (name: string, content: string): WorstBody => ({ name, contentType: MARKDOWN, content });
  return [
    ...HTML_UNITS.map((unit) => html(unit, filled(unit, length))),
    html('<b> closed', doubled('<b>', '</b>', length)),
    html('<b> and others closed', doubled('<b>', '</x>', length)),
    html('comments in an address', `<a href="${doubled('<!--', '-->', length - 20)}">x</a>`),
    ...MARKDOWN_UNITS.map((unit) => markdown(unit, filled(unit, length))),
    markdown('brackets closed', doubled('[', ']', length)),
    markdown('stars closed', doubled('*a', 'b*', length)),
    markdown('a table of empty rows', `|a|\n|-|\n${filled('|\n', length - 8)}`),
    markdown('a wide table', ['|a', '|-', '|a'].map((unit) => filled(unit, length / 3 - 1)).join('\n')),
    markdown('lines that go on with a quote', `${'> '.repeat(45)}a\n${filled('a\n', length - 100)}`),
    markdown('lines that go on with a list', `${'- '.repeat(20)}a\n${filled('a\n', length - 50)}`),
    markdown('an address used often', `[x]: ${doubled('a', '\n\n[x]', length - 10)}`),
  ];
};
