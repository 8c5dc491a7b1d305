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
  const slider = { file: 'assets/slider.js', css: ['assets/slider.css'] };
  const { soon, styles } = assetsOf({ ...manifest, 'src/ui/gallery/slider.ts': slider }, [
    'src/features/realties/listing/page.tsx',
  ]);
  expect(styles).toContain('/assets/slider.css');
  expect(soon).toEqual([
    { href: '/assets/toasts.js' },
    { href: '/assets/slider.js', media: 'not all and (min-width: 64em)' },
  ]);
});

test('what the server renders of code that is rarely fetched has its styles in the page, and no scripts', () => {
  const options = { file: 'assets/options.js', css: ['assets/options.css'] };
  const { styles, preloads, soon } = assetsOf({ ...manifest, 'src/features/posts/options.tsx': options }, [
    'src/features/posts/post/page.tsx',
  ]);
  expect(styles).toContain('/assets/options.css');
  expect([...preloads, ...soon.map(({ href }) => href)]).not.toContain('/assets/options.js');
});

test('the answer is cached for each set of modules', () => {
  expect(assetsOf(manifest, [])).toBe(assetsOf(manifest, []));
  expect(assetsOf(manifest, [])).not.toEqual(assetsOf(manifest, ['src/features/posts/post/page.tsx']));
});
