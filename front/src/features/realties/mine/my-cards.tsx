import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { Stack } from '../../../ui/layout.tsx';
import { usePictureAddresses } from '../../../ui/picture-addresses.ts';
import { type CardActions, MyCard } from './my-card.tsx';
import styles from './my-cards.module.css';

interface MyCardsProps extends CardActions {
  realties: RealtySummary[];
  /** Others are on their way. */
  busy: boolean;
  /** The listing whose renewal is on its way. */
  renewing: number | undefined;
}

/** A page of the member's own listings. */
export const MyCards = ({ realties, busy, renewing, ...actions }: MyCardsProps) => {
  const unseen = realties.filter(({ visible, thumbnail }) => !visible && thumbnail);
  const addresses = usePictureAddresses(unseen.map(({ thumbnail }) => thumbnail));
  return (
    <Stack
      as="ul"
      className={busy ? `${styles.cards} ${styles.busy}` : styles.cards}
      aria-label="내 매물"
      aria-busy={busy}
    >
      {realties.map((realty, index) => (
        <li key={realty.id}>
          <MyCard
            realty={realty}
            photo={realty.visible ? realty.thumbnail : addresses.get(realty.thumbnail)}
            eager={index === 0}
            renewing={realty.id === renewing}
            {...actions}
          />
        </li>
      ))}
    </Stack>
  );
};
