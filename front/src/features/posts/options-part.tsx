import { RenderedPart } from '../../ui/rendered-part.tsx';
import type { OptionsProps } from './options.tsx';

const fetchOptions = async () => (await import('./options.tsx')).Options;

const Rendered = import.meta.env.SSR ? await fetchOptions() : null;

/** The options of a home, which few posts have: their words come after the page. */
export const OptionsPart = (props: OptionsProps) => (
  <RenderedPart
    fetchCode={fetchOptions}
    Rendered={Rendered}
    props={props}
    failure="옵션을 불러오지 못했어요."
  />
);
