import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { samplePost } from '../../testing/sample.ts';
import { PostBody } from './post-body.tsx';

test('0 is a gallery of the 600 px variants and plain text with its line breaks', () => {
  renderAt('/', <PostBody post={{ ...samplePost, contentType: 0 }} />);
  const images = screen.getAllByRole('img');
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    expect.stringMatching(/1_600\.jpg$/),
    expect.stringMatching(/2_600\.jpg$/),
  ]);
  expect(images[0]).toHaveAccessibleName('버나비 카페 양도해요 사진 1/2');
  expect(screen.getByText(/첫 줄\s둘째 줄/)).toHaveTextContent('첫 줄');
});

test('1 is plain text, then its images; what looks like markup stays text', () => {
  renderAt('/', <PostBody post={{ ...samplePost, content: '<b>굵게</b> & <script>x</script>' }} />);
  const text = screen.getByText('<b>굵게</b> & <script>x</script>');
  const [first] = screen.getAllByRole('img');
  expect(first && text.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['3:4', 1536, 2048],
  ['9:16', 1152, 2048],
  ['4:3', 2048, 1536],
])('an image of %s is offered with no more width than its files have', (_, width, height) => {
  const widths = { _small: Math.min(400, width), _600: (width * 600) / height };
  renderAt('/', <PostBody post={samplePost} />);
  const copies = (screen.getAllByRole('img')[0]?.getAttribute('srcset') ?? '').split(', ');
  expect(copies.length).toBeGreaterThan(1);
  for (const copy of copies) {
    const [, variant, offered] = /(_small|_600|)\.jpg (\d+)w$/.exec(copy) ?? [];
    const real = variant === '_small' || variant === '_600' ? widths[variant] : width;
    expect(Number(offered), copy).toBeLessThanOrEqual(real);
  }
});

test.each([2, 3])('%i is the HTML that the server sanitised', (contentType) => {
  renderAt('/', <PostBody post={{ ...samplePost, contentType, contentHtml: '<h2>제목</h2><p>글</p>' }} />);
  expect(screen.getByRole('heading', { name: '제목' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

test('HTML that is not there is said to be missing, not shown as nothing', () => {
  renderAt('/', <PostBody post={{ ...samplePost, contentType: 3, contentHtml: '' }} />);
  expect(screen.getByText('글을 표시하지 못했어요')).toBeInTheDocument();
});

test.each([0, 1])('%i leaves the images to a page that shows them itself', (contentType) => {
  renderAt('/', <PostBody post={{ ...samplePost, contentType }} pictured />);
  expect(screen.queryByRole('img')).toBeNull();
});
