import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved. */
  parts: string[];
}

/** Notes in every page what moves without being pressed. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const parts = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        if (!hadRecentInput) shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved by now. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // What has moved by now is reported with the next frame.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as Window & { shifts?: Shift[] }).shifts ?? [];
  });
