/** The part of Vite's manifest that is read here. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** What a page's <head> links to. */
export interface PageAssets {
  entry: string;
  /** In the order in which they apply. */
  styles: string[];
  /** Scripts that the page needs at once beside the entry. */
  preloads: string[];
  /** The font faces: many small rules, linked where they hold up no painting. */
  fonts: string | null;
  /** The few slices of the font that every page uses: fetched before the font faces ask for them. */
  fontFiles?: string[];
}

const ENTRY = 'src/entry-client.tsx';
const FONTS = 'src/theme/fonts.css';

/** Latin, digits and the most frequent syllables. */
const FIRST_SLICES = /subset\.9[01]\.woff2$/;

const collect = (manifest: Manifest, modules: readonly string[]): PageAssets => {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    if (key !== ENTRY) preloads.add(`/${chunk.file}`);
  };
  visit(ENTRY);
  for (const module of modules) visit(module);
  const fonts = manifest[FONTS];
  return {
    entry: `/${manifest[ENTRY]?.file ?? ENTRY}`,
    styles: [...styles],
    preloads: [...preloads],
    fonts: fonts ? `/${fonts.file}` : null,
    fontFiles: Object.entries(manifest)
      .filter(([key]) => FIRST_SLICES.test(key))
      .map(([, { file }]) => `/${file}`),
  };
};

const kept = new WeakMap<Manifest, Map<string, PageAssets>>();

/**
 * Scripts and styles of a page. In: Vite's manifest of the client build and the modules of the matched routes
 * (paths below the front's root). Out: their static import closure, worked out once for each set of modules.
 */
export const assetsOf = (manifest: Manifest, modules: readonly string[]): PageAssets => {
  const known = kept.get(manifest) ?? new Map<string, PageAssets>();
  kept.set(manifest, known);
  const key = modules.join();
  const assets = known.get(key) ?? collect(manifest, modules);
  known.set(key, assets);
  return assets;
};
