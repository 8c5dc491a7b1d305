import { RenderedPart } from '../../ui/rendered-part.tsx';
import type { CalculatorProps } from './calculator/calculator.tsx';

const fetchCalculator = async () => (await import('./calculator/calculator.tsx')).Calculator;

const Rendered = import.meta.env.SSR ? await fetchCalculator() : null;

/** The calculator, whose code comes after the page: until then its form stands still, so that nothing typed is lost. */
export const CalculatorPart = (props: CalculatorProps) => (
  <RenderedPart
    fetchCode={fetchCalculator}
    Rendered={Rendered}
    props={props}
    failure="계산기를 불러오지 못했어요. 점수표는 그대로 볼 수 있어요."
  />
);
