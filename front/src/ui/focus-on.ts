/** As a `ref`: what appears where the focus was gets it. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** As a `ref`: where it goes with the focus in it, the focus goes to what is around it, whose parts come next. */
export const focusBehind = (element: HTMLElement | null) => {
  const around = element?.parentElement;
  return () => {
    if (!around || !element.contains(document.activeElement)) return;
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  };
};
