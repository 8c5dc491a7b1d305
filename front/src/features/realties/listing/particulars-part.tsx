import { RenderedPart } from '../../../ui/rendered-part.tsx';
import type { ParticularsProps } from './particulars.tsx';

const fetchParticulars = async () => (await import('./particulars.tsx')).Particulars;

const Rendered = import.meta.env.SSR ? await fetchParticulars() : null;

/** The same, whose code comes after the page. */
export const ParticularsPart = (props: ParticularsProps) => (
  <RenderedPart
    fetchCode={fetchParticulars}
    Rendered={Rendered}
    props={props}
    failure="지도를 불러오지 못했어요."
  />
);
