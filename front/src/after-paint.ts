import type { Boot } from './boot.ts';

// On a slow connection what a reader sees comes before what acts on it: the code of a page is fetched once that is painted.
// It imports nothing, so that it is one small file.

const fetchCode = async () => {
  const { assets }: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  const first = [assets.entry, ...assets.preloads].map((href) => ({ href }));
  for (const link of [...first, ...assets.soon]) {
    const preload = { rel: 'modulepreload', fetchPriority: 'low', ...link };
    document.head.append(Object.assign(document.createElement('link'), preload));
    // Twenty of them keep a slow phone busy for a tenth of a second: a touch comes first, where the browser can tell.
    await (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.();
  }
  await import(/* @vite-ignore */ assets.entry);
};

new PerformanceObserver((_, observer) => {
  observer.disconnect();
  void fetchCode();
}).observe({ type: 'paint', buffered: true });
