import userEvent from '@testing-library/user-event';

/** No pause between events, and no look for `pointer-events` at every ancestor: tests have no styles to find any. */
const FAST = { delay: null, pointerEventsCheck: 0 } as const;

/** Acts as a user does, without pauses. */
export const user = {
  click: (element: Element) => userEvent.click(element, FAST),
  /** Presses key by key: for keys, and for what reacts to each. */
  type: (element: Element, text: string) => userEvent.type(element, text, FAST),
  keyboard: (text: string) => userEvent.keyboard(text, FAST),
  clear: (element: Element) => userEvent.clear(element),
  /** Replaces a field's value at once. */
  fill: async (element: Element, text: string) => {
    await userEvent.clear(element);
    await userEvent.click(element, FAST);
    await userEvent.paste(text, FAST);
  },
  upload: (element: HTMLElement, files: File[], options = {}) =>
    userEvent.upload(element, files, { ...FAST, ...options }),
};

export const saveKey = () => user.keyboard('{Control>}s{/Control}');
