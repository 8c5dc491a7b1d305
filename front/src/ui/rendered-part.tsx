import { type ComponentType, createElement, type ReactNode } from 'react';
import { LazyPart } from './lazy-part.tsx';

interface RenderedPartProps<P extends object> {
  /** The same function every time. */
  fetchCode: () => Promise<ComponentType<P>>;
  /** The component on the server; null in a browser. */
  Rendered: ComponentType<P> | null;
  props: P;
  /** What is missing where its code cannot be fetched, in sentences. */
  failure: ReactNode;
}

/** What the server has rendered in its place stays as it is; where nothing was, nothing comes. */
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part that the server renders with the page, and whose code comes after it: until then, and without it, it stays as it was
 * rendered. What it
 * looks like is named in assets.ts.
 */
export const RenderedPart = <P extends object>({
  fetchCode,
  Rendered,
  props,
  failure,
}: RenderedPartProps<P>) => (
  <LazyPart
    fetchCode={fetchCode}
    failure={failure}
    stays
    waiting={Rendered ? createElement('div', null, <Rendered {...props} />) : createElement('div', untouched)}
  >
    {(Part) => <Part {...props} />}
  </LazyPart>
);
