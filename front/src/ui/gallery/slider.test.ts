import { afterEach, expect, test, vi } from 'vitest';
import { slide } from './slider.ts';
import type { Slider } from './swipe.ts';

let slider: Slider | undefined;

afterEach(() => {
  slider?.destroy();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Three slides in the middle of what is seen. */
const open = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300));
  document.body.innerHTML =
    '<div class="swiper"><div class="swiper-wrapper">' +
    '<div class="swiper-slide">1</div><div class="swiper-slide">2</div><div class="swiper-slide">3</div></div></div>';
  const root = document.querySelector<HTMLElement>('.swiper') ?? document.body;
  const shown: number[] = [];
  slider = slide(root, (index) => shown.push(index));
  return shown;
};

/** Presses a key; the mover reads its code. Out: whether the page still scrolls by it. */
const press = (key: string, keyCode: number): boolean =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));

test('the arrow keys move it', () => {
  const shown = open();
  press('ArrowRight', 39);
  expect(shown).toEqual([0, 1]);
});

test('PageDown and PageUp stay with the page', () => {
  const shown = open();
  expect(press('PageDown', 34)).toBe(true);
  expect(press('PageUp', 33)).toBe(true);
  expect(shown).toEqual([0]);
});
