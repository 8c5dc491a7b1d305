import { money } from '@hanca/common/money.ts';
import { DEAL_DONE, RESERVED } from '@hanca/common/realties.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { factsText } from './card-facts.ts';
import type { CardRealty } from './listed-realty.ts';
import styles from './realty-cards.module.css';

interface RealtyPhotoProps {
  realty: Pick<CardRealty, 'thumbnail'>;
  /** Its photo is the first of the page. */
  eager?: boolean;
}

/** A listing's first photo. */
export const RealtyPhoto = ({ realty: { thumbnail }, eager }: RealtyPhotoProps) => (
  <Picture path={thumbnail} icon="home" eager={eager} />
);

interface RealtyCardProps {
  realty: CardRealty;
  /** Its photo is the first of the page. */
  eager?: boolean;
  /** What lies over the photo's corner and works by itself: a heart, a menu. */
  corner?: ReactNode;
  /** What the titles are under the heading above them. */
  level?: 'h2' | 'h3';
}

/** What a listing costs and what kind of home it is: '$2,350 /월 · 콘도'. */
export const RealtyPrice = ({ realty: { price, reTypeTitle } }: { realty: CardRealty }) => (
  <p className={styles.price}>
    {money(price)} <small>/월{reTypeTitle && ` · ${reTypeTitle}`}</small>
  </p>
);

/**
 * What makes one look twice at a listing that can still be had: a lower price, to be had at once. To its owner and
 * staff, who alone are shown it, that others are not.
 */
export const RealtyTags = ({ realty }: { realty: CardRealty }) => {
  const { price, previousPrice, availability, status, visible } = realty;
  const lowered = previousPrice !== null && previousPrice > price ? previousPrice - price : 0;
  if (!visible) return <Tag>비공개</Tag>;
  if (status === DEAL_DONE) return null;
  return (
    <>
      {lowered > 0 && <Tag tone="cheaper">{money(lowered)} 내림</Tag>}
      {availability === 'now' && <Tag>즉시 입주</Tag>}
    </>
  );
};

/** A listing, photo first. All of it leads to its page, but for what is in the corner. */
export const RealtyCard = ({ realty, eager = false, corner, level: Title = 'h3' }: RealtyCardProps) => {
  const done = realty.status === DEAL_DONE;
  const state = done ? '거래완료' : realty.status === RESERVED && '예약중';
  return (
    <article className={done ? `${styles.card} ${styles.done}` : styles.card}>
      <div className={`photo-frame ${styles.photo}`}>
        <RealtyPhoto realty={realty} eager={eager} />
        {state && (
          <div className={styles.badge}>
            <Tag tone="done">{state}</Tag>
          </div>
        )}
      </div>
      <RealtyPrice realty={realty} />
      <p className={styles.facts}>{factsText(realty)}</p>
      <Title className={styles.title}>
        <Link to={paths.realty(realty.id)} className="cover-link">
          {realty.title}
        </Link>
      </Title>
      <Row as="p" className={styles.region}>
        {realty.cityName} <RealtyTags realty={realty} />
      </Row>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
};
