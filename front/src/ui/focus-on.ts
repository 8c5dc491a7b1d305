/** As a `ref`: what appears in the place of what had the focus gets it. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
