import { vi } from 'vitest';

/** The parts of a browser that jsdom lacks and a page needs: modal dialogs, popovers, what comes into view, idle time. */
export const lendBrowserParts = (): void => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {
    hidePopover: (): void => undefined,
    scrollTo: (): void => undefined,
  });
  // Nothing comes into view.
  Reflect.set(
    window,
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  // There is always time.
  Reflect.set(window, 'requestIdleCallback', (run: () => void): number => {
    run();
    return 0;
  });
  Reflect.set(window, 'cancelIdleCallback', (): void => undefined);
};

/** jsdom lays nothing out: for the rest of the test every element is as large as a map on a screen. */
export const giveSize = (): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(384);
};
