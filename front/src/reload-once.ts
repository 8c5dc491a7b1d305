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
 * Loads the page anew where its code could not be fetched: that of a page open since before a release is gone. Only
 * once for each build, as code that is missing for another reason would make it load without end. Without a
 * connection a load would bring nothing. In: the build's entry script.
 */
export const reloadOnce = (build: string, reload = () => location.reload()): void => {
  if (navigator.onLine && !wasReloaded(build)) reload();
};
