import { type ReactNode, useId } from 'react';
import { CardGrid } from '../../../ui/layout.tsx';
import { Heart } from '../../saved/heart.tsx';
import type { CardRealty } from '../card/listed-realty.ts';
import { RealtyCard } from '../card/realty-card.tsx';

interface CardsProps {
  title: string;
  realties: CardRealty[];
  /** Beside the title: where there are more. */
  more?: ReactNode;
}

/** Other listings under a listing; nothing where there are none. */
export const Cards = ({ title, realties, more }: CardsProps) => {
  const id = useId();
  if (realties.length === 0) return null;
  return (
    <section className="more" aria-labelledby={id}>
      <div className="more-head">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <CardGrid as="ul">
        {realties.map((realty) => (
          <li key={realty.id}>
            <RealtyCard realty={realty} corner={<Heart id={realty.id} title={realty.title} />} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
};
