const KEY = 'reloaded';

/** Whether the page was loaded anew for this build before; notes that it is. True, too, where nothing can be noted. */
const wasReloaded = (build: string): boolean => {
  try {
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, build);
    return before === build;
  } catch {
    return true;
  }
};

/**
 * A page open since before a release asks for code that is gone: a full load brings the new one. Only once for each
 * build, as code that cannot be had for another reason would be asked for without end; the second time who asked
 * for it tells. Without a connection a load would bring nothing and lose what is typed. In: the build's entry script.
 */
export const reloadOnce = (build: string, reload = () => location.reload()) => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || wasReloaded(build)) return;
    event.preventDefault();
    reload();
  });
};
