import { WIDE } from './ui/wide.ts';

/** The part of Vite's manifest that is read here. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** The scripts and styles of a page. */
export interface PageAssets {
  /** The script in its HTML, which fetches all others. */
  start: string;
  entry: string;
  /** The code of the page itself; its routes know it, but not as the file of a build. */
  page?: string;
  /** In the order in which they apply. */
  styles: string[];
  /** Scripts that the page needs at once beside the entry. */
  preloads: string[];
  /** Scripts that it fetches once it is hydrated, before anybody acts; some only on screens of a width. */
  soon: { href: string; media?: string }[];
}

const START = 'src/after-paint.ts';
const ENTRY = 'src/entry-client.tsx';

const HEART = 'src/features/saved/save-button.tsx';
const GALLERY = 'src/ui/gallery/controls.tsx';
const SLIDER = 'src/ui/gallery/slider.ts';

/** What every page fetches once it is hydrated, and what some do. A browser test compares it with what they fetch. */
const SOON = ['src/shell/later.tsx', 'src/shell/error-page.tsx'];
const SOON_ON: Record<string, string[]> = {
  'src/features/flyers/viewer/page.tsx': [SLIDER],
  'src/features/landing/page.tsx': [HEART],
  'src/features/realties/search/page.tsx': [HEART],
  'src/features/realties/listing/page.tsx': [
    'src/features/realties/listing/particulars.tsx',
    HEART,
    GALLERY,
    'src/http-client.ts',
  ],
  'src/features/posts/post/page.tsx': ['src/features/comments/comments.tsx'],
  'src/features/immigration/page.tsx': ['src/features/immigration/calculator/calculator.tsx'],
};
/** The same where photos are not side by side. */
const SOON_ON_PHONES: Record<string, string[]> = { 'src/features/realties/listing/page.tsx': [SLIDER] };

/** What the server renders of a page though its code is rarely fetched. */
const RENDERED: Record<string, string[]> = {
  'src/features/posts/post/page.tsx': ['src/features/posts/options.tsx'],
};

const collect = (manifest: Manifest, modules: readonly string[]): PageAssets => {
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const soon = new Set<string>();
  const onPhones = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string, scripts: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, scripts);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    if (key !== ENTRY) scripts.add(`/${chunk.file}`);
  };
  for (const module of [ENTRY, ...modules]) visit(module, preloads);
  // Styles that come later make a browser lay out the whole page again.
  for (const module of [...SOON, ...modules.flatMap((page) => SOON_ON[page] ?? [])]) visit(module, soon);
  for (const module of modules.flatMap((page) => SOON_ON_PHONES[page] ?? [])) visit(module, onPhones);
  for (const module of modules.flatMap((page) => RENDERED[page] ?? [])) visit(module, new Set());
  const page = manifest[modules.at(-1) ?? '']?.file;
  return {
    ...(page ? { page: `/${page}` } : {}),
    start: `/${manifest[START]?.file ?? START}`,
    entry: `/${manifest[ENTRY]?.file ?? ENTRY}`,
    styles: [...styles],
    preloads: [...preloads],
    soon: [
      ...[...soon].map((href) => ({ href })),
      ...[...onPhones].map((href) => ({ href, media: `not all and ${WIDE}` })),
    ],
  };
};

const cache = new WeakMap<Manifest, Map<string, PageAssets>>();

/**
 * Scripts and styles of a page. In: Vite's manifest of the client build and the modules of the matched routes
 * (paths below the front's root). Out: their static import closure, worked out once for each set of modules.
 */
export const assetsOf = (manifest: Manifest, modules: readonly string[]): PageAssets => {
  const known = cache.get(manifest) ?? new Map<string, PageAssets>();
  cache.set(manifest, known);
  const key = modules.join();
  const assets = known.get(key) ?? collect(manifest, modules);
  known.set(key, assets);
  return assets;
};
