import type { SavedRealty } from '@hanca/common/contract/saved.ts';
import { useState } from 'react';
import { Row } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { forCard } from '../realties/card/listed-realty.ts';
import { RealtyCard } from '../realties/card/realty-card.tsx';
import { changesOf, dearerBy } from './changes.ts';
import { Heart } from './heart.tsx';
import { NoteLine } from './note-line.tsx';
import styles from './saved-card.module.css';

const fetchRemoveDialog = async () => (await import('./remove-dialog.tsx')).RemoveDialog;

interface SavedCardProps {
  realty: SavedRealty;
  member: number;
  /** Its photo is the first of the page. */
  eager: boolean;
  /** Whether it is chosen to be compared; missing where there is nothing to compare it with. */
  chosen?: boolean | undefined;
  /** As many are chosen as are compared. */
  full: boolean;
  onChoose: (chosen: boolean) => void;
}

/** A saved home: what changed since, and what its member noted. */
export const SavedCard = ({ realty, member, eager, chosen, full, onChoose }: SavedCardProps) => {
  const { id, title, note, isNews } = realty;
  const removal = useLazyDialog(fetchRemoveDialog);
  // It stays what it was while it is on the page.
  const [wasNews] = useState(isNews);
  const changes = changesOf(realty);
  const news = wasNews || isNews;
  return (
    <div className={styles.card}>
      <RealtyCard
        // What it cost before is said below, since it was saved.
        realty={forCard(dearerBy(realty) === 0 ? realty : { ...realty, loweredDate: null })}
        level="h2"
        eager={eager}
        corner={<Heart id={id} title={title} onRemove={note ? removal.open : undefined} />}
      />
      {(news || changes.length > 0) && (
        <Row as="p" gap={1} className={styles.changes}>
          {news && <Tag>새 소식</Tag>}
          <span>{changes.join(' · ') || '저장할 때와 같아졌어요'}</span>
        </Row>
      )}
      {chosen !== undefined && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            aria-label={`${title} 비교`}
            checked={chosen}
            disabled={full && !chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          비교
        </label>
      )}
      <NoteLine id={id} title={title} note={note} member={member} />
      {removal.Opened && <removal.Opened realty={realty} member={member} onClose={removal.close} />}
    </div>
  );
};
