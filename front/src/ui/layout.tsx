import type { FormHTMLAttributes } from 'react';

interface LayoutProps extends FormHTMLAttributes<HTMLElement> {
  /** The element that the markup needs. */
  as?: 'div' | 'ul' | 'p' | 'section' | 'aside' | 'header' | 'nav' | 'form';
  /** The distance between its parts, as a step of the scale in theme/tokens.css, where it is not its usual one. */
  gap?: 1 | 2 | 3 | 4 | 5;
}

const layout =
  (name: string) =>
  ({ as: Element = 'div', gap, className, ...rest }: LayoutProps) => (
    <Element className={[name, gap && `gap-${gap}`, className].filter(Boolean).join(' ')} {...rest} />
  );

/** One below the other. */
export const Stack = layout('stack');

/** Side by side, on another line where there is no room. */
export const Row = layout('row');

/** Cards that lead with a picture: two beside each other on a phone, four at a desk. */
export const CardGrid = layout('card-grid');

/** Cards of words: one below the other on a phone, three beside each other at a desk. */
export const BoxGrid = layout('box-grid');
