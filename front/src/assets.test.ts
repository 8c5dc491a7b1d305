import { expect, test } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'src/after-paint.ts': { file: 'assets/start.js' },
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_vendor.js'], css: ['assets/base.css'] },
  'src/shell/later.tsx': { file: 'assets/toasts.js', imports: ['_vendor.js'], css: ['assets/toasts.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_item.js': { file: 'assets/item.js', imports: ['_vendor.js'], css: ['assets/item.css'] },
  'src/features/posts/post/page.tsx': {
    file: 'assets/post.js',
    imports: ['_item.js'],
    css: ['assets/post.css'],
  },
};

test('a page links the static imports of its entry and its route, each once', () => {
  expect(assetsOf(manifest, ['src/features/posts/post/page.tsx'])).toEqual({
    start: '/assets/start.js',
    entry: '/assets/entry.js',
    page: '/assets/post.js',
    styles: ['/assets/base.css', '/assets/item.css', '/assets/post.css', '/assets/toasts.css'],
    preloads: ['/assets/vendor.js', '/assets/item.js', '/assets/post.js'],
    soon: [{ href: '/assets/toasts.js' }],
  });
});

test('what swipes the photos of a listing is for phones alone', () => {
  const files = { ...manifest, 'src/ui/gallery/slider.ts': { file: 'assets/slider.js' } };
  expect(assetsOf(files, ['src/features/realties/listing/page.tsx']).soon).toEqual([
    { href: '/assets/toasts.js' },
    { href: '/assets/slider.js', media: 'not all and (min-width: 64em)' },
  ]);
});

test('the answer is cached for each set of modules', () => {
  expect(assetsOf(manifest, [])).toBe(assetsOf(manifest, []));
  expect(assetsOf(manifest, [])).not.toEqual(assetsOf(manifest, ['src/features/posts/post/page.tsx']));
});
